import UIKit

/// A window of the host app. Its root controller gives the row's controller the frame and the size
/// classes of a room, as a container may.
@MainActor final class DeviceStage: Stage {
    private let window: UIWindow
    private let container = RoomController()
    /// The longest wait, in seconds.
    private static let patience = 5.0
    /// How often nothing may move, a twentieth of a second apart, before everything counts as at
    /// rest.
    private static let quietTurns = 3

    init(scene: UIWindowScene) {
        window = UIWindow(windowScene: scene)
        window.rootViewController = container
        window.makeKeyAndVisible()
        settle()
    }

    /// Takes everything off the screen.
    func close() {
        if container.presentedViewController != nil { container.dismiss(animated: false) }
        settle()
        window.isHidden = true
        window.rootViewController = nil
    }

    func show(_ root: UIViewController, in room: Room) {
        container.take(root, in: room)
        settle()
    }

    func resize(to room: Room) {
        container.room = room
        settle()
    }

    func settle() {
        let end = Date(timeIntervalSinceNow: DeviceStage.patience)
        var quiet = 0
        repeat {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
            quiet = isMoving(container) ? 0 : quiet + 1
        } while quiet < DeviceStage.quietTurns && Date() < end
    }

    private func isMoving(_ controller: UIViewController) -> Bool {
        controller.transitionCoordinator != nil || controller.isBeingPresented
            || controller.isBeingDismissed || controller.children.contains(where: isMoving)
            || (controller.presentedViewController.map {
                $0.presentingViewController === controller && isMoving($0)
            } ?? false)
    }
}

/// Holds one child with the size and the size classes of a room.
private final class RoomController: UIViewController {
    var room = Room.wide {
        didSet { apply() }
    }
    private var child: UIViewController?

    func take(_ controller: UIViewController, in room: Room) {
        if let child {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        child = controller
        addChild(controller)
        self.room = room
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func apply() {
        guard let child else { return }
        child.traitOverrides.horizontalSizeClass = room == .narrow ? .compact : .regular
        child.traitOverrides.verticalSizeClass = .regular
        let size =
            switch room {
            case .wide: CGSize(width: 1194, height: 834)
            case .tall: CGSize(width: 834, height: 1194)
            case .narrow: CGSize(width: 375, height: 834)
            }
        child.view.frame = CGRect(origin: .zero, size: size)
        child.view.autoresizingMask = []
    }
}
