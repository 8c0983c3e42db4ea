internal import SplitFuzz
internal import StatefulTesting

extension CaseFormat<SplitMachine> {
    /// How the cases of this tool are written.
    @MainActor static var fuzzsplit: CaseFormat {
        CaseFormat(product: "fuzzsplit", version: 1)
    }

    /// An action as a table has room for it: `tap Presenters` for `tap "primary/Presenters"`.
    @MainActor func shortText(of action: Action) -> String {
        let parts = text(of: action).split(
            separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return text(of: action) }
        let name = parts[1].split(separator: "/", maxSplits: 1).last.map(String.init) ?? ""
        return parts[0] + name + parts[2]
    }
}
