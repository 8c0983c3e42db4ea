import Foundation
import Testing
import UIKitModel

@Suite("layout-settles") @MainActor struct LayoutSettlesTests {
    @Test("catches a view whose layout asks for another") func layout() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.view.addSubview(RestlessView(frame: .zero))
        }

        #expect(broken == ["layout-settles at layout"])
    }

    @Test("catches insets that trigger themselves (A-040)") func safeArea() throws {
        let broken = try AppDriver.whatBreaks { list in
            let restless = RestlessViewController()
            list.addChild(restless)
            list.view.addSubview(restless.view)
            restless.additionalSafeAreaInsets.left = 1
        }

        #expect(broken == ["layout-settles at safe-area"])
    }

    @Test("lets an animation be that begins itself again for ever") func pulse() throws {
        let broken = try AppDriver.whatBreaks { list in blink(list.view) }

        #expect(broken == [])
    }

    @Test("lets layouts and animations be that come to an end") func settling() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.view.addSubview(RestlessView(frame: .zero, layouts: 5))
            blink(list.view, times: 5)
        }

        #expect(broken == [])
    }
}

/// Asks for another layout in each layout, up to a limit.
private final class RestlessView: UIView {
    private var remaining: Int

    init(frame: CGRect, layouts: Int = .max) {
        remaining = layouts
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard remaining > 0 else { return }
        remaining -= 1
        setNeedsLayout()
    }
}

/// Answers each change of its insets with another.
private final class RestlessViewController: UIViewController {
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        additionalSafeAreaInsets.left += 1
    }
}

@MainActor private func blink(_ view: UIView, times: Int = .max) {
    guard times > 0 else { return }
    UIView.animate(
        withDuration: 0.1, animations: { view.alpha = 1 },
        completion: { _ in blink(view, times: times - 1) })
}
