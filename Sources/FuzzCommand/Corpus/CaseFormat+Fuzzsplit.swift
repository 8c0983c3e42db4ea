package import SplitFuzz
package import StatefulTesting

extension CaseFormat<SplitMachine> {
    /// The format of the files in `Corpus`.
    @MainActor package static var fuzzsplit: CaseFormat<SplitMachine> { fuzzsplit() }

    /// - Parameter renames: changes of names in the user's own apps.
    @MainActor static func fuzzsplit(renames: Renames = Renames()) -> CaseFormat {
        CaseFormat(product: "fuzzsplit", version: 2, renames: SplitMachine.renames + renames)
    }

    /// An action in short, for tables: `tap Presenters` for `tap "primary/Presenters"`.
    @MainActor func shortText(of action: Action) -> String {
        let parts = text(of: action).split(
            separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return text(of: action) }
        let name = parts[1].split(separator: "/", maxSplits: 1).last.map(String.init) ?? ""
        return parts[0] + name + parts[2]
    }
}

extension CorpusCase {
    /// The eight hexadecimal digits in the name of the file. They depend on app, set-up, invariant
    /// and actions.
    @MainActor func digits(_ format: CaseFormat<SplitMachine>) -> String {
        String(fileName(format).dropLast(CorpusDirectory.fileExtension.count).suffix(8))
    }
}
