/// What the user has written about each day. It outlives the pages that show it.
@MainActor final class DraftStore {
    var texts: [String: String] = [:]
}
