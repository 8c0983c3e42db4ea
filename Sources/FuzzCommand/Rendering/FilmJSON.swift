internal import Foundation
internal import SplitFuzz
internal import StatefulTesting

/// The steps of a case as JSON. A rectangle is an array: x, y, width and height in points.
@MainActor enum FilmJSON {
    static func value(_ film: Film, of committed: CorpusCase, verdict: String) -> JSON {
        .object([
            ("app", .string(committed.app)), ("expect", .string(committed.expectation.text)),
            ("verdict", .string(verdict)), ("steps", .array(film.steps.map(value))),
        ])
    }

    private static func value(_ step: Film.Step) -> JSON {
        let touches = step.touches.map { JSON.array([.length($0.x), .length($0.y)]) }
        let violations = step.violations.map { violation in
            JSON.object([
                ("invariant", .string(violation.invariant)),
                ("location", .string(violation.location)), ("remark", .string(violation.remark)),
            ])
        }
        return .object([
            ("action", text(step.action)), ("touches", .array(touches)),
            ("breaks", .array(violations)), ("cannotBeDone", text(step.obstacle)),
            ("picture", step.screen.map { value($0.picture) } ?? .null),
            ("calls", texts(step.screen?.calls)),
            ("controllers", texts(step.screen?.controllers)),
            ("messages", texts(step.screen?.messages)),
        ])
    }

    private static func value(_ picture: Picture) -> JSON {
        .object([
            ("caption", texts(picture.caption)), ("screen", value(picture.screen)),
            ("window", value(picture.window)), ("keyboard", value(picture.keyboard)),
            ("fold", value(picture.fold)), ("dock", value(picture.dock)),
            ("columns", .array(picture.columns.map(value))),
            ("buttonsAtSide", .array(picture.buttonsAtSide.map(value))),
        ])
    }

    private static func value(_ column: Picture.Column) -> JSON {
        let bars = column.bars.map { bar in
            JSON.object([
                ("title", .string(bar.title)), ("frame", value(bar.frame)),
                ("buttons", .array(bar.buttons.map(value))),
            ])
        }
        return .object([
            ("label", .string(column.label)), ("type", .string(column.type)),
            ("frame", value(column.frame)), ("safeArea", value(column.content)),
            ("isDimmed", .boolean(column.isDimmed)), ("bars", .array(bars)),
            ("rows", .array(column.rows.map(value))), ("anchor", value(column.arrow?.anchor)),
        ])
    }

    private static func value(_ control: Picture.Element) -> JSON {
        .object([
            ("text", .string(control.text)), ("frame", value(control.frame)),
            ("alpha", .length(control.alpha)),
        ])
    }

    private static func value(_ rect: CGRect?) -> JSON {
        guard let rect else { return .null }
        return .array([rect.minX, rect.minY, rect.width, rect.height].map(JSON.length))
    }

    private static func text(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

    private static func texts(_ texts: [String]?) -> JSON {
        texts.map { .array($0.map(JSON.string)) } ?? .null
    }
}
