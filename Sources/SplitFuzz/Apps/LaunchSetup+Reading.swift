internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension LaunchSetup {
    /// A reading of what no source settles about UIKit, other than the default, as in
    /// `dockWalk=onChange`.
    package struct Reading: Hashable, Sendable, RawRepresentable, CaseIterable {
        private let doubt: Int
        private let index: Int

        private init(_ doubt: Int, _ index: Int) {
            self.doubt = doubt
            self.index = index
        }

        /// `nil` for the name of a default.
        package init?(rawValue: String) {
            guard let reading = Reading.allCases.first(where: { $0.rawValue == rawValue }) else {
                return nil
            }
            self = reading
        }

        package var rawValue: String { Reading.name(Doubt.all[doubt], index) }

        package static let allCases = Doubt.all.indices.flatMap { doubt in
            Doubt.all[doubt].readings.indices.dropFirst().map { Reading(doubt, $0) }
        }

        /// The set-up parameter: the defaults, or another reading in place of its default.
        static func parameter(_ choice: Reading?) -> SetupParameter {
            let names = allCases.map(\.rawValue)
            let rank = choice.flatMap(allCases.firstIndex).map { $0 + 1 } ?? 0
            // A case may have been found before its reading became the default.
            var parameter = SetupParameter(
                "reading", values: [usual] + names + defaults, allowed: [rank])
            parameter.isOptional = true
            return parameter
        }

        /// Whether a text names the default of a doubt, as in `dockWalk=always`.
        package static func isDefault(_ text: String) -> Bool { defaults.contains(text) }

        private static let defaults = Doubt.all.map { name($0, 0) }

        /// The readings of the doubt with a name, the default first; none if there is no such
        /// doubt.
        package static func names(ofDoubt name: String) -> [String] {
            Doubt.all.first { $0.name == name }
                .map { doubt in doubt.readings.indices.map { Reading.name(doubt, $0) } } ?? []
        }

        private static func name(_ doubt: Doubt, _ index: Int) -> String {
            "\(doubt.name)=\(doubt.readings[index].name)"
        }

        /// The value of the parameter that stands for the defaults.
        static let usual = "usual"

        /// The reading that a set-up names; `nil` for the defaults.
        ///
        /// - Throws: `Inapplicable` if it names a default.
        private static func chosen(in setup: Setup) throws(Inapplicable) -> Reading? {
            let value = setup["reading"]
            if value == usual { return nil }
            if let reading = Reading(rawValue: value) { return reading }
            throw Inapplicable("the reading changed: \(value) is the default now")
        }

        /// The release in the reading of a set-up.
        ///
        /// - Throws: `Inapplicable` if the set-up names a default.
        static func release(
            _ release: UIKitModel.Release, in setup: Setup
        ) throws(Inapplicable) -> UIKitModel.Release {
            guard let reading = try chosen(in: setup) else { return release }
            return release.reading(Doubt.all[reading.doubt], as: reading.index)
        }

        /// The answer to each doubt that is in force in a set-up.
        static func answers(in setup: Setup) -> [Int] {
            var answers = Doubt.all.map { _ in 0 }
            if let reading = try? chosen(in: setup) { answers[reading.doubt] = reading.index }
            return answers
        }
    }
}
