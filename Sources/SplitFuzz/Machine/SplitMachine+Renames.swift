package import StatefulTesting

extension SplitMachine {
    /// The names in `Corpus` that have changed, oldest first.
    ///
    /// Append a line here in the commit that renames a rule, an app, a variant, an invariant, a
    /// location, a control or a value of the set-up, and run `fuzzsplit replay --repair Corpus`.
    /// Never change or remove a line, because others have cases of their own.
    package static var renames: Renames {
        Renames([
            .location(ofInvariant: "mode-kept", from: "preference", to: "display-mode"),
            .location(ofInvariant: "mode-kept", from: "over-secondary", to: "display-mode"),
            .location(ofInvariant: "mode-kept", from: "column-request", to: "display-mode"),
            .location(ofInvariant: "mode-kept", from: "two-at-once", to: "display-mode"),
            .location(ofInvariant: "sidebar-in-landscape", from: "sidebar", to: "display-mode"),
            .location(ofInvariant: "collapsed-in-compact", from: "expanded", to: "collapsed"),
            .location(ofInvariant: "requests-carried-out", from: "present", to: "presentation"),
            .location(ofInvariant: "requests-carried-out", from: "dismiss", to: "presentation"),
            .location(ofInvariant: "keyboard-follows-field", from: "field", to: "keyboard"),
            .location(ofInvariant: "keyboard-follows-field", from: "other", to: "keyboard"),
            .location(
                ofInvariant: "keyboard-follows-field", from: "fields", to: "first-responder"),
            .invariant(from: "mode-kept", to: "as-specified"),
            .invariant(from: "sidebar-in-landscape", to: "as-specified"),
            .invariant(from: "collapsed-in-compact", to: "as-specified"),
            .invariant(from: "no-stray-button", to: "as-specified"),
            .invariant(from: "requests-carried-out", to: "as-specified"),
            .invariant(from: "keyboard-follows-field", to: "as-specified"),
            .invariant(from: "getters-agree", to: "as-specified"),
            .invariant(from: "background-undone", to: "as-specified"),
            .location(ofInvariant: "as-specified", from: "popover", to: "presentation-style"),
        ])
    }
}
