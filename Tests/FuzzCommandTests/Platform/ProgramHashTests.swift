import Foundation
import Platform
import Testing

struct ProgramHashTests {
    @Test("a program's hash changes with any byte and with its length, and not with its path")
    func differs() throws {
        let folder = try Folder()
        let programs: [[UInt8]] = [
            [], [0], [0, 0], Array(1...9), Array(1...8) + [10], [9] + Array(2...9),
        ]
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
