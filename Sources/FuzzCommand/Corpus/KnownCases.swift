internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// The committed cases that a search compares its findings with.
struct KnownCases {
    /// Where new cases go, as the user names it; `nil` where there is no corpus.
    let path: String?
    let files: [CaseFile]

    /// The standard place of a corpus.
    static let standardPath = "Corpus"

    var cases: [CorpusCase] { files.compactMap(\.committed) }
    var complaints: [String] { files.compactMap(\.complaint) }

    /// Reads the corpus that `--corpus` names, or the standard one where it exists.
    @MainActor init(
        _ arguments: ParsedArguments, library: CaseLibrary
    ) throws(UsageError) {
        let context = library.context
        let named = arguments.value(.corpus)
        let path = named?.text ?? KnownCases.standardPath
        if let named, named.text.isEmpty {
            throw UsageError(.notADirectory(path), at: named.index)
        }
        switch (context.kind(at: path), named) {
        case (.directory, _):
            self.path = path
            do throws(CorpusFileError) {
                files = try library.readAll(in: path)
            } catch {
                files = [CaseFile(path: path, content: .inaccessible(error))]
            }
        case (nil, .some):
            self.path = path
            files = []
        case (.regular, .some(let operand)), (.other, .some(let operand)):
            throw UsageError(.notADirectory(path), at: operand.index)
        case (_, nil):
            self.path = nil
            files = []
        }
    }

    /// The simplest committed open case of an app that fails alike: same invariant, location and last
    /// rule.
    func likeness(of signature: Signature, app: String, rules: [String]) -> CaseFile? {
        let own = files.filter { $0.committed?.app == app }
        guard let alike = own.compactMap(\.committed).simplest(like: signature, rules: rules)
        else { return nil }
        return own.first { $0.committed == alike }
    }
}
