import StatefulTesting
import Yardsticks

/// A yardstick without the type of its machine.
struct ListedYardstick {
    let id: String
    /// How many seeds are measured by default.
    let seeds: Int
    /// The actions in a random case.
    let actions: Int
    let shrink: (_ seeds: Int) -> ShrinkQuality
    let search: (Scheme, _ seeds: Int) -> SearchQuality

    init<Machine>(
        _ yardstick: Yardstick<Machine>, seeds: Int = 100, searchLimit: Int = 2_000_000
    ) {
        id = yardstick.subject.name
        actions = yardstick.cases.actions
        self.seeds = seeds
        shrink = { ShrinkQuality(of: yardstick, seeds: $0) }
        search = { SearchQuality(of: yardstick, scheme: $0, seeds: $1, limit: searchLimit) }
    }

    static var all: [ListedYardstick] {
        [
            ListedYardstick(SnapshotStore.yardstick, seeds: 20),
            ListedYardstick(Counters.yardstick),
            ListedYardstick(Pairs.yardstick),
            ListedYardstick(Graph.yardstick),
            ListedYardstick(FullQueue.yardstick),
            ListedYardstick(Puzzle.yardstick),
            ListedYardstick(Parity.yardstick()),
            ListedYardstick(Lock.yardstick(), seeds: 20, searchLimit: 5_000_000),
            ListedYardstick(ExactTotal.yardstick),
            ListedYardstick(Purse.yardstick),
            ListedYardstick(TwinKey<FiftyKeys>.yardstick),
            ListedYardstick(TwinKey<TenThousandKeys>.yardstick),
            ListedYardstick(Difference.yardstick),
            ListedYardstick(SearchTree.yardstick),
            ListedYardstick(RecentCache.yardstick),
            ListedYardstick(Editor.yardstick),
            ListedYardstick(TwoCounters.yardstick(total: 30), seeds: 20),
            ListedYardstick(TwoCounters.yardstick(total: 60), seeds: 20),
            ListedYardstick(ForgetfulFeed.yardstick),
            ListedYardstick(HiddenLock<SliceStart>.yardstick(), seeds: 10),
            ListedYardstick(HiddenLock<SubstringBase>.yardstick(), seeds: 10),
            ListedYardstick(HiddenLock<BufferElement>.yardstick(), seeds: 10),
            ListedYardstick(HiddenLock<CapturedVariable>.yardstick(), seeds: 10),
            ListedYardstick(HiddenLock<PartialMirror>.yardstick(), seeds: 10),
            ListedYardstick(HiddenLock<GlobalVariable>.yardstick(), seeds: 10),
            ListedYardstick(HiddenLock<ArrayCapacity>.yardstick(), seeds: 10),
        ]
    }
}
