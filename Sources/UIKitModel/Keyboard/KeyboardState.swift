import Foundation

/// The keyboard on the device's screen, whoever it is up for.
struct KeyboardState: Equatable {
    /// For whom the keyboard is up.
    enum Owner: Int {
        case nobody, thisApp, otherApp
    }

    var owner = Owner.nobody
    /// In the window's coordinates, as much of it as lies in the window; `.null` while it is down.
    var frame = CGRect.null
    /// In the screen's coordinates; below the screen while it is down.
    var screenFrame = CGRect.zero
    /// Counts ups and downs, so that the end of an earlier one is told no more.
    var movements = 0

    var isUp: Bool { owner != .nobody }
}

extension Device {
    /// The keyboard at the bottom of the screen, across all of it, whichever app it is up for, in
    /// the screen's coordinates.
    ///
    /// Its heights are those of keyboards with a row of suggestions (*unverified*).
    func keyboardFrame(in orientation: Orientation, isUp: Bool) -> CGRect {
        let isPortrait = orientation == .portrait
        let size = isPortrait ? screen : CGSize(width: screen.height, height: screen.width)
        let height = isPortrait ? keyboardHeights.portrait : keyboardHeights.landscape
        return CGRect(
            x: 0, y: isUp ? size.height - height : size.height, width: size.width, height: height)
    }
}
