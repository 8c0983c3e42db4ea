extension Observation.Split {
    /// Whether the display-mode button is to be on screen, by the arrangement (B-T3): not while
    /// collapsed, where the app wants none (A-112, B-033), or in a classic split view that
    /// has put it into no bar (B-030). `nil` where no source tells.
    package var wantsButton: Bool? {
        if isCollapsed { return false }
        if style == .unspecified { return hasOwnButton ? nil : false }
        return allowsButtons ? arrangement.hasButton(style) : false
    }

    /// The same of the double arrow.
    package var wantsArrow: Bool? {
        if isCollapsed || !wantsDoubleArrow { return false }
        return style == .tripleColumn && allowsButtons ? true : nil
    }

    private var allowsButtons: Bool {
        buttonVisibility == .always || buttonVisibility == .automatic && presentsWithGesture
    }
}
