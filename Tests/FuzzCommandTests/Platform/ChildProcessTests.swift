import Foundation
import Platform
import Testing

struct ChildProcessTests {
    @Test("a child reads and writes through pipes, and says how it ended")
    func pipes() throws {
        let child = try #require(
            ChildProcess(executable: "/bin/sh", arguments: ["-c", "cat <&4 >&5"]))

        try child.input.write(Array("hello".utf8))
        let ready = Descriptor.readable(among: [child.output], milliseconds: 5_000)
        let bytes = try child.output.read(atMost: 100)

        #expect(ready == [0])
        #expect(String(decoding: bytes, as: UTF8.self) == "hello")
        #expect(child.end() == .exited(status: 0))
    }

    @Test("a status and a signal are told apart")
    func ends() throws {
        let failing = try #require(
            ChildProcess(executable: "/bin/sh", arguments: ["-c", "exit 7"]))
        #expect(failing.end() == .exited(status: 7))

        let stopped = try #require(ChildProcess(executable: "/bin/sleep", arguments: ["60"]))
        stopped.send(.terminate)
        #expect(stopped.end() == .killed(signal: Signal.terminate.number))
    }

    @Test("a child does not keep the input of another child open")
    func inheritance() throws {
        let reading = ["-c", "cat <&4"]
        let first = try #require(ChildProcess(executable: "/bin/sh", arguments: reading))
        let second = try #require(ChildProcess(executable: "/bin/sh", arguments: reading))

        // This waits for ever if the second child holds the first one's input.
        #expect(first.end() == .exited(status: 0))
        #expect(second.end() == .exited(status: 0))
    }

    @Test("writing to a child that no longer reads throws, and ends nothing")
    func endedChild() async {
        await #expect(processExitsWith: .exitCode(7)) {
            // The child closes its input before it prints.
            let child = try #require(
                ChildProcess(executable: "/bin/sh", arguments: ["-c", "exec 4<&-; echo >&5"]))
            #expect(try child.output.read(atMost: 1) == [10])
            do throws(SystemError) {
                try child.input.write([1])
            } catch {
                exit(error.kind == .brokenPipe ? 7 : 8)
            }
        }
    }

    @Test("what does not exist is not started")
    func missing() {
        let child = ChildProcess(executable: "/nonexistent", arguments: [])

        #expect(child?.end() == nil)
    }
}
