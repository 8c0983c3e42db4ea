import Foundation
import UIKitModel

/// A form that keeps its content above the keyboard. Its content inset follows the keyboard, which
/// a drag dismisses.
final class FormPage: UIViewController {
    private let contentHeight: CGFloat
    private let scrollView = UIScrollView(frame: .zero)
    private var observers: [any NSObjectProtocol] = []

    init(contentHeight: CGFloat) {
        self.contentHeight = contentHeight
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: contentHeight)
        scrollView.keyboardDismissMode = .onDrag
        view.addSubview(scrollView)
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 300, height: 44))
        field.placeholder = "Name"
        scrollView.addSubview(field)
        let toEnd = UIAction(title: "To the end") { [unowned self] _ in
            let end = CGRect(x: 0, y: contentHeight - 45, width: 10, height: 10)
            scrollView.scrollRectToVisible(end, animated: true)
        }
        let button = UIButton(type: .system, primaryAction: toEnd)
        button.frame = CGRect(x: 10, y: 200, width: 300, height: 44)
        scrollView.addSubview(button)
        follow(UIResponder.keyboardWillShowNotification) { $0.height }
        follow(UIResponder.keyboardWillHideNotification) { _ in 0 }
    }

    private func follow(
        _ name: NSNotification.Name, inset: @escaping @Sendable (CGRect) -> CGFloat
    ) {
        let observer = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let bottom = inset(frame?.cgRectValue ?? .zero)
            MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = bottom }
        }
        observers.append(observer)
    }
}
