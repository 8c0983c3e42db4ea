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
    func adopt(_ log: CallbackLog, _ seen: [SeenController]) {
        for note in log.notes where note.callback == .traitsDidChange {
            told[Int(note.subject)] = Int(note.value)
        }
        for controller in seen { tell(controller) }
    }

    /// What is wrong with the calls of an action; `nil` where nothing is.
    ///
    /// - Parameters:
    ///   - treeBefore: the version of the controller tree of `before`.
    ///   - newWindowTraits: `nil` if the window has the same traits as before.
    func fault(
        in log: CallbackLog, from before: [SeenController], to now: [SeenController],
        treeBefore: Int, newWindowTraits: Int?
    ) -> Mismatch? {
        fault = nil
        if let newWindowTraits, let root = before.first,
            told[root.serialNumber] != newWindowTraits,
            root.serialNumber == now.first?.serialNumber
        {
            if !log.contains(.traitsWillChange, of: root.serialNumber, value: newWindowTraits) {
                report("will-transition", "the window's root was not told of its next traits")
            }
        }
        let notes = log.notes
        for index in notes.indices {
            switch notes[index].callback {
            case .traitsWillChange: check(announced: notes[index])
            case .traitsDidChange: check(changed: notes[index])
            case .traitsPassedOn where Int(notes[index].context) == treeBefore:
                check(passedOn: notes[index], at: index, in: log, children: before)
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

    /// Only a change is announced, and before it takes place.
    private func check(announced note: CallbackNote) {
        guard told[Int(note.subject)] == Int(note.value) else { return }
        report("will-transition", "a controller was told that it will get traits that it has")
    }

    /// Each change is told once, with the traits of before.
    private func check(changed note: CallbackNote) {
        let number = Int(note.subject)
        if told[number] >= 0, told[number] != Int(note.context) || note.value == note.context {
            report(
                "did-change",
                "a controller was told of new traits, and the previous ones were others or the same"
            )
        }
        told[number] = Int(note.value)
    }

    /// A container that passes an announcement on tells each child on screen whose traits change.
    private func check(
        passedOn note: CallbackNote, at index: Int, in log: CallbackLog,
        children: [SeenController]
    ) {
        for child in children
        where child.parent == Int(note.subject) && child.inheritsTraits
            && told[child.serialNumber] != Int(note.value)
        {
            var calls = 0
            for later in log.notes[(index + 1)...] {
                let isDidChange = if case .traitsDidChange = later.callback { true } else { false }
                if later.subject == note.subject, !isDidChange { break }
                guard case .traitsWillChange = later.callback else { continue }
                if Int(later.subject) == child.serialNumber, later.value == note.value {
                    calls += 1
                }
            }
            // The container may override them in its own `willTransition`.
            if calls != 1, !log.contains(.traitsOverridden, of: child.serialNumber, value: 0) {
                report(
                    "will-transition",
                    "a container has passed its next traits on, and told a child of them "
                        + (calls == 0 ? "nothing" : "\(calls) times"))
            }
        }
    }

    private func report(_ location: String, _ explanation: String) {
        if fault == nil { fault = Mismatch(location, explanation: explanation) }
    }
}
