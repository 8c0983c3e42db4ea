import Foundation

/// The swipe back, as a finger does it.
extension UINavigationController {
    /// Whether a swipe from the edge of this controller would pop.
    @_spi(Simulation) public var canSwipeBack: Bool {
        navigationToPop.canBeginInteractivePop
    }

    /// Runs a whole swipe; the rest of the movement completes on the clock.
    @_spi(Simulation) public func swipeBack(_ end: GestureEnd) {
        let navigation = navigationToPop
        guard navigation.canBeginInteractivePop else { return }
        navigation.beginInteractivePop()
        navigation.endInteractivePop(end)
    }
}
