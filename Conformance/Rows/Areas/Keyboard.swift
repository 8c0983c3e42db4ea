import UIKit

extension ConformanceArea {
    /// First responders. The keyboard itself has another size on each device.
    static let keyboard = ConformanceArea(
        "The keyboard",
        rows: [
            ConformanceRow(
                "keyboard/no-window", of: "B-079", "Only what is in a window is first", since: 8,
                expects: "no"
            ) { stage in
                stage.show(Page("page"), in: .wide)
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                _ = field.becomeFirstResponder()
                return text(field.isFirstResponder)
            },
            ConformanceRow(
                "keyboard/leaving-the-window", of: "B-079", "Only what is in a window is first",
                since: 8, expects: "yes, then no"
            ) { stage in
                let page = Page("page")
                stage.show(page, in: .wide)
                let field = UITextField(frame: CGRect(x: 100, y: 300, width: 100, height: 30))
                stage.perform {
                    page.view.addSubview(field)
                    _ = field.becomeFirstResponder()
                }
                let before = text(field.isFirstResponder)
                stage.perform { field.removeFromSuperview() }
                return "\(before), then \(text(field.isFirstResponder))"
            },
        ])
}
