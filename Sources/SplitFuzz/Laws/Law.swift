package import StatefulTesting

/// A sentence that must hold in every app, whoever wrote it. The folder of a law has its claims:
/// invariants, and what they remember.
package enum Law: String, CaseIterable, Sendable {
    case specified
    case inReach = "in-reach"
    case geometry, undone, calls, rest, place

    /// The law that an invariant is a claim of.
    @MainActor package init?(of invariant: Invariant<SplitMachine>) {
        let law = Law.allCases.first { law in
            law.claims.contains { $0.name == invariant.name }
        }
        guard let law else { return nil }
        self = law
    }

    /// What the law says.
    package var sentence: String {
        switch self {
        case .specified:
            "What is so at rest is what app, user and system have asked for."
        case .inReach:
            "What the app shows can be brought under a finger, and what it offers works."
        case .geometry:
            "Frames, insets and sizes follow from the window, the direction and what is shown, "
                + "whatever came before."
        case .undone:
            "What the system takes back, and what the user cancels, leaves everything as it was."
        case .calls:
            "Each change is told to those whom it concerns, once and in order."
        case .rest:
            "Every action comes to an end, and UIKit raises and logs nothing."
        case .place:
            "What the user has opened, and nobody has closed, can still be reached."
        }
    }

    /// What it says in detail, from the part that most users see.
    @MainActor package var claims: [Invariant<SplitMachine>] {
        switch self {
        case .specified: [.asSpecified, Invariant.asAppExpects[0], .legalColumns]
        case .inReach:
            [
                .primaryContentOnScreen, .contentInReach, .singleNavigationBar, .barsInOrder,
                .displayModeButtonVisible, .wayBackVisible, .popoverAnchored, .tapsArrive,
                .waysLead, .foldKeptFree,
            ]
        case .geometry:
            [
                .viewsFill, .insetsCurrent, .sizesMatch, .popoverPlaced, .keyboardInPlace,
                .layoutCurrent, .constraintsHold,
            ]
        case .undone: [.cancelUndone]
        case .calls:
            [.appearanceBalanced, .traitsTold, .sizesAnnounced, .delegatesTold, .blocksRun]
        case .rest: [.noException, .comesToRest, .layoutSettles, .nothingLogged]
        case .place: [.placeKept]
        }
    }
}
