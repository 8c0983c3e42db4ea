internal import SplitFuzz

/// The defects of UIKit without which a trace does not fail.
@MainActor enum DefectText {
    /// Which these are, and what an app can do about each, as far as sources tell. Empty if there
    /// are none.
    static func sentences(_ names: [String]) -> [String] {
        if names.isEmpty { return [] }
        let known = ModelListing.defects
        let texts = names.map { name in
            let sources = known.first { $0.name == name }?.sources ?? []
            return sources.isEmpty ? name : "\(name) (\(Fidelity.text(for: sources)))"
        }
        let word = texts.count == 1 ? "defect" : "defects"
        let workarounds = names.compactMap { name in
            let workaround = ModelListing.workaround(of: name)
            return workaround.isEmpty ? nil : "what apps do about \(name): \(workaround)"
        }
        return ["needs UIKit's \(word) \(texts.joined(separator: " and "))"] + workarounds
    }
}
