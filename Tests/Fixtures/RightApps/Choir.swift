// Choir: the singers of a choir by voice. A triple column split view, a menu in a bar, a task that
// calls the roll and can be stopped, an alert, deletion of the singer on screen. from: .iOS14
import UIKit

@MainActor func makeChoir() -> UIViewController {
    ChoirSplit(roster: ChoirRoster())
}

private enum ChoirVoice: String, CaseIterable {
    case soprano = "Soprano", alto = "Alto", tenor = "Tenor", bass = "Bass"
}

private struct ChoirSinger {
    let id: Int
    let name: String
    var voice: ChoirVoice
    var isPresent = false
}

@MainActor private final class ChoirRoster {
    private(set) var singers: [ChoirSinger] = [
        ChoirSinger(id: 1, name: "Amelie", voice: .soprano),
        ChoirSinger(id: 2, name: "Beatrix", voice: .soprano),
        ChoirSinger(id: 3, name: "Carla", voice: .alto),
        ChoirSinger(id: 4, name: "Dominic", voice: .tenor),
        ChoirSinger(id: 5, name: "Edgar", voice: .bass),
        ChoirSinger(id: 6, name: "Florian", voice: .bass),
    ]
    private(set) var voice = ChoirVoice.soprano
    private(set) var singerID: Int?
    private(set) var rollCall: Task<Void, Never>?
    private var nextID = 7
    private var observers: [() -> Void] = []

    var singer: ChoirSinger? { singers.first { $0.id == singerID } }
    var singersOfVoice: [ChoirSinger] { members(of: voice) }

    func members(of voice: ChoirVoice) -> [ChoirSinger] { singers.filter { $0.voice == voice } }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

    func choose(_ new: ChoirVoice) {
        voice = new
        if singer?.voice != new { singerID = nil }
        tell()
    }

    func choose(_ id: Int) {
        guard singers.contains(where: { $0.id == id }) else { return }
        singerID = id
        tell()
    }

    func engage() {
        singers.append(ChoirSinger(id: nextID, name: "Guest \(nextID)", voice: voice))
        nextID += 1
        tell()
    }

    func move(_ id: Int, to new: ChoirVoice) {
        guard let index = singers.firstIndex(where: { $0.id == id }) else { return }
        singers[index].voice = new
        // The list in the middle follows the singer on screen.
        if singerID == id { voice = new }
        tell()
    }

    func setPresent(_ id: Int, _ isPresent: Bool) {
        guard let index = singers.firstIndex(where: { $0.id == id }) else { return }
        singers[index].isPresent = isPresent
        tell()
    }

    func dismiss(_ id: Int) {
        singers.removeAll { $0.id == id }
        if singerID == id { singerID = nil }
        tell()
    }

    func startRollCall() {
        guard rollCall == nil else { return }
        for index in singers.indices { singers[index].isPresent = false }
        rollCall = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 300_000_000)
                guard !Task.isCancelled, let self, callNext() else { return }
            }
        }
        tell()
    }

    func stopRollCall() {
        rollCall?.cancel()
        rollCall = nil
        tell()
    }

    private func callNext() -> Bool {
        if let next = singers.first(where: { !$0.isPresent }) { setPresent(next.id, true) }
        if singers.contains(where: { !$0.isPresent }) { return true }
        stopRollCall()
        return false
    }

    private func tell() { observers.forEach { $0() } }
}

@MainActor private final class ChoirRows: UIScrollView {
    var rows: [UIControl] = [] {
        didSet {
            oldValue.forEach { $0.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: safeAreaInsets.left, y: 48 * CGFloat(index), width: width, height: 48)
        }
        let size = CGSize(width: bounds.width, height: 48 * CGFloat(rows.count))
        if contentSize != size { contentSize = size }
    }
}

@MainActor private class ChoirColumn: UIViewController {
    let roster: ChoirRoster
    let rows = ChoirRows()

    init(roster: ChoirRoster) {
        self.roster = roster
        super.init(nibName: nil, bundle: nil)
        refresh()
        roster.observe { [weak self] in self?.refresh() }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        rows.backgroundColor = .systemBackground
        rows.alwaysBounceVertical = true
        rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = rows
    }

