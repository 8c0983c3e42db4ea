internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The names of controls in every simulation of the process: `region/identifier-or-title`.
///
/// A name stands for a number and is made once, so that no text is made or compared in the hot
/// path.
@MainActor struct ControlNames {
    static var shared = ControlNames()

    private(set) var names: [Name] = []
    /// The position of each name in the order of all names, which is by UTF-8 bytes.
    private(set) var ranks: [Int] = []
    /// The numbers in the order of their names.
    private var order: [Int] = []
    private var numbers: [String: Int] = [:]

    /// The number for one of several controls that share a name, by its position among them.
    mutating func number(of shared: Int, repeated count: Int) -> Int {
        number(of: "\(names[shared].text)#\(count)")
    }

    /// The number of a name. A new name gets a new number, at a cost of O(n) for n names.
    fileprivate mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        let (number, name) = (names.count, Name(text))
        numbers[text] = number
        names.append(name)
        ranks.append(number)
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if names[order[middle]] < name { low = middle + 1 } else { high = middle }
        }
        order.insert(number, at: low)
        for rank in low..<order.count { ranks[order[rank]] = rank }
        return number
    }
}

/// Remembers the number of each control's name in one simulation.
///
/// A number stays valid while the control's region, title and identifier stay the same.
@MainActor struct ControlNumbers {
    private struct Entry {
        var number = 0
        var region: Region?
        var nameVersion = 0
    }

    private let entries = SideTable(empty: Entry())

    /// The number of a control's name in a region of the screen.
    func number(of control: UIControl, in region: Region) -> Int {
        let known = entries[control.serialNumber]
        if known.region == region, known.nameVersion == control.nameVersion { return known.number }
        let text = control.accessibilityIdentifier ?? control.shownTitle ?? "control"
        let number = ControlNames.shared.number(of: "\(region.label)/\(text)")
        entries[control.serialNumber] = Entry(
            number: number, region: region, nameVersion: control.nameVersion)
        return number
    }
}
