// Pergola: the beams of a garden arbour, and a panel of timbers beside or below the plan.
// Own container, right-to-left care, popover that stays one, deletion while shown. from: .iOS16
import UIKit

private struct PergolaBeam: Equatable {
    let id: Int
    let timber: String
    var length = 4
    var line: String { "\(timber) beam \(id), \(length) feet" }
}

@MainActor private final class PergolaPlan {
    let timbers = ["Oak", "Larch", "Chestnut"]
    private(set) var beams: [PergolaBeam] = []
    private var nextID = 1
    private var observers: [() -> PergolaPage?] = []

    init() { timbers.forEach(addBeam) }

    func observe(_ page: PergolaPage) {
        observers.removeAll { $0() == nil }
        observers.append { [weak page] in page }
    }
    private func tell() { observers.forEach { $0()?.planDidChange() } }

    func addBeam(of timber: String) {
        beams.append(PergolaBeam(id: nextID, timber: timber))
        nextID += 1
        tell()
    }

    func resize(_ id: Int, by feet: Int) {
        guard let index = beams.firstIndex(where: { $0.id == id }) else { return }
        beams[index].length += feet
        tell()
    }

    func removeLast() {
        _ = beams.popLast()
        tell()
    }
}

private final class PergolaRows: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for old in oldValue where !rows.contains(old) { old.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = 8 + CGFloat(index) * 52
            row.frame = CGRect(x: 12, y: y, width: max(0, bounds.width - 24), height: 44)
        }
        contentSize = CGSize(width: bounds.width, height: 8 + CGFloat(rows.count) * 52)
    }
}

private class PergolaPage: UIViewController {
    let plan: PergolaPlan
    let beamID: Int?
    let scroll = PergolaRows()

    init(plan: PergolaPlan, beamID: Int? = nil) {
        self.plan = plan
        self.beamID = beamID
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    var beam: PergolaBeam? { plan.beams.first { $0.id == beamID } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        plan.observe(self)
        planDidChange()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        scroll.frame = view.bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    }

    func planDidChange() { scroll.rows = makeRows() }
    func makeRows() -> [UIView] { [] }

    func button(
        _ title: String, isEnabled: Bool = true, _ handler: @escaping @MainActor () -> Void
    ) -> UIButton {
        let action = UIAction(title: title) { _ in handler() }
        let button = UIButton(configuration: .plain(), primaryAction: action)
        button.isEnabled = isEnabled
        return button
    }

    func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}

private final class PergolaPlanPage: PergolaPage, SelfChecking {
    override func viewDidLoad() {
        title = "Arbour Plan"
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Timbers") { [weak self] _ in
                (self?.navigationController?.parent as? PergolaContainer)?.togglePanel()
            })
    }

    override func makeRows() -> [UIView] {
        let rows = plan.beams.map { beam in
            button(beam.line) { [weak self, plan] in
                self?.show(PergolaBeamPage(plan: plan, beamID: beam.id), sender: nil)
            }
        }
        return rows.isEmpty ? [label("No Beams Yet")] : rows
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = scroll.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == plan.beams.map(\.line) ? nil : "the rows are not the beams of the plan"
    }
}

private final class PergolaBeamPage: PergolaPage, UIPopoverPresentationControllerDelegate {
    private var isSettled = false
    private lazy var adjust = UIBarButtonItem(
        primaryAction: UIAction(title: "Adjust") { [weak self] _ in self?.showLengths() })

    override func viewDidLoad() {
        title = beam.map { "Beam \($0.id)" }
        navigationItem.rightBarButtonItem = adjust
        super.viewDidLoad()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isSettled = true
        leaveIfGone()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isSettled = false
    }

    override func makeRows() -> [UIView] { [label(beam?.line ?? "This beam is gone.")] }

    override func planDidChange() {
        super.planDidChange()
        adjust.isEnabled = beam != nil
        leaveIfGone()
    }

    private func leaveIfGone() {
        guard isSettled, beam == nil else { return }
        navigationController?.popToRootViewController(animated: true)
    }

    private func showLengths() {
        guard presentedViewController == nil else { return }
        let page = PergolaLengthPage(plan: plan, beamID: beamID)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 220, height: 112)
        page.popoverPresentationController?.sourceItem = adjust
        page.popoverPresentationController?.delegate = self
        // Else the bar takes touches, and goes back under the popover.
        present(page, animated: true) { [weak page] in
            page?.popoverPresentationController?.passthroughViews = nil
        }
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

private final class PergolaLengthPage: PergolaPage {
    override func makeRows() -> [UIView] {
        guard let beam, let id = beamID else { return [] }
        return [
            button("Longer", isEnabled: beam.length < 12) { [plan] in plan.resize(id, by: 1) },
            button("Shorter", isEnabled: beam.length > 1) { [plan] in plan.resize(id, by: -1) },
        ]
    }
}

private final class PergolaTimberPage: PergolaPage {
    override func makeRows() -> [UIView] {
        let close = button("Close Timbers") { [weak self] in
            (self?.parent as? PergolaContainer)?.togglePanel()
        }
        let adding = plan.timbers.map { timber in
            button("Add \(timber)") { [plan] in plan.addBeam(of: timber) }
        }
        return [close, label("Beams in plan: \(plan.beams.count)")] + adding + [
            button("Remove Last", isEnabled: !plan.beams.isEmpty) { [plan] in plan.removeLast() }
        ]
    }
}

private final class PergolaContainer: UIViewController, SelfChecking {
    private let content: UINavigationController
    private let panel: PergolaTimberPage
    private var isPanelOpen = false

    init(plan: PergolaPlan) {
        content = UINavigationController(rootViewController: PergolaPlanPage(plan: plan))
        panel = PergolaTimberPage(plan: plan)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        install(content)
    }

    private func install(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func togglePanel() {
        isPanelOpen.toggle()
        if isPanelOpen, panel.parent == nil {
            install(panel)
            panel.view.frame = frames(isOpen: false).panel
        }
        view.setNeedsLayout()
        UIView.animate(withDuration: 0.25) { [self] in
            view.layoutIfNeeded()
        } completion: { [self] _ in
            guard !isPanelOpen, panel.parent != nil else { return }
            panel.willMove(toParent: nil)
            panel.view.removeFromSuperview()
            panel.removeFromParent()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let frames = frames(isOpen: isPanelOpen)
        content.view.frame = frames.content
        if panel.parent != nil { panel.view.frame = frames.panel }
    }

    private func frames(isOpen: Bool) -> (content: CGRect, panel: CGRect) {
        let bounds = view.bounds
        let isNarrow = bounds.width < 700 && bounds.width < bounds.height
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge: CGRectEdge = isNarrow ? .maxYEdge : isMirrored ? .minXEdge : .maxXEdge
        let extent = isNarrow ? bounds.height * 0.4 : min(320, bounds.width * 0.45)
        let (panel, rest) = bounds.divided(atDistance: extent.rounded(), from: edge)
        if isOpen { return (rest, panel) }
        let dx = isNarrow ? 0 : isMirrored ? -panel.width : panel.width
        return (bounds, panel.offsetBy(dx: dx, dy: isNarrow ? panel.height : 0))
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, isPanelOpen else { return nil }
        if panel.parent !== self { return "the panel is open, and not in the container" }
        return view.bounds.contains(panel.view.center) ? nil : "the open panel is out of sight"
    }
}

@MainActor func makePergola() -> UIViewController { PergolaContainer(plan: PergolaPlan()) }
