package import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension LaunchSetup {
    /// The values that a user has chosen instead of an app's own; `nil` keeps the app's.
    ///
    /// `everyRelease` beats a chosen release: random cases draw every release, and reports say on
    /// which releases each failure occurs.
    package struct Choice: Hashable, Sendable {
        package var device: Device?
        package var release: Release?
        package var everyRelease = false
        package var direction: Direction?
        package var orientation: Orientation?
        package var window: Window?
        package var reading: Reading?

        package init(
            device: Device? = nil, release: Release? = nil, direction: Direction? = nil,
            orientation: Orientation? = nil, window: Window? = nil, reading: Reading? = nil
        ) {
            self.device = device
            self.release = release
            self.direction = direction
            self.orientation = orientation
            self.window = window
            self.reading = reading
        }

        /// The values in a case file. Ignores parameters and values that no set-up has; a case that
        /// parses against this app's subjects contains none.
        package init(_ values: [CorpusCase.SetupValue]) {
            func value<Value: RawRepresentable<String>>(_ name: String) -> Value? {
                values.first { $0.name == name }.flatMap { Value(rawValue: $0.value) }
            }
            self.init(
                device: value("device"), release: value("release"), direction: value("direction"),
                orientation: value("orientation"), window: value("window"),
                reading: value("reading"))
        }

        /// The choice with one release in place of the chosen ones.
        package func on(_ release: Release?) -> Choice {
            var choice = self
            (choice.release, choice.everyRelease) = (release, false)
            return choice
        }

        /// The text that stands for every release.
        package static let everyReleaseText = "all"

        /// The chosen values with the names of their parameters, in the order of a case file.
        package var namedValues: [(parameter: String, value: String)] {
            let values: [(parameter: String, value: String?)] = [
                ("device", device?.rawValue),
                ("release", everyRelease ? Choice.everyReleaseText : release?.rawValue),
                ("direction", direction?.rawValue), ("orientation", orientation?.rawValue),
                ("window", window?.rawValue), ("reading", reading?.rawValue),
            ]
            return values.compactMap { entry in entry.value.map { (entry.parameter, $0) } }
        }
    }

    package func replacing(_ choice: Choice) -> LaunchSetup {
        LaunchSetup(
            device: choice.device ?? device, release: choice.release ?? release,
            direction: choice.direction ?? direction,
            orientation: choice.orientation ?? orientation, window: choice.window ?? window,
            deploymentTarget: deploymentTarget, requiresFullScreen: requiresFullScreen, sdk: sdk)
    }

    /// The releases that the app supports and the device runs, the newest first.
    var usableReleases: [Release] {
        let device = UIKitModel.Device.named(device.rawValue)
        return Release.allCases.filter { release in
            !release.isOlder(than: deploymentTarget)
                && UIKitModel.Release.named(release.rawValue).map { device?.runs($0) } == true
        }
    }
}

/// Conversion between a set-up and the engine's parameters.
extension LaunchSetup {
    /// One parameter for each property, in the order of a case file. The values of this set-up are
    /// the simplest ones. A case may have any value.
    ///
    /// A run draws only this set-up, with the values of a choice in place of its own. Screening
    /// also tries every other device, direction, orientation and window, unless the choice has one.
    /// Where the choice is every release, cases have all that the app supports and the device runs.
    package func parameters(choosing choice: Choice) -> [SetupParameter] {
        var release = SetupParameter("release", release, choice.release)
        release.screened = []
        if choice.everyRelease {
            let usable = replacing(choice.on(nil)).usableReleases.map(\.rawValue)
            let running = release.values.indices.filter { usable.contains(release.values[$0]) }
            release = SetupParameter(
                "release", values: release.values, allowed: running.isEmpty ? [0] : running)
            release.screened = Array(running.dropFirst())
            release.isCompared = true
        }
        return [
            SetupParameter("device", device, choice.device), release,
            SetupParameter("direction", direction, choice.direction),
            SetupParameter("orientation", orientation, choice.orientation),
            SetupParameter("window", window, choice.window), Reading.parameter(choice.reading),
        ]
    }

    /// The parameters of a subject whose random cases may have every value of each, but only some
    /// releases, the usual one first.
    func parameters(on releases: [Release]) -> [SetupParameter] {
        [
            SetupParameter(drawing: "device", device),
            SetupParameter("release", values: releases.map(\.rawValue)),
            SetupParameter(drawing: "direction", direction),
            SetupParameter(drawing: "orientation", orientation),
            SetupParameter(drawing: "window", window), Reading.parameter(nil),
        ]
    }

    init(_ setup: Setup) {
        func value<Value: RawRepresentable<String>>(_ name: String) -> Value {
            guard let value = Value(rawValue: setup[name]) else {
                preconditionFailure("\(setup[name]) is no legal value of \(name)")
            }
            return value
        }
        self.init(
            device: value("device"), release: value("release"), direction: value("direction"),
            orientation: value("orientation"), window: value("window"))
    }
}

extension SetupParameter {
    /// A parameter with every value of a type; `own` is the simplest.
    fileprivate init<Value: CaseIterable & RawRepresentable<String>>(
        drawing name: String, _ own: Value
    ) {
        self.init(
            name,
            values: [own.rawValue] + Value.allCases.map(\.rawValue).filter { $0 != own.rawValue })
    }

    fileprivate init<Value: CaseIterable & RawRepresentable<String>>(
        _ name: String, _ own: Value, _ choice: Value?
    ) {
        let others = Value.allCases.map(\.rawValue).filter { $0 != own.rawValue }
        let values = [own.rawValue] + others
        let rank = choice.flatMap { values.firstIndex(of: $0.rawValue) } ?? 0
        self.init(name, values: values, allowed: [rank])
        if choice == nil { screened = Array(values.indices.dropFirst()) }
    }
}
