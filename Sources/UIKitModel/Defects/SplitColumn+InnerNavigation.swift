extension SplitColumn {
    /// The app's own navigation controller inside the primary's controller, with something pushed on
    /// it: the state in which iOS 14 takes that controller for the column's.
    ///
    /// The trigger that `insetsLostAfterPush`, `getterNamesInnerNavigation` and
    /// `walkPassesSplitView` share.
    @MainActor var innerNavigationTakenForIt: UINavigationController? {
        guard column == .primary, let outer, outer.asNavigation == nil,
            let inner = outer.storedChildren.first?.asNavigation, inner.stack.count > 1
        else { return nil }
        return inner
    }
}
