import UIKit

// A popover that sizes to its navigation stack.
@MainActor func makePalette() -> UIViewController {
    UINavigationController(rootViewController: PaletteCanvas(title: "Canvas", text: "A drawing"))
}

final class PaletteCanvas: TextViewController, UIPopoverPresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Style", primaryAction: UIAction { [weak self] _ in self?.showStyle() })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Help", primaryAction: UIAction { [weak self] _ in self?.showHelp() })
    }

    private func showStyle() {
        let style = UINavigationController(rootViewController: PaletteStyle(canvas: self))
        style.modalPresentationStyle = .popover
        style.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        style.popoverPresentationController?.delegate = self
        // Help is not offered meanwhile.
        present(style, animated: true) {
            style.popoverPresentationController?.passthroughViews = nil
        }
    }

    private func showHelp() {
        let help = TextViewController(title: "Help", text: "Tap Style to change colours.")
        help.modalPresentationStyle = .popover
        help.preferredContentSize = CGSize(width: 280, height: 120)
        let popover = help.popoverPresentationController
        popover?.barButtonItem = navigationItem.leftBarButtonItem
        popover?.permittedArrowDirections = .up
        popover?.delegate = self
        // Style is not offered meanwhile.
        present(help, animated: true) {
            help.popoverPresentationController?.passthroughViews = nil
        }
    }

    // Stays a popover on small screens.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }

    func apply(_ name: String) { label.text = "A drawing in \(name)" }
}

final class PaletteStyle: ListViewController {
    weak var canvas: PaletteCanvas?

    init(canvas: PaletteCanvas) {
        self.canvas = canvas
        super.init(nibName: nil, bundle: nil)
        title = "Style"
        preferredContentSize = CGSize(width: 320, height: 132)
        rows = [
            Row("Colour") { [weak self] in self?.openColours() },
            Row("Width") { [weak self] in
                let page = TextViewController(title: "Width", text: "2 pt")
                page.preferredContentSize = CGSize(width: 320, height: 200)
                self?.navigationController?.pushViewController(page, animated: true)
            },
        ]
    }

    required init?(coder: NSCoder) { fatalError() }

    private func openColours() {
        let colours = PaletteColours()
        colours.onPick = { [weak self] in
            self?.canvas?.apply($0)
            self?.dismiss(animated: true)
        }
        navigationController?.pushViewController(colours, animated: true)
    }
}

final class PaletteColours: ListViewController {
    var onPick: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Colour"
        preferredContentSize = CGSize(width: 320, height: 300)
        rows = ["Red", "Green", "Blue"].map { name in
            Row(name) { [weak self] in self?.onPick?(name) }
        }
    }
}
