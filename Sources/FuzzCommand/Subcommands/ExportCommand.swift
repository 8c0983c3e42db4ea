internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// Writes a case as a test: for a device, or for the package of the app.
@MainActor struct ExportCommand {
    enum Kind {
        case uiTest, swiftTesting
    }

    private let kind: Kind
    private let path: String
    /// Where to write; `nil` for standard output.
    private let target: String?
    private let library: CaseLibrary
    private var context: CommandContext { library.context }

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        path = try arguments.onlyOperand("the path of one case").text
        switch (arguments.value(.xcuitest), arguments.value(.swiftTesting)) {
        case (nil, nil): throw UsageError(.missingChoice(.export, [.xcuitest, .swiftTesting]))
        case (let one?, let other?):
            throw UsageError(
                .conflict(.xcuitest, .swiftTesting), at: max(one.index, other.index))
        case (_?, nil): kind = .uiTest
        case (nil, _?): kind = .swiftTesting
        }
        target = arguments.value(.output)?.text
        if target?.isEmpty == true { throw arguments.badValue(.output, "the name of a file") }
        library = CaseLibrary(apps, context: context)
    }

    func execute() -> CommandStatus {
        let subjects = library.table.directory
        // A UI test drives the real app, so the case may be of an app that this program lacks.
        let file = library.read(path, subjects: kind == .uiTest ? subjects.withAnyApp : subjects)
        guard let committed = file.committed else {
            context.error.write(file.complaint ?? "")
            return .badInput
        }
        guard hasReplayed(file) else { return .finding }
        let text = Self.text(of: committed, at: path, as: kind, library)
        guard let target else {
            context.output.write(text)
            return .asExpected
        }
        return write(text, to: target)
    }

    /// Whether the case can still be done. Says so where it cannot, or where it no longer does what
    /// its file expects. The case of an app that this program lacks is not replayed.
    private func hasReplayed(_ file: CorpusFile) -> Bool {
        let replayed = ReplayedCase(
            file, library: library, judged: CaseJudging(library: library).result(of: file))
        guard let verdict = replayed.verdict, !verdict.isExpected else { return true }
        let found = "\(context.program): \(path) is \(replayed.text)"
        if case .stale = verdict {
            context.error.write(
                "\(found); correct it, and see: \(context.program) replay \(path)\n")
            return false
        }
        context.error.write("\(found), and the test has what its file expects\n")
        return true
    }

    /// A case as a test.
    ///
    /// - Parameter path: the file of the case.
    static func text(
        of committed: CorpusCase, at path: String, as kind: Kind, _ library: CaseLibrary
    ) -> String {
        let exported = ExportedCase(committed, at: path, format: library.format)
        if kind == .uiTest { return UITestFile(exported).text }
        var bare = committed
        // Comments may contain any character, and explain the case to those who read its file.
        bare.comments = []
        let names = library.table.apps.map(\.name)
        let isBundled = names == [AppUnderTest].bundled.map(\.name)
        return SwiftTestingFile(
            exported: exported, caseText: bare.text(library.format),
            module: isBundled ? nil : SwiftText.moduleName(library.context.program)
        ).text
    }

    private func write(_ text: String, to target: String) -> CommandStatus {
        if let kind = context.kind(at: target) {
            let why =
                switch kind {
                case .directory: "is a directory; name a file in it"
                case .regular:
                    "is there already, and may have changes of yours; remove it, or name another file"
                case .other:
                    "is not a regular file; name another, or leave out \(Option.output.name)"
                }
            context.error.write("\(context.program): \(target) \(why)\n")
            return .badInput
        }
        do throws(CorpusFileError) {
            try library.write(text, to: target)
        } catch {
            return context.reportUnwritable(target, error.reason)
        }
        context.output.write("written to \(target)\n")
        return .asExpected
    }
}

extension SubjectDirectory {
    /// The same, with every other app too, which may start in any way.
    fileprivate var withAnyApp: SubjectDirectory {
        SubjectDirectory(names: names) { setup($0) ?? LaunchSetup().parameters(choosing: .init()) }
    }
}
