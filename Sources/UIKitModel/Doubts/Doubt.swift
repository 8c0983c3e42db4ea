/// A question about UIKit that no source settles, and the answers that the model can give.
@_spi(Simulation) public struct Doubt: Sendable {
    public let behaviour: Behaviour
    /// The name by which the command lists it.
    public let name: String
    public let question: String
    /// Ids of the catalogue.
    public let sources: [String]
    /// The default first.
    public let readings: [Reading]

    /// An answer.
    public struct Reading: Sendable {
        public let name: String
        /// A short sentence, without capital and full stop.
        public let sentence: String
    }

    /// - Parameter words: a sentence for each reading, in the order of the cases.
    init<Choice: UIKitModel.Reading>(
        _: Choice.Type, _ name: String, _ sources: [String], question: String, _ words: String...
    ) {
        let cases = Choice.allCases.map { "\($0)" }
        precondition(cases.count == words.count, "each reading of \(name) has a sentence")
        behaviour = Choice.behaviour
        self.name = name
        self.question = question
        self.sources = sources
        readings = zip(cases, words).map(Reading.init)
    }

    /// Every doubt, in the order of `docs/FIDELITY.md`.
    public static let all: [Doubt] = [
        ColumnSetWhileCollapsed.doubt, DetailWhileCollapsed.doubt, OverhangBesideNotch.doubt,
        InsetBeforeFrame.doubt, RoomBesideSidebars.doubt, AutomaticMode.doubt,
        OwnButtonAlone.doubt, BeyondTheEnd.doubt, CancelledDragLaysOut.doubt,
        TopOnNextCollapse.doubt, CollapsedFlag.doubt, SnapshotSize.doubt,
        SecondaryLeavesFirst.doubt, ChangeDuringPush.doubt, BarAfterCancelledPop.doubt,
        DockWalk.doubt, EqualInsetsTold.doubt, NegativeSafeArea.doubt, PopoverBarSize.doubt,
        AnchorGone.doubt, PopoverOrder.doubt, BarBesideMenu.doubt,
    ]
}

extension Simulation {
    /// The sentence of the reading in force.
    public func sentence(of doubt: Doubt) -> String {
        doubt.readings[Int(release.readings[doubt.behaviour])].sentence
    }
}

extension Release {
    /// The same release with another reading of a behaviour that sources leave open.
    ///
    /// - Parameter index: the position of the reading in `doubt.readings`.
    public func reading(_ doubt: Doubt, as index: Int) -> Release {
        precondition(doubt.readings.indices.contains(index), "\(doubt.name) has no such reading")
        var copy = self
        copy.readings.choose(UInt8(index), of: doubt.behaviour)
        return copy
    }
}
