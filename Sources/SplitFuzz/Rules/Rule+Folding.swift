internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Actions of a phone that folds.
extension Rule<SplitMachine> {
    @MainActor static var folding: [Self] {
        [
            fold("open", from: [.closed], to: .open, "opens a closed phone that folds", "D-245"),
            fold(
                "close", from: [.halfOpen, .open], to: .closed,
                "closes an open or half open phone that folds", "D-245"),
            fold(
                "half-open", from: [.closed, .open], to: .halfOpen,
                "half opens a phone that folds", "D-247"),
            fold(
                "flatten", from: [.halfOpen], to: .open, "opens the half open phone wholly",
                "D-247"),
            .turnOver, .sideBySide, .video,
        ]
    }

    @MainActor static var turnOver: Self {
        Rule(
            "turn-over", class: .environment,
            summary: "turns a closed phone that folds by half a turn, while it is on its side",
            sources: ["D-206"], when: { $0.simulation.canTurnOver }
        ) { machine in
            machine.simulation.turnOver()
        }
    }

    @MainActor static var sideBySide: Self {
        Rule(
            "side-by-side",
            .oneOf(
                ["left": SceneWindow.Side.left, "right": .right, "whole": nil],
                available: { machine, side in machine.simulation.canStand(at: side) }),
            class: .environment,
            summary: "puts the app beside another one on an open phone in landscape, or ends that",
            sources: ["D-209"],
            when: { machine in
                machine.simulation.isOpen
                    && [.left, .right, nil].contains(where: machine.simulation.canStand)
            }
        ) { machine, side in
            machine.simulation.stand(at: side)
        }
    }

    @MainActor static var video: Self {
        Rule(
            "video",
            .oneOf(
                ["on-top": true, "away": false],
                available: { machine, isOnTop in machine.simulation.canSetVideo(onTop: isOnTop) }),
            class: .environment,
            summary: "puts a video on top of an open phone, which shortens the app, or ends it",
            sources: ["D-261"],
            when: { machine in
                machine.simulation.isOpen
                    && [true, false].contains(where: machine.simulation.canSetVideo)
            }
        ) { machine, isOnTop in
            machine.simulation.setVideo(onTop: isOnTop)
        }
    }

    @MainActor private static func fold(
        _ name: String, from poses: [Pose], to pose: Pose, _ summary: String, _ source: String
    ) -> Self {
        Rule(
            name, class: .environment, summary: summary, sources: [source],
            when: { $0.simulation.pose.map(poses.contains) ?? false }
        ) { machine in
            machine.simulation.fold(to: pose)
        }
    }
}
