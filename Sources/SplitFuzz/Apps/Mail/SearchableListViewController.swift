import UIKit

/// A list with a field above its rows that searches it. A tap on a row ends the search.
final class SearchableListViewController: ListViewController {
    private let field = UITextField(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonTitle = "Messages"
        field.placeholder = "Search"
        view.addSubview(field)
        rows.insert(field, at: 0)
    }

    override func select(_ row: String) {
        view.endEditing(true)
        super.select(row)
    }
}
