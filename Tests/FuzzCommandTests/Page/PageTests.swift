import Foundation
import Testing

@testable import FuzzCommand

@MainActor struct PageTests {
    /// A page of one case, and its film as JSON.
    private func page(of text: String) throws -> (html: String, steps: [[String: Any]]) {
        let folder = try Folder()
        try folder.write(text, to: "x.case")
        #expect(fuzzsplit("show", "x.case", "--html", "x.html", in: folder).status == .asExpected)
        let json = fuzzsplit("show", "x.case", "--format", "json", in: folder).output
        let film =
            try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
        return (try folder.text(of: "x.html"), film["steps"] as? [[String: Any]] ?? [])
    }

    @Test("each step has a figure with its action, and each column the frame that JSON has")
    func frames() throws {
        let (html, steps) = try page(of: ExampleCase.failing)
        let figures = html.components(separatedBy: "<figure").dropFirst()

        #expect(figures.count == 3 && steps.count == 3)
        for (figure, step) in zip(figures, steps) {
            let action = step["action"] as? String ?? "start"
            #expect(
                figure.contains(action.replacing("\"", with: "&quot;")) || figure.contains(action))
            let screen = try #require(step["screen"] as? [String: Any])
            let picture = try #require(screen["picture"] as? [String: Any])
            let columns = try #require(picture["columns"] as? [[String: Any]])
            #expect(!columns.isEmpty)
            for column in columns {
                let frame = try #require(column["frame"] as? [Double])
                let text = frame.map { SceneDrawing.number(CGFloat($0)) }
                #expect(
                    figure.contains(
                        "<rect class=\"frame\" x=\"\(text[0])\" y=\"\(text[1])\" width=\"\(text[2])\""
                            + " height=\"\(text[3])\""))
            }
        }
        #expect(html.contains("class=\"column changed broken\""))
        #expect(html.contains("<circle class=\"touch\""))
    }

    @Test("what a file says is text on the page, whatever is in it")
    func hostile() throws {
        let note =
            "</script><b onclick='x()'>\"&amp; \u{202e}evil\u{7} "
            + String(repeating: "long ", count: 9_999)
        let text = ExampleCase.failing.replacing("---", with: "note: \(note)\n---")
        let (html, _) = try page(
            of: text.replacing("\u{7}", with: "").replacing("\u{202e}", with: ""))

        #expect(html.components(separatedBy: "</script>").count == 2)
        #expect(!html.contains("<b onclick"))
        #expect(html.contains("&lt;/script&gt;&lt;b onclick='x()'&gt;"))
    }

    @Test("the same case gives the same page, which replaces an older page and no other file")
    func files() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")
        _ = fuzzsplit("show", "x.case", "--html", "a.html", in: folder)
        _ = fuzzsplit("show", "x.case", "--html", "a.html", in: folder)
        // An older page may be of any length.
        try folder.write(PageFile.head + String(repeating: "long ", count: 400_000), to: "b.html")
        _ = fuzzsplit("show", "x.case", "--html", "b.html", in: folder)
        let refused = fuzzsplit("show", "x.case", "--html", "x.case", in: folder)

        #expect(try folder.bytes(of: "a.html") == folder.bytes(of: "b.html"))
        #expect(refused.status == .badInput)
        #expect(try folder.text(of: "a.html").hasPrefix(PageFile.head))
        #expect(
            refused.error
                == "fuzzsplit: x.case is there already, and is no page of this program; "
                + "name another file\n")
        #expect(try folder.text(of: "x.case") == ExampleCase.failing)
    }

    @Test("a page loads nothing")
    func loadsNothing() throws {
        let (html, _) = try page(of: ExampleCase.failing)
        let loaded = html.matches(of: /src="([^"]*)"|url\(([^)]*)\)|<link|@import/).map {
            String($0.output.1 ?? $0.output.2 ?? "")
        }

        #expect(!loaded.isEmpty && loaded.allSatisfy { $0.hasPrefix("#") })
        #expect(html.contains("default-src 'none'"))
    }

    @Test("a report has a row and an article for each case, and says what it could not read")
    func report() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "Corpus/a.case")
        try folder.write(
            ExampleCase.failing.replacing("rotate portrait", with: "rotate landscape"),
            to: "Corpus/b.case")
        try folder.write("nonsense\n", to: "Corpus/c.case")

        let ran = fuzzsplit("report", "--html", "all.html", in: folder)
        let html = try folder.text(of: "all.html")

        #expect(html.components(separatedBy: "<article ").count == 3)
        #expect(html.components(separatedBy: "href=\"#case-").count == 3)
        #expect(html.contains("stale"))
        #expect(ran.error.contains("Corpus/c.case:1:1"))
        #expect(ran.output == "written to all.html\n")
        #expect(ran.status == .badInput)
    }

    @Test("a cell of the matrix is what a replay on that device and release says")
    func matrix() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")
        let html = fuzzsplit("report", "x.case", in: folder).output
        let start = try #require(html.range(of: "On other releases and devices"))
        let table = html[start.upperBound...].prefix { $0 != "{" }
        let rows = table.components(separatedBy: "<tr>").dropFirst().map { row in
            row.matches(of: /<t[hd][^>]*>([^<]*)</).map { String($0.output.1) }
        }
        let heads = try #require(rows.first).dropFirst()
        let own = try #require(
            rows.dropFirst().first {
                $0[0].contains("iPad Pro 11-inch,") || $0[0].contains("every iPad")
            })

        for (head, cell) in zip(heads, own.dropFirst()) {
            let release = head.split(separator: ", ").first.map(String.init) ?? ""
            try folder.write(
                ExampleCase.failing.replacing(/release: .*/, with: "release: \(release)"),
                to: "y.case")
            let verdict = fuzzsplit("replay", "y.case", in: folder).output
            let expected =
                verdict.contains("as expected") ? "fails" : verdict.contains("fixed") ? "holds" : ""
            #expect(cell == expected, "\(release): \(verdict)")
        }
        #expect(Set(own.dropFirst()) == ["fails", "holds"])
        #expect(table.contains("a page executes at most 40,000 actions"))
    }

    @Test("the page of a run has its discoveries, rules and screens, and its findings")
    func run() throws {
        let folder = try Folder()
        let ran = fuzzsplit(
            ["run", "sidebar/own-navigation", "--seed", "1", "--cases", "64", "--html", "run.html"]
                + ["--budget", "40"] + oneWindow, in: folder)
        let html = try folder.text(of: "run.html")

        #expect(ran.output.contains("written to run.html"))
        #expect(html.contains("<polyline points="))
        #expect(html.contains("after short sequences, "))
        #expect(html.contains("<td>rotate</td>") && html.contains("never applied: "))
        #expect(html.contains("DetailViewController, ListViewController, MenuViewController"))
        #expect(html.contains("fails primary-content-on-screen at primary"))
    }

    @Test("the page of an exploration has a box for each group of states, and what is broken")
    func exploration() throws {
        let folder = try Folder()
        let ran = fuzzsplit(
            "explore", "sidebar/own-navigation", "--depth", "2", "--html", "graph.html",
            in: folder)
        let html = try folder.text(of: "graph.html")

        #expect(ran.output.hasSuffix("\nwritten to graph.html\n"))
        #expect(ran.output.contains("\n  needs UIKit's defect insets-lost-after-push (A-011, "))
        let boxes = html.matches(of: /<g class="group( bad)?"/)
        let rows = html.matches(of: /<tr><td>\d+<\/td><td>/)
        #expect(boxes.count == rows.count && boxes.count > 5)
        #expect(html.contains("oneBesideSecondary; Nothing Chosen; Groups › Presenters"))
        #expect(html.contains("fails primary-content-on-screen at primary"))
    }

    @Test("a page of a case that needs no defect of UIKit says so, and so does `explain`")
    func ownMistake() throws {
        let folder = try Folder()
        let text = ExampleCase.text(
            app: "stack/pushes-itself", expect: "fails no-exception at NSInvalidArgumentException",
            actions: ["tap \"window/Push\""])
        try folder.write(text, to: "x.case")

        _ = fuzzsplit("show", "x.case", "--html", "x.html", on: [.stack], in: folder)
        let explained = fuzzsplit("explain", "x.case", on: [.stack], in: folder)

        let sentence = "needs no defect of UIKit that the model knows"
        #expect(try folder.text(of: "x.html").contains("<p>\(sentence)</p>"))
        #expect(explained.lines.contains("  \(sentence)"))
    }

    @Test("a dash is no file for a page")
    func dash() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")

        let ran = fuzzsplit("show", "x.case", "--html", "-", in: folder)

        #expect(ran.status == .badInput)
        #expect(ran.error.hasPrefix("fuzzsplit: --html takes the name of a file, not \"-\"\n"))
        #expect(folder.files == ["x.case"])
    }

    @Test("without a file, a report goes to standard output")
    func standardOutput() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")

        let ran = fuzzsplit("report", "x.case", in: folder)

        #expect(ran.output.hasPrefix("<!DOCTYPE html>\n") && ran.output.hasSuffix("</html>\n"))
        #expect(ran.status == .asExpected)
    }

    @Test("beside a failure is the nearest run that has none, up to what cannot be done there")
    func rightRun() throws {
        let (html, _) = try page(of: ExampleCase.failing)

        #expect(html.contains("<p>needs UIKit's defect insets-lost-after-push (A-011, "))
        #expect(html.components(separatedBy: "<div class=\"right\">").count == 4)
        #expect(
            html.contains(
                "compare: on UIKit without defects nothing breaks; the first difference is after"
                    + " step 2"))
        #expect(html.components(separatedBy: "<svg class=\"scene").count == 7)
    }

    @Test("a drawing is SVG with its style, and there is one for each step")
    func svg() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "x.case")

        let drawn = fuzzsplit("show", "x.case", "--svg", "2", in: folder)
        let missing = fuzzsplit("show", "x.case", "--svg", "3", in: folder)
        let both = fuzzsplit("show", "x.case", "--svg", "1", "--format", "json", in: folder)

        #expect(drawn.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
        #expect(drawn.output.contains("<pattern id=\"hatch\""))
        #expect(
            missing.error
                == "x.case: there is no drawing after step 3; expected 0 to 2, see: "
                + "fuzzsplit show x.case\n")
        #expect(missing.status == .badInput && both.status == .badInput)
        #expect(both.error.contains("--svg") && both.error.contains("--format"))
    }

    @Test(
        "lengths are numbers that SVG reads",
        arguments: [
            (0, "0"), (0.5, "0.5"), (0.05, "0.05"), (-100, "-100"), (-0.001, "0"), (1.239, "1.24"),
            (.nan, "0"), (.infinity, "1000000"), (-1e300, "-1000000"),
        ] as [(CGFloat, String)])
    func numbers(length: CGFloat, text: String) {
        #expect(SceneDrawing.number(length) == text)
    }
}

struct DrawingTextTests {
    @Test("a mark is before each line that has changed, and rows without content are one")
    func marks() {
        let before = ["phone", "╭──╮", "│a │", "│  │", "│  │", "╰──╯", "0 1"]
        let after = ["phone", "╭──╮", "│b │", "│  │", "│  │", "╰──╯", "0 1", "new"]

        #expect(
            DrawingText.lines(before, after: [])
                == ["  phone", "  ╭──╮", "  │a │", "  │  │", "  ╰──╯", "  0 1"])
        #expect(
            DrawingText.lines(after, after: before)
                == ["  phone", "  ╭──╮", "▸ │b │", "  │  │", "  ╰──╯", "  0 1", "▸ new"])
    }
}
