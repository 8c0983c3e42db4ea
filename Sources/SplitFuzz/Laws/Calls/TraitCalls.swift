internal import Journal
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Compares the calls about traits with the traits that controllers have, and with those that they
/// had.
///
/// Traits are the numbers of `UITraitCollection.code`.
@MainActor final class TraitCalls {
    /// The traits that each controller has, as far as it was told; -1 for one that was never seen.
    private let told = SideTable<Int>(empty: -1)
    private var fault: Mismatch?

    /// Records the calls of an action without judging them.
    func adopt(_ journal: Journal, _ seen: [SeenController]) {
        for case .call(.traitsDidChange(let controller, _, let traits)) in journal.entries {
            told[controller] = traits
        }
        for controller in seen { tell(controller) }
    }

    /// What is wrong with the calls of an action; `nil` where nothing is.
    func fault(
        of last: LastAction, from before: [SeenController], to now: [SeenController]
    ) -> Mismatch? {
        fault = nil
        let journal = last.journal
        for (index, entry) in journal.entries.enumerated() {
            switch entry {
            case .call(.traitsDidChange(let controller, let old, let new)):
                check(changed: controller, from: old, to: new)
                let owners = min(
                    before.controller(controller)?.traitHandlersOwners ?? 0,
                    now.controller(controller)?.traitHandlersOwners ?? 0)
                if owners > journal.count(of: .traitHandlers(controller), from: index) {
                    report(
                        "handlers", "the handlers for changes of traits were not called")
                }
            case .call(.traitHandler(let previous)):
                let isAboutChange = journal.entries[..<index].contains {
                    if case .call(.traitsDidChange(_, previous, _)) = $0 { true } else { false }
                }
                // The window's own handlers come first.
                if !isAboutChange, previous != last.before.window.traits {
                    report(
                        "handlers", "a handler was called with other traits than those of before")
                }
            // Amid another change, a page may be in two stacks.
            case .call(.passesOn(let container, let traits, last.before.tree)) where last.wasAtRest:
                check(
                    passedOn: traits, by: container, in: journal, since: index + 1,
                    children: before)
            default: break
            }
        }
        for controller in now {
            let number = controller.serialNumber
            if told[number] >= 0, told[number] != controller.traits {
                report(
                    "did-change", "the traits of a controller are not those that it was last told")
            }
            tell(controller)
        }
        return fault
    }

    /// Writing costs more than reading, and most controllers keep their traits.
    private func tell(_ controller: SeenController) {
        let number = controller.serialNumber
        if told[number] != controller.traits { told[number] = controller.traits }
    }

    /// Each change is told once, with the traits of before.
    private func check(changed controller: Int, from old: Int, to new: Int) {
        if told[controller] >= 0, told[controller] != old || old == new {
            report(
                "did-change",
                "a controller was told of new traits, and the previous ones were others or the same"
            )
        }
        told[controller] = new
    }

    /// A container that passes an announcement on tells each child on screen whose traits change.
    private func check(
        passedOn traits: Int, by container: Int, in journal: Journal, since index: Int,
        children: [SeenController]
    ) {
        for child in children
        where child.parent == container && child.inheritsTraits
            && told[child.serialNumber] != traits
        {
            var calls = 0
            search: for later in journal.entries[index...] {
                switch later {
                case .call(.willTransition(container, _)), .call(.passesOn(container, _, _)):
                    break search
                case .call(.willTransition(child.serialNumber, traits)): calls += 1
                // A window that passes through a size half way changes them twice.
                case .call(.willTransition(child.serialNumber, _)) where calls > 0: break search
                default: continue
                }
            }
            // The container may override them in its own `willTransition`.
            if calls != 1, !journal.asks(for: { $0 == .traits(of: child.serialNumber) }) {
                report(
                    "will-transition",
                    "a container has passed its next traits on, and told a child of them "
                        + (calls == 0 ? "nothing" : "\(calls) times"))
            }
        }
    }

    private func report(_ location: String, _ explanation: String) {
        if fault == nil { fault = Mismatch(location, explanation) }
    }
}
