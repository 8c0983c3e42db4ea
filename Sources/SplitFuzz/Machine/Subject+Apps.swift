package import StatefulTesting
@_spi(Simulation) package import UIKitModel

/// Makes subjects of the engine from an app.
extension AppUnderTest {
    /// One subject for each variant, named `app/variant`.
    package func subjects(
        choosing choice: LaunchSetup.Choice = LaunchSetup.Choice()
    ) -> [Subject<SplitMachine>] {
        variants.map { subject($0, choosing: choice) }
    }

    /// The subject of a variant, which may be one that is made of workarounds.
    package func subject(
        _ variant: Variant, choosing choice: LaunchSetup.Choice
    ) -> Subject<SplitMachine> {
        var subject = Subject(
            "\(name)/\(variant.name)", setup: setup.parameters(choosing: choice),
            bounds: hints.bounds
        ) { setup in try machine(of: variant, setup) { $0 } }
        subject.mechanisms = Defect.ofReleases.map { defect in
            Mechanism(defect.name) { setup in
                try machine(of: variant, setup) { $0.without(defect) }
            }
        }
        subject.startBare = { setup in
            try machine(of: variant, setup) { release in release.with(only: []) }
        }
        subject.questions = Doubt.all.map(OpenQuestion.init)
        subject.answers = { LaunchSetup.Reading.answers(in: $0) }
        subject.startReading = { setup, choices in
            try machine(of: variant, setup) { release in
                zip(Doubt.all, choices).reduce(release) { $0.reading($1.0, as: $1.1) }
            }
        }
        // Equal states differ in logs and in the time of the clock. The encoder leaves them out.
        subject.comparesFields = false
        subject.basis = { Basis(of: $0) }
        let onReleases =
            choice.everyRelease ? LaunchSetup.Release.allCases : [choice.release ?? setup.release]
        // Random cases have the app's device. Screening tries each rule wherever it is possible.
        subject.impossibleRules = Self.rulesImpossible(
            on: [choice.device ?? setup.device], onReleases)
        subject.locations["as-app-expects"] = hints.expectations.map(\.name)
        return subject.leavingOut(hints.leftOut)
    }

    private static let foldingRules = Set(Rule<SplitMachine>.folding.map(\.name))

    /// The rules of a phone that folds, where none of the devices is one that runs a release.
    private static func rulesImpossible(
        on devices: [LaunchSetup.Device], _ releases: [LaunchSetup.Release]
    ) -> Set<String> {
        let mayFold = devices.contains { name in
            guard let device = Device.named(name.rawValue), device.folds else { return false }
            return releases.contains { device.runs(Release($0)) }
        }
        return mayFold ? [] : foldingRules
    }

    /// A subject whose random cases start on any device, in any direction, orientation and window.
    ///
    /// - Parameters:
    ///   - releases: those that it runs on, the usual one first.
    ///   - change: makes the release that it runs on of one of these.
    package func widened(
        _ variant: Variant, on releases: [LaunchSetup.Release],
        changing change: @escaping (Release) -> Release
    ) -> Subject<SplitMachine> {
        let parameters = setup.parameters(on: releases)
        var subject = Subject("\(name)/\(variant.name)", setup: parameters, bounds: hints.bounds) {
            setup in
            try machine(of: variant, setup, changing: change)
        }
        subject.impossibleRules = Self.rulesImpossible(on: LaunchSetup.Device.allCases, releases)
        subject.comparesFields = false
        return subject.leavingOut(hints.leftOut)
    }

    /// - Throws: `Inapplicable` if no device can have the set-up, or if the app does not support
    ///   the release.
    private func machine(
        of variant: Variant, _ setup: Setup, changing change: (Release) -> Release
    ) throws(Inapplicable) -> SplitMachine {
        let start = LaunchSetup(setup)
        if let why = impossibility(of: start) { throw Inapplicable(why) }
        return SplitMachine(
            app: variant, hints: hints,
            environment: Environment(start, of: self.setup),
            release: change(try LaunchSetup.Reading.release(Release(start.release), in: setup)))
    }

    /// The reason why the app cannot start with a choice, such as a release before its deployment
    /// target, or an iPhone with a half window; `nil` where it can.
    package func impossibility(choosing choice: LaunchSetup.Choice) -> String? {
        let newest = releases(on: choice).first { $0 != .asDocumented }
        return impossibility(
            of: setup.replacing(choice.everyRelease ? choice.on(newest) : choice))
    }

    private func impossibility(of start: LaunchSetup) -> String? {
        if start.release.isOlder(than: setup.deploymentTarget) {
            return "the app needs \(setup.deploymentTarget.rawValue) or later"
        }
        return Environment(start, of: setup)
            .impossibility(on: Release(start.release))
    }

    /// The releases that the app supports and a chosen device runs, the newest first.
    package func releases(on choice: LaunchSetup.Choice) -> [LaunchSetup.Release] {
        setup.replacing(choice.on(nil)).usableReleases
    }
}

extension Environment {
    fileprivate func impossibility(on release: Release) -> String? {
        if !device.runs(release) {
            let runs = device.knownReleases.map(\.name).joined(separator: ", ")
            return "\(device.name) does not run \(release.name); it runs \(runs)"
        }
        if requiresFullScreen, windowSize != .full { return "the app requires the full screen" }
        guard windowSize != .full, !device.offers(windowSize, in: orientation) else { return nil }
        let offered = WindowSize.allCases.filter {
            $0 == .full || device.offers($0, in: orientation)
        }
        return "\(device.name) has no window \(windowSize.rawValue) in \(orientation.rawValue); "
            + "it has \(offered.map(\.rawValue).joined(separator: ", "))"
    }

    /// - Parameter app: the app's own set-up, which has its build settings.
    fileprivate init(_ setup: LaunchSetup, of app: LaunchSetup) {
        guard let device = Device.named(setup.device.rawValue),
            let orientation = Orientation(rawValue: setup.orientation.rawValue),
            let size = WindowSize(rawValue: setup.window.rawValue)
        else { preconditionFailure("the model lacks a value of \(setup)") }
        self.init(
            device: device,
            direction: setup.direction == .rightToLeft ? .rightToLeft : .leftToRight,
            orientation: orientation, windowSize: size,
            requiresFullScreen: app.requiresFullScreen, sdk: Release(app.sdk))
    }
}

extension Release {
    fileprivate init(_ release: LaunchSetup.Release) {
        guard let release = Release.named(release.rawValue) else {
            preconditionFailure("the model lacks the release \(release.rawValue)")
        }
        self = release
    }
}

extension OpenQuestion {
    fileprivate init(_ doubt: Doubt) {
        self.init(
            doubt.name, sources: doubt.sources,
            readings: doubt.readings.map { Reading($0.name, $0.sentence) })
    }
}
