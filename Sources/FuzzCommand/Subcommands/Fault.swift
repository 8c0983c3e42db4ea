internal import SplitFuzz
internal import StatefulTesting

/// Whose fault a finding is.
///
/// What breaks the specification is never the app's: it is UIKit's if it needs one of its defects,
/// and else a mistake of the model or of the specification. All other invariants blame the app,
/// also where a defect of UIKit's makes its code wrong.
enum Fault: String {
    case app, uikit = "UIKit", model
    /// A flaky one, which no experiment decides.
    case unknown

    @MainActor init(of finding: Finding, in subject: Subject<SplitMachine>) {
        if finding.signature.invariant != SplitMachine.specification {
            self = .app
        } else if finding.flakiness != nil {
            self = .unknown
        } else if finding.mechanisms.isEmpty,
            subject.failsBare(finding.trace, like: finding.signature)
        {
            self = .model
        } else {
            self = .uikit
        }
    }

    /// A sentence for the report of a finding; empty where it goes without saying.
    var sentence: String {
        switch self {
        case .app, .unknown: ""
        case .uikit:
            "UIKit itself does this, and not the app: without its defects, the app's requests are "
                + "carried out"
        case .model:
            "this is a bug of the model, and not of the app: no defect of UIKit's is needed. "
                + "Please report the case"
        }
    }
}
