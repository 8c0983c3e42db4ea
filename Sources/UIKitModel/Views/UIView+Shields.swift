extension UIView {
    /// Reasons for UIKit to keep touches from a view, whatever the app has set.
    struct Shields: OptionSet {
        let rawValue: UInt8

        /// It is the root view of a column that sidebars cover or displace.
        static let dimming = Shields(rawValue: 1)
        /// It belongs to a navigation controller whose swipe back never ended (C-043).
        static let stuckSwipe = Shields(rawValue: 2)
        /// It is the container of a presentation that has yet to begin (C-040).
        static let coming = Shields(rawValue: 4)
    }

    /// Whether it is dimmed as a column.
    var isDimmed: Bool {
        get { shields.contains(.dimming) }
        set { if newValue { shields.insert(.dimming) } else { shields.remove(.dimming) } }
    }
}
