package import StatefulTesting

extension SplitMachine {
    /// The names in `Corpus` that have changed, oldest first.
    ///
    /// Append a line here in the commit that renames a rule, an app, a variant, an invariant, a
    /// location, a control or a value of the set-up, and run `fuzzsplit replay --repair Corpus`.
    /// Never change or remove a line, because others have cases of their own.
    package static var renames: Renames {
        Renames([])
    }
}
