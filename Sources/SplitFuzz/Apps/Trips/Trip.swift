/// A trip and its days.
struct Trip {
    let name: String
    let days: [String]

    static let all = [
        Trip(name: "Lisbon", days: ["Castle", "Harbour"]), Trip(name: "Oslo", days: ["Fjord"]),
    ]
}
