import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@Suite("sizes-announced") @MainActor struct SizesAnnouncedTests {
    /// A split view whose columns turn with the window, in one of its own that may keep sizes back.
    private static func driver(
        _ container: @escaping @MainActor (UIViewController) -> UIViewController = { $0 }
    ) throws -> AppDriver {
        try AppDriver {
            container(UIViewController.tiling(ActingViewController("List")))
        }
    }

    @Test("is silent when the device turns, with a tab bar and with a page over it") func clean()
        throws
    {
        var plain = try Self.driver()
        #expect(try plain.act("rotate portrait") == [])
        #expect(try plain.act("rotate landscape") == [])

        var tabs = try Self.driver { split in
            let tabs = UITabBarController()
            tabs.viewControllers = [split, ActingViewController("Other")]
            return tabs
        }
        #expect(try tabs.act("rotate portrait") == [])
    }

    @Test("catches a container that forgets super (B-117)") func forgotten() throws {
        var driver = try Self.driver { split in
            let tabs = ForgetfulTabBarController()
            tabs.viewControllers = [split]
            return tabs
        }
        #expect(driver.broken == [])

        #expect(try driver.act("rotate portrait").contains("sizes-announced at window"))
    }

    @Test("is silent about a child that fills its container in one orientation only")
    func fillsLater() throws {
        var driver = try AppDriver(choosing: .init(release: .iOS26)) {
            let container = HalfViewController()
            container.adopt(ActingViewController("Page"))
            return container
        }

        #expect(try driver.act("rotate portrait") == [])
        #expect(try driver.act("rotate landscape") == [])
        // Half way, the window is wide, and the child no longer fills it.
        #expect(try driver.act("resize two-thirds") == [])
        #expect(try driver.act("resize-window 509 509") == [])
    }

    @Test("catches a size that does not come (B-117)") func wrong() throws {
        var driver = try Self.driver { split in
            let container = MistakenViewController()
            container.adopt(split)
            return container
        }

        #expect(try driver.act("rotate portrait").contains("sizes-announced at window"))
        #expect(
            driver.explanations.first { $0.hasPrefix("sizes-announced") }?.contains("was told")
                == true)
    }
}

/// A container of one child that fills it.
private class FillingViewController: UIViewController {
    func adopt(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.didMove(toParent: self)
    }
}

/// Keeps the announcement from its children.
private final class ForgetfulTabBarController: UITabBarController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

/// Gives its child the left half in landscape.
private final class HalfViewController: FillingViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        var frame = view.bounds
        if isWide { frame.size.width /= 2 }
        children.first?.view.frame = frame
    }
}

/// Tells its child a size that it does not give.
private final class MistakenViewController: FillingViewController {
    override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
}
