import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// Content that is taller than its room can be scrolled into sight:
    /// - unless the app has chosen another offset, the content is at its top until it is scrolled,
    ///   and later between the adjusted insets (B-133);
    /// - each enabled control comes into sight at some offset that a finger reaches (B-130, B-133).
    ///
    /// Judges the front presentation, or the columns that take touches and what is around them. Of
    /// a column below a presentation in a context, that is judged instead; then nothing around the
    /// columns is. Scroll views in others and those that do not scroll at present are exempt from
    /// the last.
    static var contentInReach: Self {
        Invariant(
            "content-in-reach",
            summary: "scrolling brings each control of a scroll view into sight",
            sources: ["B-130", "B-133"]
        ) { machine in
            guard machine.simulation.hasScrollViews, machine.isAtRest else { return nil }
            for (region, views) in scrollViews(on: machine) {
                for view in views {
                    let fault = faultOfOffset(view) ?? faultOfReach(view)
                    if let fault { return Mismatch(region.label, fault) }
                }
            }
            return nil
        }
    }

    private static func scrollViews(on machine: SplitMachine) -> [(Region, [UIScrollView])] {
        func found(_ controller: UIViewController?, except excluded: UIView? = nil)
            -> [UIScrollView]
        {
            var views: [UIScrollView] = []
            controller?.viewIfLoaded?.appendShownScrollViews(to: &views, except: excluded)
            return views.filter { $0.window != nil }
        }
        let simulation = machine.simulation
        if machine.screen.isCovered, let front = simulation.activePresentations.last {
            return [(Region(front), found(front.controllerOnScreen))]
        }
        let columns = machine.screen.columns
        var all = columns.filter { !$0.isDimmed && $0.top.coverInContext == nil }
            .map { (Region($0.column), found($0.controller)) }
        if simulation.isPresenting {
            for presentation in simulation.activePresentations {
                let shown = presentation.controllerOnScreen
                if shown?.coverInContext == nil { all.append((Region(presentation), found(shown))) }
            }
            return all
        }
        let root = simulation.window.rootViewController
        let searched = columns.isEmpty ? nil : machine.screen.split?.viewIfLoaded
        all.append((.window, found(root, except: searched)))
        return all
    }

    private static func faultOfOffset(_ view: UIScrollView) -> String? {
        let (least, greatest) = view.documentedOffsets
        let offset = view.contentOffset.y
        if view.appHasSetOffset { return nil }
        if !view.hasScrolled, abs(offset - least) > 0.5 {
            return "nobody has scrolled the content, and it begins at \(offset.text), not at "
                + least.text
        }
        if offset >= least - 0.5 && offset <= greatest + 0.5 { return nil }
        return "the content begins at \(offset.text), and a finger moves it between \(least.text) "
            + "and \(greatest.text)"
    }

    private static func faultOfReach(_ view: UIScrollView) -> String? {
        guard let control = view.controlBeyondReach else { return nil }
        let name = control.accessibilityIdentifier ?? control.shownTitle ?? "a control"
        return "no scrolling brings \(name) into sight: it lies at "
            + "\(view.convert(control.bounds, from: control).text) in content of "
            + "\(view.contentSize.text), in a scroll view of \(view.bounds.size.text)"
    }
}
