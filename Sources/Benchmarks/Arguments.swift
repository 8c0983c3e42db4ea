import StatefulTesting

/// What to measure, as read from the command line.
struct Arguments {
    enum Subject: String, CaseIterable {
        case throughput, explore, shrink, search

        /// Whether it measures yardsticks, which can be named and given a number of seeds.
        var takesMachines: Bool { self == .shrink || self == .search }
    }

    struct Problem: Error {
        let text: String
    }

    let subject: Subject
    /// Empty for all.
    private(set) var machines: [String] = []
    /// `nil` for the default of each machine.
    private(set) var seeds: Int?

    static let usage = """
        usage: Benchmarks [throughput]
               Benchmarks explore
               Benchmarks shrink [MACHINE…] [--seeds N]
               Benchmarks search [MACHINE…] [--seeds N]
        """

    /// - Parameter known: the machines that a subject can measure.
    init(_ words: [String], known: (Subject) -> [String]) throws(Problem) {
        var rest = words[...]
        let name = rest.popFirst() ?? Subject.throughput.rawValue
        guard let subject = Subject(rawValue: name) else {
            throw Problem(text: "there is no benchmark \(name)")
        }
        self.subject = subject
        while let word = rest.popFirst() {
            guard subject.takesMachines else {
                throw Problem(text: "\(name) takes no arguments, not \(word)")
            }
            if word == "--seeds" {
                guard let value = rest.popFirst(), let number = Int(value), number > 0 else {
                    throw Problem(text: "--seeds needs a number from 1 on")
                }
                seeds = number
            } else if known(subject).contains(word) {
                machines.append(word)
            } else {
                let names = known(subject).joined(separator: ", ")
                throw Problem(text: "\(name) has no machine \(word); known: \(names)")
            }
        }
    }
}
