import Testing

@testable import FuzzCommand

struct WorkerMessagesTests {
    @Test("a task is read as it was written", arguments: ["run", "round", "finish"])
    func tasks(verb: String) throws {
        let task = try #require(WorkerTask(line: "\(verb) sidebar/insets+bar"))

        #expect(task.verb.rawValue == verb)
        #expect(task.subject == "sidebar/insets+bar")
        #expect(task.line == "\(verb) sidebar/insets+bar")
    }

    @Test("other lines are no tasks", arguments: ["", "run", "walk sidebar/insets"])
    func noTasks(line: String) {
        #expect(WorkerTask(line: line) == nil)
    }

    @Test("a frame is taken when all of it has come, and what follows stays")
    func frames() {
        let sent = WorkerFrame.encode([1, 2, 3]) + WorkerFrame.encode([]) + [9]
        var received: [UInt8] = []
        var taken: [WorkerFrame.Reading] = []
        for byte in sent {
            received.append(byte)
            let reading = WorkerFrame.take(from: &received)
            if reading != .incomplete { taken.append(reading) }
        }

        #expect(taken == [.complete([1, 2, 3]), .complete([])])
        #expect(received == [9])
    }

    @Test("a length that no worker sends is malformed")
    func malformed() {
        var received = [UInt8](repeating: 0xff, count: 8)

        #expect(WorkerFrame.take(from: &received) == .malformed)
    }
}
