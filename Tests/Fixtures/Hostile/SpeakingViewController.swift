import UIKit

/// A text that no terminal and no log may get as it is: it clears the screen, rings, turns the
/// order of letters, begins lines, and gives commands to GitHub.
let escapes = "\u{1b}[2J\u{7}\u{202e}\n::error::planted\r##[error]planted"

/// A screen that says such a text wherever an app can: in titles, in what it prints, and when it
/// traps.
final class SpeakingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = escapes
        add(escapes, at: 200) {
            print(escapes)
            fatalError(escapes)
        }
        // Its upper half is out of reach, which a finding says at its title.
        add("\(escapes) half", at: -22) {}
    }
}
