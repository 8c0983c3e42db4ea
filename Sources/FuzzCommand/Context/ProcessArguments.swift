internal import Platform

/// The arguments of this process as texts.
struct ProcessArguments {
    /// All arguments after the program. One that is not UTF-8 has escapes for its bytes.
    private(set) var texts: [String] = []
    /// Those that are not UTF-8.
    private(set) var unnameable: Set<String> = []

    init(_ arguments: some Sequence<UnsafePointer<CChar>>) {
        for argument in arguments {
            if let text = String(validatingCString: argument) {
                texts.append(text)
            } else {
                let text = EscapedName.text(of: argument)
                texts.append(text)
                unnameable.insert(text)
            }
        }
    }

    @MainActor static var ofProcess: ProcessArguments {
        let pointers = UnsafeBufferPointer(
            start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return ProcessArguments(
            pointers.dropFirst().compactMap { $0 }.map { UnsafePointer($0) })
    }
}
