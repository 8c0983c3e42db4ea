import UIKit

/// A window of the host app. Its root controller gives the row's controller the frame and the size
/// classes of a room, as a container may.
///
/// A room is as large as the window. If the window has another shape, the stage asks the system to
/// turn it. The system may refuse; then the room is missing, and what the row sees means nothing.
@MainActor final class DeviceStage: Stage {
    /// The first room that the window had no place for.
    private(set) var missingRoom: Room?
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
        fit(room)
        container.take(root, in: room)
        settle()
    }

    func resize(to room: Room) {
        fit(room)
        container.room = room
        settle()
    }

    /// Turns the window if the room does not fit.
    private func fit(_ room: Room) {
        if room.size(in: window.bounds.size) != nil { return }
        window.windowScene?.requestGeometryUpdate(
            .iOS(interfaceOrientations: room == .wide ? .landscape : .portrait)
        ) { _ in }
        settle()
        if room.size(in: window.bounds.size) == nil, missingRoom == nil { missingRoom = room }
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

extension Room {
    /// The room's size in a window; `nil` if the window has another shape.
    fileprivate func size(in window: CGSize) -> CGSize? {
        switch self {
        case .wide: window.width >= 1024 && window.width > window.height ? window : nil
        case .tall: window.width >= 744 && window.height > window.width ? window : nil
        case .narrow:
            window.width >= 320 && window.height >= 667
                ? CGSize(width: min(375, window.width), height: window.height) : nil
        }
    }
}

/// Holds one child with the size and the size classes of a room.
private final class RoomController: UIViewController {
    var room = Room.wide {
        didSet { apply() }
    }
    private var child: UIViewController?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

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
        let size = room.size(in: view.bounds.size) ?? view.bounds.size
        child.view.frame = CGRect(origin: .zero, size: size)
        child.view.autoresizingMask = []
    }
}
