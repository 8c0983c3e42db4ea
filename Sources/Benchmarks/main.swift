import StatefulTesting

do {
    let arguments = try Arguments(Array(CommandLine.arguments.dropFirst())) { subject in
        let faults = subject == .shrink ? ListedFault.all.map(\.id) : []
        return ListedYardstick.all.map(\.id) + faults
    }
    let named = { (id: String) in arguments.machines.isEmpty || arguments.machines.contains(id) }
    let yardsticks = ListedYardstick.all.filter { named($0.id) }
    switch arguments.subject {
    case .throughput:
        QueueThroughput.run()
        RuleThroughput.run()
        ModelThroughput.run()
    case .explore: ExplorationSpeed.run()
    case .shrink:
        ShrinkQuality.printTable(of: yardsticks, seeds: arguments.seeds)
        ListedFault.printTable(
            of: ListedFault.all.filter { named($0.id) }, seeds: arguments.seeds)
    case .search: SearchQuality.printTable(of: yardsticks, seeds: arguments.seeds)
    }
} catch {
    printError("\(error.text)\n\(Arguments.usage)")
}