    /// Shows the roster's state. May run before the view is loaded.
    func refresh() {}

    func row(_ title: String, _ body: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in body() })
    }

    var shownTitles: [String] { rows.rows.compactMap { ($0 as? UIButton)?.currentTitle } }
}

@MainActor private final class ChoirSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let roster: ChoirRoster

    init(roster: ChoirRoster) {
        self.roster = roster
        super.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .twoBesideSecondary
        setViewController(ChoirVoices(roster: roster), for: .primary)
        setViewController(ChoirSingers(roster: roster), for: .supplementary)
        setViewController(ChoirSingerPage(roster: roster), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { roster.singer == nil ? .supplementary : .secondary }
}

@MainActor private final class ChoirVoices: ChoirColumn, SelfChecking {
    override func refresh() {
        title = "Voices"
        rows.rows = ChoirVoice.allCases.map { voice in
            row(text(of: voice)) { [weak self] in
                self?.roster.choose(voice)
                self?.splitViewController?.show(.supplementary)
            }
        }
    }

    private func text(of voice: ChoirVoice) -> String {
        "\(voice.rawValue) (\(roster.members(of: voice).count))"
    }

    var complaint: String? {
        shownTitles == ChoirVoice.allCases.map(text) ? nil : "the voices have wrong counts"
    }
}

@MainActor private final class ChoirSingers: ChoirColumn, SelfChecking {
    private let call = UIBarButtonItem(title: "Roll Call", primaryAction: nil)

    override func refresh() {
        title = roster.voice.rawValue
        let isCalling = roster.rollCall != nil
        call.primaryAction = UIAction(title: isCalling ? "Stop" : "Roll Call") {
            [weak self] _ in
            guard let roster = self?.roster else { return }
            if roster.rollCall == nil { roster.startRollCall() } else { roster.stopRollCall() }
        }
        if navigationItem.rightBarButtonItems == nil {
            let guest = UIAction(title: "Guest") { [weak self] _ in self?.roster.engage() }
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "Guest", primaryAction: guest), call,
            ]
        }
        rows.rows = roster.singersOfVoice.map { singer in
            row(text(of: singer)) { [weak self] in
                self?.roster.choose(singer.id)
                self?.splitViewController?.show(.secondary)
            }
        }
    }

    private func text(of singer: ChoirSinger) -> String {
        singer.isPresent ? "\(singer.name), present" : singer.name
    }

    var complaint: String? {
        if title != roster.voice.rawValue { return "the title is not the voice" }
        return shownTitles == roster.singersOfVoice.map(text) ? nil : "wrong singers in the list"
    }
}

@MainActor private final class ChoirSingerPage: ChoirColumn, SelfChecking {
    private let voices = UIBarButtonItem(title: "Change Voice", primaryAction: nil)

    override func refresh() {
        if navigationItem.rightBarButtonItem == nil { navigationItem.rightBarButtonItem = voices }
        let singer = roster.singer
        title = singer?.name ?? "No Singer"
        voices.isEnabled = singer != nil
        voices.menu = nil
        rows.rows = []
        guard let singer else { return }
        let others = ChoirVoice.allCases.filter { $0 != singer.voice }
        voices.menu = UIMenu(
            title: "Voice",
            children: others.map { voice in
                UIAction(title: "Sing \(voice.rawValue)") { [weak self] _ in
                    self?.roster.move(singer.id, to: voice)
                }
            })
        rows.rows = [
            row(singer.isPresent ? "Mark Absent" : "Mark Present") { [weak self] in
                self?.roster.setPresent(singer.id, !singer.isPresent)
            },
            row("Dismiss Singer") { [weak self] in self?.confirm(singer) },
        ]
    }

    private func confirm(_ singer: ChoirSinger) {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Dismiss \(singer.name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Dismiss", style: .destructive) { [weak self] _ in
                guard let self else { return }
                roster.dismiss(singer.id)
                guard roster.singer == nil, splitViewController?.isCollapsed == true else { return }
                splitViewController?.show(.supplementary)
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        title == roster.singer?.name ?? "No Singer" ? nil : "the title is not the singer's name"
    }
}
