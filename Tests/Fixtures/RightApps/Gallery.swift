import UIKit

/// A container of one's own that swaps three pages below a row of segments.
final class GalleryContainerViewController: UIViewController {
    private let header = UIView()
    private let content = UIView()
    private let pages: [(name: String, controller: UIViewController)] = [
        ("Albums", UINavigationController(rootViewController: AlbumsViewController())),
        ("Recent", RecentViewController()),
        ("About", AboutViewController()),
    ]
    private var segments: [UIButton] = []
    private var current: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for part in [content, header] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 44),
            content.topAnchor.constraint(equalTo: header.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        makeSegments()
        select(0)
    }

    private func makeSegments() {
        var leading = header.leadingAnchor
        for (index, page) in pages.enumerated() {
            let segment = UIButton(
                type: .system,
                primaryAction: UIAction(title: page.name) { [unowned self] _ in select(index) })
            segment.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(segment)
            segments.append(segment)
            NSLayoutConstraint.activate([
                segment.topAnchor.constraint(equalTo: header.topAnchor),
                segment.bottomAnchor.constraint(equalTo: header.bottomAnchor),
                segment.leadingAnchor.constraint(equalTo: leading),
                segment.widthAnchor.constraint(
                    equalTo: header.widthAnchor, multiplier: 1 / CGFloat(pages.count)),
            ])
            leading = segment.trailingAnchor
        }
    }

    private func select(_ index: Int) {
        for (position, segment) in segments.enumerated() { segment.isSelected = position == index }
        let page = pages[index].controller
        guard page !== current else { return }
        if let current {
            current.willMove(toParent: nil)
            current.view.removeFromSuperview()
            current.removeFromParent()
        }
        addChild(page)
        page.view.frame = content.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(page.view)
        page.didMove(toParent: self)
        current = page
    }
}

private final class AlbumsViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Albums"
        rowsView.rows = ["Summer", "Cats"].map { album in
            RowsView.Row(title: album) { [weak self] in
                let page = TextPageViewController()
                page.title = album
                page.label.text = "The pictures of \(album)"
                self?.navigationController?.pushViewController(page, animated: true)
            }
        }
    }
}

private final class RecentViewController: RowsViewController {
    private var count = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        rowsView.rows = [
            RowsView.Row(title: "\(count) pictures. Import one") { [weak self] in
                self?.count += 1
                self?.update()
            }
        ]
    }
}

private final class AboutViewController: TextPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Gallery shows what your camera has seen."
    }
}
