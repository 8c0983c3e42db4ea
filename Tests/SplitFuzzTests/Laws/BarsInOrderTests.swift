import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("bars-in-order") @MainActor struct BarsInOrderTests {
    private func driver(
        _ direction: LaunchSetup.Direction, hidesToolbar: Bool = true
    ) throws -> (AppDriver, UINavigationController) {
        let driver = try AppDriver(choosing: .init(direction: direction)) {
            let navigation = UINavigationController()
            let page = ActingViewController("Page")
            page.navigationItem.leftItemsSupplementBackButton = true
            page.navigationItem.leftBarButtonItems = ["Edit", "Add"].map {
                UIBarButtonItem(title: $0, primaryAction: nil)
            }
            page.navigationItem.rightBarButtonItems = ["Done", "Share"].map {
                UIBarButtonItem(title: $0, primaryAction: nil)
            }
            page.toolbarItems = [UIBarButtonItem(title: "Reply", primaryAction: nil)]
            navigation.viewControllers = [ActingViewController("List"), page]
            navigation.setToolbarHidden(hidesToolbar, animated: false)
            return navigation
        }
        let root = driver.simulation.window.rootViewController as? UINavigationController
        return (driver, try #require(root))
    }

    @Test("catches a toolbar's buttons over each other", arguments: [false, true])
    func toolbar(_ isMirrored: Bool) throws {
        let (driver, root) = try driver(
            isMirrored ? .rightToLeft : .leftToRight, hidesToolbar: false)
        let more = UIBarButtonItem(title: "More", primaryAction: nil)
        driver.tamper { _ in
            root.topViewController?.toolbarItems?.append(more)
            root.view.layoutIfNeeded()
        }
        #expect(driver.broken == [])

        driver.tamper { _ in more.button?.frame.origin.x += isMirrored ? 30 : -30 }

        #expect(driver.broken == ["bars-in-order at items"])
    }

    @Test("catches an entry of an alert that can be chosen although it is disabled (B-153)")
    func entry() throws {
        var save: UIAlertAction?
        var driver = try AppDriver { list in
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "Save", style: .default)
            action.isEnabled = false
            alert.addAction(action)
            save = action
            list.present(alert, animated: true)
        }
        #expect(try driver.act("tap \"primary/Act\"") == [])

        driver.tamper { _ in save?.row?.isEnabled = true }

        #expect(driver.broken == ["bars-in-order at entry"])
    }

    @Test("catches entries of an alert over each other, and an action without a button (B-153)")
    func entries() throws {
        for isMissing in [false, true] {
            var actions: [UIAlertAction] = []
            var driver = try AppDriver { list in
                let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
                actions = ["Save", "Share", "Print"].map {
                    UIAlertAction(title: $0, style: .default)
                }
                for action in actions { alert.addAction(action) }
                list.present(alert, animated: true)
            }
            #expect(try driver.act("tap \"primary/Act\"") == [])

            driver.tamper { _ in
                if isMissing {
                    actions[1].row?.removeFromSuperview()
                } else {
                    actions[1].row?.frame.origin.y += 5
                }
            }

            #expect(driver.broken == ["bars-in-order at entry"])
        }
    }

    @Test("catches a wrong button for editing (B-154)")
    func editing() throws {
        let edited = try AppDriver.whatBreaks { list in
            list.navigationItem.rightBarButtonItem = list.editButtonItem
            list.setEditing(true, animated: false)
        }
        let wrong = try AppDriver.whatBreaks { list in
            list.navigationItem.rightBarButtonItem = list.editButtonItem
            list.setEditing(true, animated: false)
            list.editButtonItem.title = "Edit"
        }

        #expect(edited == [])
        #expect(wrong == ["bars-in-order at items"])
    }

    @Test(
        "is silent about a bar with buttons at both ends, in both directions (B-042, B-063)",
        arguments: [LaunchSetup.Direction.leftToRight, .rightToLeft], [true, false])
    func clean(_ direction: LaunchSetup.Direction, hidesToolbar: Bool) throws {
        let (driver, navigation) = try driver(direction, hidesToolbar: hidesToolbar)

        #expect(driver.broken == [])
        let bar = navigation.navigationBar
        #expect(
            (bar.buttons(atLeadingEnd: true).count, bar.buttons(atLeadingEnd: false).count) == (
                3, 2
            ))
    }

    @Test(
        "catches buttons at the wrong end (B-042)",
        arguments: [LaunchSetup.Direction.leftToRight, .rightToLeft])
    func mirrored(_ direction: LaunchSetup.Direction) throws {
        let (driver, navigation) = try driver(direction)
        let bar = navigation.navigationBar

        driver.tamper { _ in
            for button in bar.buttons(atLeadingEnd: true) + bar.buttons(atLeadingEnd: false) {
                button.frame.origin.x = bar.bounds.maxX - button.frame.maxX
            }
        }

        #expect(driver.broken.contains("bars-in-order at bar"))
    }

    @Test("catches a button that is missing, and one that looks disabled and is not")
    func items() throws {
        for isMissing in [true, false] {
            let (driver, navigation) = try driver(.leftToRight)

            driver.tamper { _ in
                let item = navigation.topViewController?.navigationItem.rightBarButtonItems?.first
                if isMissing {
                    item?.button?.removeFromSuperview()
                } else {
                    item?.button?.isEnabled = false
                }
            }

            #expect(driver.broken == ["bars-in-order at items"])
        }
    }

    @Test("catches Back where the page hides it, and a button of another page in the toolbar")
    func strayButtons() throws {
        for isBack in [true, false] {
            let (driver, navigation) = try driver(.leftToRight, hidesToolbar: false)

            driver.tamper { _ in
                if isBack {
                    navigation.topViewController?.navigationItem.hidesBackButton = true
                } else {
                    navigation.topViewController?.toolbarItems = []
                }
                if !isBack { return }
                navigation.navigationBar.addSubview(navigation.navigationBar.backButtonView)
            }

            #expect(driver.broken.contains("bars-in-order at items"))
        }
    }

    @Test("catches a toolbar that stays, and one that does not come") func toolbar() throws {
        for hides in [true, false] {
            let (driver, navigation) = try driver(.leftToRight, hidesToolbar: hides)

            driver.tamper { _ in
                navigation.view.addSubview(navigation.toolbar)
                navigation.toolbar.isHidden = !hides
            }

            #expect(driver.broken.contains("bars-in-order at toolbar"), "\(hides)")
        }
    }

    @Test("catches a bar that is hidden, and on screen") func bar() throws {
        let (driver, navigation) = try driver(.leftToRight)

        driver.tamper { _ in navigation.barVisibility.navigationBarIsHidden = true }

        #expect(driver.broken.contains("bars-in-order at bar"))
    }
}

extension UINavigationBar {
    fileprivate func buttons(atLeadingEnd isLeading: Bool) -> [UIView] {
        var buttons: [UIView] = []
        forEachButton(atLeadingEnd: isLeading) { buttons.append($0) }
        return buttons
    }
}
