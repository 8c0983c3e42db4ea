import Foundation
import FuzzCommand

/// The blocks of Swift code on a page of the documentation.
///
/// The line above a block may name the block's file, as in `` `Sources/app/main.swift`: ``. A page
/// that prints a `Package.swift` makes a package of its named blocks. Every other block must
/// compile alone, unless a comment above it says why not: `<!-- not compiled: the reason -->`.
struct PageCode {
    struct Block {
        /// The line of the opening fence, from 1.
        let line: Int
        let text: String
        let file: String?
        /// Why the block is not compiled; `nil` where it is.
        let reason: String?
    }

    static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .appendingPathComponent("../../../..").standardizedFileURL

    /// Relative to the repository.
    let page: String
    let blocks: [Block]

    init(of page: String) throws {
        let file = PageCode.repository.appendingPathComponent(page)
        self.init(of: page, text: try String(contentsOf: file, encoding: .utf8))
    }

    init(of page: String, text: String) {
        self.page = page
        var blocks: [Block] = []
        var above = ""
        var code: (line: Int, isSwift: Bool, lines: [String])?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, line) in lines.enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if let open = code {
                if trimmed == "```" {
                    if open.isSwift {
                        blocks.append(Block(open.lines, at: open.line, below: above))
                    }
                    code = nil
                    above = ""
                } else {
                    code?.lines.append(line)
                }
            } else if trimmed.hasPrefix("```") {
                let language = trimmed.dropFirst(3).lowercased()
                code = (index + 1, language.hasPrefix("swift"), [])
            } else if !trimmed.isEmpty {
                above = trimmed
            }
        }
        self.blocks = blocks
    }

    /// All pages that a reader of the repository is sent to.
    static func all() throws -> [PageCode] {
        let docs = try FileManager.default.contentsOfDirectory(
            atPath: repository.appendingPathComponent("docs").path)
        let pages = docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
        return try (["README.md", "CONTRIBUTING.md", "Corpus/README.md"] + pages).map {
            try PageCode(of: $0)
        }
    }

    /// The files of the package that the page prints, by name; empty where it prints none.
    var package: [String: String] {
        guard blocks.contains(where: { $0.file == "Package.swift" }) else { return [:] }
        var files: [String: String] = [:]
        for block in blocks where block.reason == nil {
            if let file = block.file { files[file, default: ""] += block.text }
        }
        return files
    }

    /// The blocks that compile alone.
    var loose: [Block] {
        let isPackage = !package.isEmpty
        return blocks.filter { $0.reason == nil && !(isPackage && $0.file != nil) }
    }
}

extension PageCode.Block {
    fileprivate init(_ lines: [String], at line: Int, below above: String) {
        self.line = line
        text = lines.map { "\($0)\n" }.joined()
        file = above.firstMatch(of: #/`([^`]+\.swift)`:$/#).map { String($0.output.1) }
        reason = above.firstMatch(of: #/^<!-- not compiled: (.*\S) -->$/#).map {
            String($0.output.1)
        }
    }
}

/// One package that compiles loose blocks, each in a target of its own, as printed.
struct LooseCodePackage {
    private(set) var files: [String: String] = [:]
    private var targets: [String] = []

    /// - Parameter fuzzsplit: where git clones this package from.
    init(_ pages: [PageCode], fuzzsplit: String) {
        for page in pages {
            let stem = page.page.replacing(#/\W/#, with: "_")
            for block in page.loose { add(block, as: "\(stem)_line_\(block.line)") }
        }
        files["Package.swift"] = """
            // swift-tools-version: 6.2
            import PackageDescription

            let products: [Target.Dependency] = [
                .product(name: "FuzzCommand", package: "fuzzsplit"),
                .product(name: "StatefulTesting", package: "fuzzsplit"),
            ]
            let package = Package(
                name: "pages",
                platforms: [.macOS(.v15)],
                dependencies: [
                    .package(url: "\(fuzzsplit)", from: "\(FuzzCommand.version)")
                ],
                targets: [
            \(targets.map { "        \($0),\n" }.joined())    ]
            )

            """
    }

    private mutating func add(_ block: PageCode.Block, as name: String) {
        if block.text.contains("import Testing\n") {
            files["Tests/\(name)/Tests.swift"] = block.text
            targets.append(".testTarget(name: \"\(name)\", dependencies: products)")
        } else {
            files["Sources/\(name)/main.swift"] = block.text
            targets.append(".executableTarget(name: \"\(name)\", dependencies: products)")
        }
    }
}
