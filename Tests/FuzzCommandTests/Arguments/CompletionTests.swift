import Foundation
import Testing

@testable import FuzzCommand

/// The scripts of `completions`, each in its shell.
@MainActor struct CompletionTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        for shell in CompletionsCommand.Shell.allCases {
            let script = fuzzsplit("completions", shell.rawValue)
            #expect(script.status == .asExpected && script.error == "")
            try folder.write(script.output, to: shell.rawValue)
        }
        try folder.write("", to: "Corpus/sidebar/a.case")
        try folder.write("", to: "night.harvest")
    }

    /// What bash offers for the last word.
    private func bash(_ words: [String]) throws -> [String] {
        let line = """
            source ./bash
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
            _fuzzsplit
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        return try offers("bash", ["--norc", "-c", line, "bash", "fuzzsplit"] + words)
    }

    /// What fish offers for the last word.
    private func fish(_ words: [String]) throws -> [String] {
        let typed = (["fuzzsplit"] + words).joined(separator: " ")
        return try offers(
            "fish", ["--no-config", "-c", "source fish; complete -C \"$argv\"", typed]
        ).map { String($0.prefix { $0 != "\t" }) }
    }

    private func offers(_ shell: String, _ arguments: [String]) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    nonisolated private static func isInstalled(_ shell: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return folders.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    nonisolated static let examples: [(words: [String], offers: [String])] = [
        (["re"], ["replay", "report"]),
        (["run", "--dev"], ["--device"]),
        (["--dev"], ["--device"]),
        (["explore", "sidebar/insets+bar+safe-area+"], ["sidebar/insets+bar+safe-area+guard"]),
        (["replay", "Cor"], ["Corpus"]),
        (["run", "--corpus", ""], ["Corpus"]),
        (["run", "--harvest", "ni"], ["night.harvest"]),
        (["list", "d"], ["defects", "doubts", "devices"]),
        (["run", "--only", "place-kept,ways"], ["place-kept,ways-lead"]),
        (["list", "--format", ""], ["text", "json"]),
        (["run", "--seed", ""], []),
    ]

    @Test("bash offers options, names and files", arguments: examples)
    func inBash(_ words: [String], _ offers: [String]) throws {
        #expect(try bash(words) == offers)
    }

    @Test("bash offers names with blanks, quoted")
    func blanks() throws {
        #expect(
            try bash(["run", "--device", "iPad\\ Pro\\ 1"]) == [
                "iPad\\ Pro\\ 10.5-inch", "iPad\\ Pro\\ 11-inch",
                "iPad\\ Pro\\ 11-inch\\ M4", "iPad\\ Pro\\ 12.9-inch", "iPad\\ Pro\\ 13-inch",
            ])
    }

    @Test("bash offers each option of each subcommand, and no other", arguments: Subcommand.names)
    func options(_ name: String) throws {
        let subcommand = try #require(CommandTable.fuzzsplit.subcommand(named: name))

        #expect(try bash([name, "--"]) == subcommand.options.map(\.name))
    }

    @Test(
        "fish offers options, names and files", .enabled(if: isInstalled("fish")),
        arguments: examples)
    func inFish(_ words: [String], _ offers: [String]) throws {
        let found = try fish(words).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }

        #expect(Set(found) == Set(offers))
    }

    @Test("zsh loads the script", .enabled(if: isInstalled("zsh"))) func inZsh() throws {
        let line = "autoload -U compinit; compinit -D; source ./zsh; echo ${_comps[fuzzsplit]}"

        #expect(try offers("zsh", ["-f", "-c", line]) == ["_fuzzsplit"])
    }

    @Test("another shell is a mistake")
    func other() {
        #expect(
            fuzzsplit("completions", "csh").error == """
                fuzzsplit: there is no completion script for "csh"; did you mean "zsh"?
                  fuzzsplit completions csh
                                        ^~~
                  known: bash, zsh, fish

                """)
    }
}

extension Subcommand {
    fileprivate static let names = CommandTable.fuzzsplit.subcommands.map(\.name)
}
