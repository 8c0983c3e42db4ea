let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first ?? "throughput" {
case "throughput":
    QueueThroughput.run()
    ModelThroughput.run()
case let unknown:
    print("there is no benchmark \(unknown); known: throughput")
}
