import Foundation

/// The heights of bars in points, without what the device covers (B-174, *unverified*).
struct BarHeights: Equatable, Sendable {
    /// Those of navigation bars and toolbars.
    private let ofPad: CGFloat
    private let tabBarOfPad: CGFloat
    /// That of tab bars in compact height.
    private let lowTabBar: CGFloat

    /// iOS 8 to 11.
    static let early = BarHeights(ofPad: 44, tabBarOfPad: 49, lowTabBar: 49)
    /// iOS 12 and later: an iPad's bars leave room for the home indicator.
    static let sinceiOS12 = BarHeights(ofPad: 50, tabBarOfPad: 50, lowTabBar: 32)

    /// The height of a navigation bar or a toolbar in a window of these traits.
    @MainActor fileprivate func bar(in traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return ofPad }
        return isLow(traits) ? 32 : 44
    }

    /// The height of a tab bar in a window of these traits.
    @MainActor fileprivate func tabBar(in traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return tabBarOfPad }
        return isLow(traits) ? lowTabBar : 49
    }

    /// Whether a phone lies on its side. Large phones, which are regular in width then, keep high
    /// bars.
    @MainActor private func isLow(_ traits: UITraitCollection) -> Bool {
        traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact
    }
}

/// The heights of bars in the present window in points, without what the device covers (B-174,
/// *unverified*). A phone that folds has its own (D-212 to D-214).
extension Simulation {
    private func passedBarsOfFold() -> Fold? {
        guard Simulation.folds, let fold = environment.device.fold else { return nil }
        passed(.barsOfFold)
        return fold
    }

    /// That of navigation bars.
    var barHeight: CGFloat {
        passedBarsOfFold()?.barEnd ?? release.conventions.bars.bar(in: window.sceneTraits)
    }

    var toolbarHeight: CGFloat { passedBarsOfFold()?.bottomBar ?? barHeight }

    var tabBarHeight: CGFloat {
        passedBarsOfFold()?.bottomBar
            ?? release.conventions.bars.tabBar(in: window.sceneTraits)
    }
}
