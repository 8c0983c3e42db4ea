internal import Foundation
internal import Platform
internal import StatefulTesting

/// Writes pages and drawings to files that the user names.
@MainActor struct PageFile {
    let path: String
    let library: CaseLibrary

    /// What every page begins with.
    static let head = """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="generator" content="fuzzsplit">

        """

    /// The status of a command that must not write there, after a message; `nil` where it may. A
    /// page that is there already may be replaced; another file is left as it is.
    func refusal() -> CommandStatus? {
        guard let why = obstacle else { return nil }
        let context = library.context
        context.error.write("\(context.program): \(path) \(why)\n")
        return .badInput
    }

    /// Writes a page, in the place of an older one in one step.
    ///
    /// - Parameter say: prints that it is written.
    func write(_ html: String, say: (String) -> Void) -> CommandStatus {
        if let refusal = refusal() { return refusal }
        do throws(CorpusFileError) {
            try library.write(html, to: path)
        } catch {
            return library.context.reportUnwritable(path, error.reason)
        }
        say("written to \(path)\n")
        return .asExpected
    }

    /// Writes a page that another one will replace. Ignores errors.
    func writeInterim(_ html: String) {
        if obstacle == nil { _ = try? library.write(html, to: path) }
    }

    private var obstacle: String? {
        let context = library.context
        if path.hasSuffix("/") { return "names a directory; name a file in it" }
        let folder = CaseLibrary.split(context.resolved(path)).folder
        if context.kind(at: folder) != .directory {
            return "cannot be written: there is no directory \(folder); make it first"
        }
        switch context.kind(at: path) {
        case .regular where !isPage:
            return "is there already, and is no page of this program; name another file"
        case .regular, nil: return nil
        default: return "is not a regular file; name another file"
        }
    }

    private var isPage: Bool {
        let head = Data(PageFile.head.utf8)
        let file = FileHandle(forReadingAtPath: library.context.resolved(path))
        return (try? file?.read(upToCount: head.count)) == head
    }
}
