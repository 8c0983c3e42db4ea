import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Blocks that an app hands over") struct HandedBlocksTests {
    typealias DispatchQueue = UIKitModel.DispatchQueue
    typealias DispatchWorkItem = UIKitModel.DispatchWorkItem
    typealias Timer = UIKitModel.Timer

    private let fixture = SimulationFixture.plain()
    private var simulation: Simulation { fixture.simulation }

    @Test("each is lost until it runs, once", arguments: HandedBlocks.Occasion.allCases)
    func lost(occasion: HandedBlocks.Occasion) {
        let block = simulation.counting(occasion) {}
        #expect(simulation.occasionOfLostBlock == occasion)

        block()
        #expect(simulation.occasionOfLostBlock == nil)

        block()
        #expect(simulation.occasionOfLostBlock == occasion)
    }

    @Test("completions of animations, presentations and dismissals are none") func completions() {
        let sheet = UIViewController()
        var ended: [String] = []

        fixture.perform {
            UIView.animate(withDuration: 0, animations: {}) { _ in ended.append("animation") }
            fixture.root.present(sheet, animated: true) { ended.append("presentation") }
        }
        fixture.perform { fixture.root.dismiss(animated: true) { ended.append("dismissal") } }

        #expect(ended == ["animation", "presentation", "dismissal"])
        #expect(simulation.occasionOfLostBlock == nil)
    }

    @Test("what waits for its time, or was cancelled, is none") func waiting() {
        var timers: [Timer] = []
        let item = DispatchWorkItem {}

        fixture.perform {
            for interval in [0.5, 60] {
                for repeats in [false, true] {
                    timers.append(
                        Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in })
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
            DispatchQueue.main.asyncAfter(deadline: .now() + 60, execute: item)
        }
        #expect(simulation.waitingWork == 5)
        #expect(simulation.occasionOfLostBlock == nil)

        fixture.perform {
            item.cancel()
            for timer in timers { timer.invalidate() }
        }
        #expect(simulation.waitingWork == 1)
        #expect(simulation.occasionOfLostBlock == nil)
    }

    @Test("a timer that the clock has lost is one") func lostTimer() {
        var timer: Timer?
        fixture.perform {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        }

        if let timer { simulation.work.remove(of: timer) }

        #expect(simulation.occasionOfLostBlock == .timer)
    }
}
