import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

/// Each invariant says in a sentence what it expected and what it saw.
@Suite("Explanations") @MainActor struct ExplanationTests {
    /// What the invariants say after a tap on a row that breaks something.
    private func sentences(
        about invariant: String, when act: @escaping @MainActor (ActingViewController) -> Void
    ) throws -> [String] {
        var driver = try AppDriver(acting: act)
        try driver.act("tap \"primary/Act\"")
        return sentences(about: invariant, driver)
    }

    /// What one invariant says now.
    private func sentences(about invariant: String, _ driver: AppDriver) -> [String] {
        driver.explanations.filter { $0.hasPrefix("\(invariant): ") }
            .map { String($0.dropFirst(invariant.count + 2)) }
    }

    @Test("appearance-balanced names the controller and its state") func appearance() throws {
        let twice = try sentences(about: "appearance-balanced") { list in
            list.beginAppearanceTransition(true, animated: false)
        }
        let never = try sentences(about: "appearance-balanced") { list in
            list.beginAppearanceTransition(false, animated: false)
        }

        #expect(twice == ["an appearance callback of ActingViewController came while it was shown"])
        #expect(never == ["\"List\" is on screen, and has not appeared"])
    }

    @Test(
        "display-mode-button-visible says why the button cannot be tapped",
        arguments: [
            ("hidden", "it is hidden"), ("transparent", "it is transparent, with an alpha of 0"),
            ("translucent", "it is transparent, with an alpha of 0.25"),
            ("removed", "it is not in the bar"), ("off screen", "it is not on screen"),
            ("half off screen", "a part of it is not on screen"),
            ("untouchable", "a tap on it reaches something else"),
        ])
    func displayModeButton(_ fault: String, why: String) throws {
        let driver = try AppDriver { .tiling(ActingViewController("List")) }
        let button = try #require(try driver.split.displayModeButton)
        driver.tamper { _ in
            switch fault {
            case "hidden": button.isHidden = true
            case "transparent": button.alpha = 0
            case "translucent": button.alpha = 0.25
            case "removed": button.removeFromSuperview()
            case "off screen": button.frame.origin.x -= 600
            case "half off screen":
                button.frame.origin.x -= button.convert(button.bounds, to: nil).midX
            default: button.isUserInteractionEnabled = false
            }
        }

        #expect(
            sentences(about: "display-mode-button-visible", driver)
                == ["the primary's bar must show the display-mode button: \(why)"])
    }

    @Test("insets-current gives the safe area and the one that the frame needs")
    func insets() throws {
        let moved = try sentences(about: "insets-current") { $0.view.frame.origin.y += 60 }

        #expect(moved == ["the safe area of \"List\" is 74 at the top; its frame needs 14"])
    }

    @Test("layout-current gives both size classes") func layoutCurrent() throws {
        let driver = try AppDriver("early-size-class", of: .masterDetail)

        #expect(
            sentences(about: "layout-current", driver)
                == [
                    "\"Items\" is laid out for the width class regular, and its width class is "
                        + "compact"
                ])
    }

    @Test("layout-settles gives the limit") func layoutSettles() throws {
        let layout = try sentences(about: "layout-settles") { list in
            list.view.addSubview(LayoutAsker(frame: .zero))
        }

        #expect(
            layout
                == [
                    "each layout pass asks for another one: layout did not settle within 64 passes"
                ])
    }

    @Test("no-exception repeats what UIKit raised") func exception() throws {
        let pushed = try sentences(about: "no-exception") { list in
            list.navigationController?.pushViewController(list, animated: false)
        }

        #expect(
            pushed
                == [
                    "UIKit raised NSInvalidArgumentException: Pushing the same view controller "
                        + "instance more than once is not supported (ActingViewController)"
                ])
    }

    @Test("place-kept names where the user was, and what the user sees") func place() throws {
        var collapsed = try AppDriver {
            let split = UIViewController.tiling(ActingViewController("List"))
            let compact = UINavigationController()
            compact.viewControllers = [
                ActingViewController("List"), ActingViewController("Nothing selected"),
            ]
            split.setViewController(compact, for: .compact)
            return split
        }
        try collapsed.act("resize third")
        let launched = try AppDriver("default-delegate", of: .masterDetail)

        #expect(
            sentences(about: "place-kept", collapsed)
                == ["the user was at \"List\", and now sees \"Nothing selected\""])
        #expect(
            sentences(about: "place-kept", launched)
                == ["nobody has chosen a detail, and the app starts at \"item/none\""])
    }

    @Test("popover-placed says which room a popover leaves") func anchor() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })
        try driver.act("tap \"primary/Act\"")
        driver.tamper { $0.activePresentations.last?.controllerOnScreen?.view.frame.origin.x = -50 }

        let sentence = sentences(about: "popover-placed", driver).first
        #expect(sentence?.contains(", 300 by 200 leaves its room, which is ") == true)
    }

    @Test("primary-content-on-screen gives the edge, and both safe areas") func content() throws {
        var pushed = try AppDriver("own-navigation")
        try pushed.act("tap \"primary/Presenters\"", "rotate portrait")
        let tampered = try sentences(about: "primary-content-on-screen") { list in
            let secondary = list.splitViewController?.children.first { $0 !== list.parent }
            secondary?.view.frame.origin.x += 80
        }

        #expect(
            sentences(about: "primary-content-on-screen", pushed)
                == [
                    "the primary's content goes 100 points beyond the left edge of the split view: "
                        + "its safe area there is 0, and needs 100"
                ])
        #expect(
            tampered
                == [
                    "the secondary's content goes 80 points beyond the right edge of the split "
                        + "view: its safe area there is 0, and needs 80"
                ])
    }

    @Test("single-navigation-bar counts the bars, and measures them") func bars() throws {
        let none = try sentences(about: "single-navigation-bar") {
            $0.navigationController?.navigationBar.alpha = 0
        }
        let narrow = try sentences(about: "single-navigation-bar") {
            $0.navigationController?.navigationBar.frame.size.width -= 120
        }
        let stale = try sentences(about: "single-navigation-bar") { list in
            list.navigationController?.navigationBar.items = [UINavigationItem(title: "Other")]
        }

        #expect(none == ["the primary must show one bar, and shows 0"])
        #expect(narrow == ["the primary is 320 points wide, and its bar 300"])
        #expect(stale == ["the primary shows \"List\", and its bar belongs to \"Other\""])
    }

    @Test("sizes-match and views-fill give what is wanted, and what is") func sizes() throws {
        var driver = try AppDriver(opening: { sizedPage(300, 200) })
        try driver.act("tap \"primary/Act\"")
        driver.tamper {
            $0.activePresentations.last?.controllerOnScreen?.view.frame.size.width = 200
        }
        let column = try AppDriver { .tiling(ActingViewController("List")) }
        column.tamper { $0.splitViews.first?.children.last?.view.frame.size.width -= 30 }

        #expect(
            sentences(about: "sizes-match", driver)
                == ["the content of the popover must have 300 by 200, and has 200 by 200"])
        #expect(
            sentences(about: "views-fill", column)
                == [
                    "in oneBesideSecondary, the primary must be at 0, 0, 320 by 834, and is at "
                        + "0, 0, 290 by 834"
                ])
    }

    @Test("way-back-visible names the top, and why its button cannot be tapped") func wayBack()
        throws
    {
        var driver = try AppDriver(acting: { list in
            list.navigationController?.pushViewController(
                ActingViewController("Second"), animated: true)
        })
        try driver.act("tap \"primary/Act\"")
        driver.tamper { simulation in
            let bar = simulation.splitViews.first?.viewController(for: .primary)?
                .navigationController?.navigationBar
            for view in bar?.subviews ?? [] { view.alpha = 0 }
        }

        #expect(
            sentences(about: "way-back-visible", driver)
                == [
                    "\"Second\" is above the root of its stack, and has no back button to tap: it is "
                        + "transparent, with an alpha of 0"
                ])
    }
}

/// Asks for another layout in each layout.
private final class LayoutAsker: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
    }
}
