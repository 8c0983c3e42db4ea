extension ByteWriter {
    mutating func write(_ flakiness: Flakiness) {
        for number in [
            flakiness.cases, flakiness.allCases ?? -1, flakiness.failed, flakiness.replays,
        ] {
            write(number)
        }
        switch flakiness.difference {
        case nil: write(pair: 0, 0)
        case .outcome(let step): write(pair: 1, step)
        case .state(let step): write(pair: 2, step)
        case .process: write(pair: 3, 0)
        }
    }

    mutating func write(_ inactivity: Inactivity) {
        switch inactivity {
        case .refusedStart(let why):
            write(0)
            write(why)
        case .overAtStart: write(1)
        case .nothingEnabled: write(2)
        case .everythingRefused(let count): write(pair: 3, count)
        case .noUserAction(let applied): write(pair: 4, applied)
        }
    }

    private mutating func write(pair code: Int, _ number: Int) {
        write(code)
        write(number)
    }
}

extension ByteReader {
    mutating func flakiness() throws(TransferError) -> Flakiness {
        let (cases, allCases) = (try integer(), try integer())
        let (failed, replays) = (try integer(), try integer())
        let (code, step) = (try integer(), try integer())
        let difference: Flakiness.Difference?
        switch code {
        case 0: difference = nil
        case 1: difference = .outcome(step: step)
        case 2: difference = .state(step: step)
        case 3: difference = .process
        default: throw failure
        }
        return Flakiness(
            cases: cases, allCases: allCases < 0 ? nil : allCases, failed: failed, replays: replays,
            difference: difference)
    }

    mutating func inactivity() throws(TransferError) -> Inactivity {
        switch try integer() {
        case 0: .refusedStart(why: try text())
        case 1: .overAtStart
        case 2: .nothingEnabled
        case 3: .everythingRefused(try integer())
        case 4: .noUserAction(applied: try integer())
        default: throw failure
        }
    }
}
