import Testing

@testable import FuzzCommand

struct CommandStatusTests {
    @Test("of two statuses the graver counts: 70, 3, 130, 143, 129, 2, 1, 0")
    func precedence() {
        let order: [Int32] = [70, 3, 130, 143, 129, 2, 1, 0]

        #expect(CommandStatus.allCases.map(\.rawValue) == order)
        for (index, graver) in CommandStatus.allCases.enumerated() {
            for other in CommandStatus.allCases[index...] {
                var forth = graver
                var back = other
                forth.combine(other)
                back.combine(graver)
                #expect(forth == graver && back == graver)
            }
        }
    }
}
