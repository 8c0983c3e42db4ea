import UIKit

/// The mailboxes that a message can go to. A tap on one closes the popover.
final class MailboxPickerViewController: ListViewController {
    convenience init() {
        let names = MailContents.mailboxes.map(\.name)
        self.init(title: "Move", identifier: "move", rows: names)
        preferredContentSize = CGSize(width: 240, height: 44 * names.count)
    }

    override func select(_ row: String) {
        dismiss(animated: true)
    }
}
