@_spi(Simulation) internal import UIKitModel

/// The key of each page: a number that stands for its restoration identifier, else its title, else
/// its type. A page and its counterpart in another hierarchy share a key.
@MainActor final class PageKeys {
    private struct Entry {
        /// 0 where no key is known.
        var key: UInt64 = 0
        /// The key is right as long as the controller has this version of its names.
        var nameVersion = 0
    }

    /// Whether a page that gets another title becomes another page. While the system acts it does
    /// not: a title may be a count or a time.
    var titlesChangePages = false
    private let entries = SideTable(empty: Entry())
    private var names: [UInt64: String] = [:]

    /// Never 0.
    func key(of controller: UIViewController) -> UInt64 {
        let known = entries[controller.serialNumber]
        if known.key != 0, !titlesChangePages || known.nameVersion == controller.nameVersion {
            return known.key
        }
        let given = controller.restorationIdentifier ?? controller.title
        let name = given ?? String(describing: type(of: controller))
        // FNV-1a.
        var key: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { key = (key ^ UInt64(byte)) &* 0x100_0000_01b3 }
        key |= 1
        names[key] = name
        // A page may get its title as its view is loaded.
        if given != nil || controller.isViewLoaded {
            entries[controller.serialNumber] = Entry(key: key, nameVersion: controller.nameVersion)
        }
        return key
    }

    /// What a key stands for, for readers. Of 0: nothing.
    func text(of key: UInt64) -> String {
        key == 0 ? "nothing" : names[key].map { "\"\($0)\"" } ?? "another page"
    }
}
