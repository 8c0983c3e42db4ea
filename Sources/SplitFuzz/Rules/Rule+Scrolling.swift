internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// User actions: scrolling. The directions are two rules, because content can be at its end in one
/// of them.
extension Rule<SplitMachine> {
    @MainActor static var scrollDown: Self { scroll(.down, "to what is further down") }
    @MainActor static var scrollUp: Self { scroll(.up, "back towards the top") }

    @MainActor private static func scroll(_ direction: ScrollDirection, _ aim: String) -> Self {
        Rule(
            "scroll-\(direction.rawValue)",
            .name(among: { ScrollableViews(of: $0).names(direction) }),
            summary: "scrolls content that is taller than its room by a page, \(aim)",
            sources: ["B-130", "B-133"],
            when: { $0.simulation.hasScrollViews && $0.simulation.acceptsTouches }
        ) { machine, name in
            machine.userActs {
                guard let view = ScrollableViews(of: machine).view(named: name) else { return }
                machine.finger.scroll(view, direction, named: name)
            }
        }
    }
}
