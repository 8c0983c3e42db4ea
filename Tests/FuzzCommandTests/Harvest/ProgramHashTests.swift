import Foundation
import Testing

@testable import FuzzCommand

struct ProgramHashTests {
    @Test("a program's hash changes with its head and with its length, and not with its path")
    func differs() throws {
        let folder = try Folder()
        let long = [UInt8](repeating: 1, count: 70_000)
        let programs: [[UInt8]] = [[], [0], [0, 0], Array(1...9), long, long + [1]]
        for (index, bytes) in programs.enumerated() {
            try folder.write(Data(bytes), to: "\(index)")
        }
        try folder.write(Data(1...9), to: "copy/of")

        let hashes = programs.indices.map { ProgramHash.ofFile("\(folder.path)/\($0)") }

        #expect(Set(hashes).count == programs.count && !hashes.contains(nil))
        #expect(ProgramHash.ofFile("\(folder.path)/copy/of") == hashes[3])
        #expect(ProgramHash.ofFile("\(folder.path)/none") == nil)
    }
}
