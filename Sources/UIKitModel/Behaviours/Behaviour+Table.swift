extension Behaviour {
    /// What a behaviour is, for the reports.
    @_spi(Simulation) public struct Entry: Sendable {
        public let behaviour: Behaviour
        /// Ids of the catalogue; those of a row of `docs/FIDELITY.md` if it is unverified.
        public let sources: [String]
        /// A short sentence, without capital and full stop.
        public let sentence: String

        /// The section of `docs/FIDELITY.md` with the unverified row; `nil` for a defect.
        public var section: Section? {
            Behaviour.sections.last { $0.first.rawValue <= behaviour.rawValue }?.section
        }

        init(_ behaviour: Behaviour, _ sources: [String], _ sentence: String) {
            self.behaviour = behaviour
            self.sources = sources
            self.sentence = sentence
        }

        init(_ doubt: Doubt) {
            self.init(doubt.behaviour, doubt.sources, doubt.readings[0].sentence)
        }
    }

    /// The first behaviour of each section, in their order; the defects are in none.
    private static let sections: [(first: Behaviour, section: Section?)] = [
        (.wrapsAtFirstLayout, .columns), (.hiddenColumnRestsOutside, .widths),
        (.behaviorDecides, .modes), (.buttonSequenceInDouble, .button),
        (.dragResistance, .gestures), (.collapsedShowing, .collapsing),
        (.classicChildrenAtOnce, .classic), (.poppedIsRight, .defects),
        (.stackTwice, .navigation), (.tabSwitchOrder, .tabs), (.keyboardHeight, .keyboard),
        (.traitsBeforeHierarchy, .appearance), (.dockWalks, .safeAreas),
        (.flexibleParts, .time), (.automaticInset, .scrolling), (.workAfterLayout, .queues),
        (.regularWidth, .devices), (.popoverDefaultSize, .popovers), (.insetsLostAfterPush, nil),
    ]

    /// A section of `docs/FIDELITY.md`. The raw value is its anchor.
    @_spi(Simulation) public enum Section: String, Sendable {
        case columns = "columns-and-what-is-in-them"
        case widths = "where-columns-are"
        case modes = "display-modes-and-behaviours"
        case button = "the-display-mode-button"
        case gestures
        case collapsing = "collapsing-and-expanding"
        case classic = "the-classic-split-view"
        case defects = "defects-of-releases"
        case navigation
        case tabs = "tab-bars"
        case keyboard = "the-keyboard"
        case appearance = "appearance-containment-traits"
        case safeAreas = "safe-areas"
        case time = "views-and-time"
        case scrolling
        case queues = "queues-and-timers"
        case devices
        case popovers = "popovers-and-presentation"
    }

    /// All behaviours, in the order of their numbers.
    @_spi(Simulation) public static let table =
        unverifiedOfColumns + unverifiedOfRest + defects

    /// The last behaviours are the defects of releases, in the same order.
    private static let defects = zip(
        allCases.suffix(Defect.ofReleases.count), Defect.ofReleases
    ).map { behaviour, defect in
        Entry(behaviour, defect.catalogue, "\(defect.trigger): \(defect.effect)")
    }
}
