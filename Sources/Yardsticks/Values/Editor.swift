package import StatefulTesting

/// V8: an editor against a right one. Typing does not clear the redo stack.
package struct Editor: StateMachine {
    private struct History {
        var text = ""
        var undone: [String] = []
        var done: [String] = []

        mutating func type(_ letter: Letter) {
            done.append(text)
            text += letter.rawValue
        }

        mutating func undo() {
            guard let earlier = done.popLast() else { return }
            undone.append(text)
            text = earlier
        }

        mutating func redo() {
            guard let later = undone.popLast() else { return }
            done.append(text)
            text = later
        }
    }

    private enum Letter: String, CaseIterable {
        case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z
    }

    private var system = History()
    private var model = History()

    package init() {}

    /// Letters are only compared, and four actions type at most four.
    package static var yardstick: Yardstick<Editor> {
        Yardstick("V8", minimum: ["type a", "undo", "type b", "redo"], values: .lowest(4))
    }

    package static var rules: [Rule<Editor>] {
        [
            Rule("type", .oneOf(Letter.self)) { editor, letter in
                editor.system.type(letter)
                editor.model.type(letter)
                editor.model.undone = []
            },
            Rule("undo") { editor in
                editor.system.undo()
                editor.model.undo()
            },
            Rule("redo") { editor in
                editor.system.redo()
                editor.model.redo()
                guard editor.system.text == editor.model.text else { throw Mismatch("text") }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        for history in [system, model] {
            fingerprint.combine(history.done.count)
            fingerprint.combine(history.undone.count)
            guard fingerprint.detail == .exploration else { continue }
            fingerprint.combine(history.text)
            for text in history.done + history.undone { fingerprint.combine(text) }
        }
    }
}
