/// A case as a Swift file with a test of Swift Testing, for the package of the app.
struct SwiftTestingFile {
    let exported: ExportedCase
    /// The case as its file would read without comments.
    let caseText: String
    /// The module that declares the app; `nil` for the bundled apps.
    let module: String?

    /// The whole text, with a line feed at its end.
    var text: String {
        let imports = ["import FuzzCommand", "import SplitFuzz", "import Testing"]
        let test = SwiftText.literal("\(exported.app): \(exported.broken)")
        let claim = "The test fails until the app no longer breaks this in the model."
        var lines = ExportHeader.lines(exported, kind: "A test", claim: claim) + place + [""]
        lines += imports + (module.map { ["", "@testable import \($0)"] } ?? [])
        lines += [""] + SwiftText.comment("\(exported.failure), in the model.", marks: "///")
        lines += [
            "@MainActor struct \(exported.typeName) {",
            "    @Test(\(test))",
            "    func holds() throws {",
            "        try FuzzCommand.replay(",
        ]
        let literal = SwiftText.rawLiteral(caseText)
        lines += literal.dropLast().map { $0.isEmpty ? "" : "            \($0)" }
        lines += ["            \(literal.last ?? ""), apps: \(apps))", "    }", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var apps: String {
        if module == nil { return ".bundled" }
        let name = exported.app.split(separator: "/").first.map(String.init) ?? ""
        return "[.\(SwiftText.memberName(name))]"
    }

    /// What the test expects of the package.
    private var place: [String] {
        guard let module else { return [] }
        let member = apps.dropFirst(2).dropLast()
        return ["//"]
            + SwiftText.comment(
                "It belongs in a test target that depends on \(module) and on the product FuzzCommand. "
                    + "There must be a static property \(member) of AppUnderTest; if yours has another name, "
                    + "write that below.")
    }
}
