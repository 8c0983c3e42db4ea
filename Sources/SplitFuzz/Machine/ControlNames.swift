internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The names of controls, each made once: `column/identifier-or-title`.
///
/// A control keeps the number of its name while its column and title stay the same, so that no text
/// is made or compared in the hot path.
@MainActor struct ControlNames {
    static var shared = ControlNames()

    private(set) var names: [Name] = []
    /// Where each name stands in the order of all names, by UTF-8 bytes.
    private(set) var ranks: [Int] = []
    private var numbers: [String: Int] = [:]

    /// The number of a control's name in a part of the screen.
    mutating func number(of control: UIControl, in region: Region) -> Int {
        let tag = UInt64(region.rawValue + 1)
        if control.inspectionTag >> 32 == tag {
            return Int(control.inspectionTag & 0xffff_ffff)
        }
        let text = control.accessibilityIdentifier ?? control.shownTitle ?? "control"
        let number = number(of: "\(region.word)/\(text)")
        control.inspectionTag = tag << 32 | UInt64(number)
        return number
    }

    /// The number of the nth of several controls that share a name.
    mutating func number(of shared: Int, repeated count: Int) -> Int {
        number(of: "\(names[shared].text)#\(count)")
    }

    private mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = names.count
        names.append(Name(text))
        let sorted = names.indices.sorted { names[$0] < names[$1] }
        ranks = Array(repeating: 0, count: names.count)
        for (rank, index) in sorted.enumerated() { ranks[index] = rank }
        return names.count - 1
    }
}
