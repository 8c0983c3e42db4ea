import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Popovers") struct PopoverTests {
    private let fixture = SimulationFixture { LoggingController("root") }

    // MARK: - The anchor

    @Test("a popover without an anchor raises (B-071)")
    func noAnchor() {
        let content = page("content", 300, 200)
        content.modalPresentationStyle = .popover

        fixture.perform { fixture.root.present(content, animated: true) }

        #expect(fixture.simulation.exception?.name == "NSGenericException")
        #expect(
            fixture.simulation.exception?.reason.hasSuffix(
                "should have a non-nil sourceView or barButtonItem set before the presentation "
                    + "occurs.") == true)
    }

    @Test("in compact width the same works, until the window grows (B-071)")
    func noAnchorInCompact() {
        let content = page("content", 300, 200)
        content.modalPresentationStyle = .popover
        fixture.resize(to: .third)

        fixture.perform { fixture.root.present(content, animated: true) }
        #expect(fixture.simulation.exception == nil)
        fixture.resize(to: .full)
        #expect(fixture.simulation.exception?.name == "NSGenericException")
    }

    @Test(
        "without a rectangle it points at the whole source view, before iOS 13.2 at its corner (B-074)"
    )
    func sourceRect() {
        func anchor(_ release: Release) -> CGRect? {
            let fixture = SimulationFixture(release: release) { LoggingController("root") }
            let button = UIView(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
            fixture.root.view.addSubview(button)
            let popover = fixture.presentPopover(page("content", 300, 200)) {
                $0.sourceView = button
                $0.sourceRect = .null
            }
            button.frame.origin.x = 150
            return popover?.anchor
        }

        #expect(anchor(.asDocumented) == CGRect(x: 150, y: 60, width: 70, height: 80))
        #expect(anchor(.iOS12) == CGRect(x: 150, y: 60, width: 0, height: 0))
    }

    @Test(
        "an explicit rectangle is not followed: after a rotation it is stale (B-074, A-149, C-052)")
    func staleRect() {
        let button = UIView(frame: CGRect(x: 1000, y: 60, width: 70, height: 80))
        fixture.root.view.addSubview(button)
        let popover = fixture.presentPopover(page("content", 300, 200), at: button.frame)

        fixture.rotate(to: .portrait)
        button.frame.origin.x = 600

        #expect(popover?.anchor == CGRect(x: 1000, y: 60, width: 70, height: 80))
    }

    @Test("without a rectangle a popover moves along with its source view (B-074, B-172)")
    func follows() {
        func places(_ release: Release, rect: CGRect?) -> [CGFloat] {
            let fixture = SimulationFixture(release: release) { LoggingController("root") }
            let box = UIView(frame: CGRect(x: 400, y: 60, width: 200, height: 80))
            let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            box.addSubview(button)
            fixture.root.view.addSubview(box)
            let content = page("content", 100, 200)
            fixture.presentPopover(content) {
                $0.sourceView = button
                $0.sourceRect = rect ?? .null
                $0.permittedArrowDirections = .up
            }
            var places = [content.view.convert(content.view.bounds, to: nil).midX]
            for change in [
                { button.frame.origin.x = 100 }, { box.frame.origin.x = 500 },
                { button.bounds.size.width = 60 },
            ] {
                fixture.perform(change)
                places.append(content.view.convert(content.view.bounds, to: nil).midX)
            }
            return places
        }

        #expect(places(.asDocumented, rect: nil) == [420, 520, 620, 620])
        #expect(
            places(.asDocumented, rect: CGRect(x: 0, y: 0, width: 40, height: 40))
                == [420, 420, 420, 420])
        #expect(places(.iOS12, rect: nil) == [400, 400, 400, 400])
    }

    @Test("a popover moves along with its bar item (B-079, B-172)")
    func followsItem() throws {
        let item = UIBarButtonItem(title: "Open", primaryAction: nil)
        let inner = LoggingController("inner")
        inner.navigationItem.rightBarButtonItems = [item]
        let fixture = SimulationFixture { UINavigationController(rootViewController: inner) }
        let content = page("content", 100, 200)
        fixture.presentPopover(content) { $0.barButtonItem = item }
        let before = content.view.convert(content.view.bounds, to: nil).midX

        fixture.perform {
            inner.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "Another of some length", primaryAction: nil), item,
            ]
        }

        let button = try #require(item.view)
        let anchor = button.convert(button.bounds, to: nil)
        #expect(anchor.midX < before)
        let popover = content.view.convert(content.view.bounds, to: nil)
        #expect(abs(popover.midX - anchor.midX) < 1)
    }

    @Test("a bar's item outdoes a source view and its rectangle (B-074)")
    func barItem() throws {
        let item = UIBarButtonItem(title: "Open", primaryAction: nil)
        let inner = LoggingController("inner")
        inner.navigationItem.rightBarButtonItem = item
        let fixture = SimulationFixture { UINavigationController(rootViewController: inner) }
        let popover = fixture.presentPopover(page("content", 300, 200)) { $0.barButtonItem = item }
        let button = try #require(item.view)

        #expect(popover?.anchor == button.convert(button.bounds, to: nil))
    }

    @Test("the arrow's direction is known while the popover is on screen (B-075)")
    func arrow() {
        let content = page("content", 300, 200)
        let popover = fixture.presentPopover(content)

        #expect(popover?.arrowDirection == .up)
        fixture.perform { content.dismiss(animated: true) }
        #expect(popover?.arrowDirection == .unknown)
    }

    @Test("the status bar is kept clear besides the margins (B-075)")
    func statusBar() {
        let content = page("content", 300, 2_000)
        fixture.presentPopover(content, at: CGRect(x: 500, y: 600, width: 40, height: 40)) {
            $0.permittedArrowDirections = .down
        }

        #expect(content.view.frame.minY == 34)
    }

    // MARK: - Sizes

    @Test("its size is the presented controller's preferred size, not its constraints' (A-131)")
    func preferredSize() {
        let content = page("content", 300, 200)
        content.view.widthAnchor.constraint(equalToConstant: 500).isActive = true

        fixture.presentPopover(content)

        #expect(content.view.frame.size == CGSize(width: 300, height: 200))
    }

    @Test("without one it is 375 × 636 on the 12.9-inch iPad with iOS 12 (A-132)")
    func defaultSize() {
        let fixture = SimulationFixture(release: .iOS12, device: "iPad Pro 12.9-inch") {
            LoggingController("root")
        }
        let content = LoggingController("content")

        fixture.presentPopover(content)

        #expect(content.view.frame.size == CGSize(width: 375, height: 636))
    }

    // MARK: - Touches

    @Test("while it is up nothing behind it takes touches, but for its passthrough views (B-081)")
    func passthrough() {
        let one = UIButton(frame: CGRect(x: 50, y: 600, width: 70, height: 80))
        let other = UIButton(frame: CGRect(x: 50, y: 700, width: 70, height: 80))
        fixture.root.view.addSubview(one)
        fixture.root.view.addSubview(other)

        fixture.presentPopover(page("content", 300, 200)) { $0.passthroughViews = [one] }

        #expect(one.isReachable)
        #expect(!other.isReachable)
    }

    @Test(
        "the bar that it is anchored in stays touchable, and a second tap is refused (B-081, B-083)"
    )
    func anchorBar() throws {
        let item = UIBarButtonItem(title: "Open", primaryAction: nil)
        let inner = LoggingController("inner")
        let other = UIBarButtonItem(title: "Other", primaryAction: nil)
        inner.navigationItem.rightBarButtonItem = item
        inner.navigationItem.leftBarButtonItem = other
        let fixture = SimulationFixture { UINavigationController(rootViewController: inner) }

        fixture.presentPopover(page("content", 300, 200)) { $0.barButtonItem = item }
        #expect(try #require(item.view).isReachable)
        #expect(try #require(other.view).isReachable)
        fixture.presentPopover(page("second", 300, 200)) { $0.barButtonItem = item }

        #expect(fixture.simulation.activePresentations.count == 1)
        #expect(fixture.misuses.count == 1)
    }

    @Test("a tap on the item that it points at dismisses it, and does not fire the item (B-081)")
    func tapOnAnchor() throws {
        var fired = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Open") { _ in fired += 1 })
        let inner = LoggingController("inner")
        inner.navigationItem.rightBarButtonItem = item
        let fixture = SimulationFixture { UINavigationController(rootViewController: inner) }
        let delegate = PopoverDelegate()

        fixture.presentPopover(page("content", 300, 200)) {
            $0.barButtonItem = item
            $0.delegate = delegate
        }
        let button = try #require(item.view)
        fixture.perform { button.receiveTap() }

        #expect(fired == 0)
        #expect(fixture.simulation.activePresentations.isEmpty)
        #expect(delegate.journal.take().contains("did dismiss"))
        fixture.perform { button.receiveTap() }
        #expect(fired == 1)
    }

    @Test("an app that takes the bar out once the popover is up makes it dead (B-081)")
    func anchorBarTakenOut() throws {
        let item = UIBarButtonItem(title: "Open", primaryAction: nil)
        let other = UIBarButtonItem(title: "Other", primaryAction: nil)
        let inner = LoggingController("inner")
        inner.navigationItem.rightBarButtonItem = item
        inner.navigationItem.leftBarButtonItem = other
        let fixture = SimulationFixture { UINavigationController(rootViewController: inner) }
        let content = page("content", 300, 200)

        fixture.presentPopover(content) {
            $0.barButtonItem = item
            $0.passthroughViews = nil
        }
        #expect(try #require(other.view).isReachable)
        fixture.perform { content.popoverPresentationController?.passthroughViews = nil }

        #expect(!(try #require(other.view).isReachable))
    }

    @Test("as a passthrough view, the item fires, and the popover stays (B-081)")
    func tapOnPassthroughAnchor() throws {
        var fired = 0
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Open") { _ in fired += 1 })
        let inner = LoggingController("inner")
        inner.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: inner)
        let fixture = SimulationFixture { navigation }

        fixture.presentPopover(page("content", 300, 200)) {
            $0.barButtonItem = item
            $0.passthroughViews = [navigation.navigationBar]
        }
        let button = try #require(item.view)
        fixture.perform { button.receiveTap() }

        #expect(fired == 1)
        #expect(fixture.simulation.activePresentations.count == 1)
    }

    // MARK: - Its environment

    @Test("its content is compact in width and covered by nothing (B-110, B-115)")
    func environment() {
        let content = page("content", 300, 200)

        fixture.presentPopover(content)

        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(content.view.safeAreaInsets == .zero)
    }

    @Test("it follows a rotation, and its delegate may send it elsewhere (B-079)")
    func reposition() {
        let delegate = PopoverDelegate()
        delegate.newRect = CGRect(x: 300, y: 100, width: 40, height: 40)
        let content = page("content", 300, 200)
        let popover = fixture.presentPopover(
            content, at: CGRect(x: 1100, y: 100, width: 40, height: 40))
        popover?.delegate = delegate
        #expect(content.view.frame.maxX == 1184)

        fixture.rotate(to: .portrait)

        #expect(delegate.journal.take() == ["will reposition"])
        #expect(content.view.frame == CGRect(x: 170, y: 153, width: 300, height: 200))
    }

    @Test("the keyboard moves it, unless its delegate knows better (B-079)")
    func keyboard() {
        let fixture = SimulationFixture { LoggingController("root") }
        let content = page("content", 300, 300)
        fixture.presentPopover(content, at: CGRect(x: 500, y: 400, width: 40, height: 40))
        #expect(content.popoverPresentationController?.arrowDirection == .up)

        fixture.resize(to: .twoThirds)
        fixture.perform { fixture.simulation.setKeyboard(shown: true) }

        let keyboard = fixture.simulation.keyboardFrame
        #expect(!keyboard.isNull)
        #expect(content.view.frame.maxY <= keyboard.minY)
    }

    @Test("a dismissal uses the popover up: the next one has no anchor yet (C-051)")
    func usedUp() {
        let content = page("content", 300, 200)
        let first = fixture.presentPopover(content)
        fixture.perform { content.dismiss(animated: true) }

        #expect(content.popoverPresentationController !== first)
        #expect(content.popoverPresentationController?.sourceView == nil)
    }
}
