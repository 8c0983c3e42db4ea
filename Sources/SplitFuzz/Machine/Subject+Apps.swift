public import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// How an app becomes a subject of the engine: its set-up, ranked, with what it declares as the
/// values a run may draw.
extension AppUnderTest {
    /// Which values of the set-up a run may draw, by the name of the parameter; the app's own where
    /// nothing is said.
    public typealias Choice = [String: String]

    /// The names of the set-up's parameters, in the order of a corpus case.
    public static let setupNames = ["device", "release", "direction", "orientation", "window"]

    /// One subject a variant, named `app/variant`.
    public func subjects(choosing choice: Choice = [:]) -> [Subject<SplitMachine>] {
        let parameters = setup(choosing: choice)
        return variants.map { variant in
            Subject("\(name)/\(variant.name)", setup: parameters, bounds: hints.bounds) { setup in
                let environment = Environment(setup)
                if let why = environment.impossibility { throw Inapplicable(why) }
                return SplitMachine(
                    app: variant, hints: hints, environment: environment,
                    release: Release(setup))
            }
        }
    }

    private func setup(choosing choice: Choice) -> [SetupParameter] {
        let own = [
            "device": device, "release": release, "direction": "left-to-right",
            "orientation": orientation, "window": window,
        ]
        return AppUnderTest.setupNames.map { name in
            let values = AppUnderTest.setupValues(name)
            let wanted = choice[name] ?? own[name] ?? values[0]
            guard let rank = values.firstIndex(of: wanted) else {
                preconditionFailure("\(self.name): no \(name) is called \(wanted), only \(values)")
            }
            return SetupParameter(name, values: values, allowed: [rank])
        }
    }

    /// All legal values of a set-up parameter, simplest first.
    public static func setupValues(_ name: String) -> [String] {
        switch name {
        case "device": Device.all.map(\.name)
        case "release": Release.all.map(\.name)
        case "direction": ["left-to-right", "right-to-left"]
        case "orientation": Orientation.allCases.map(\.rawValue)
        case "window": WindowSize.allCases.map(\.rawValue)
        default: []
        }
    }
}

extension AppUnderTest {
    /// Why no device can be set up so, such as an iPhone with a half window; `nil` where one can.
    public func impossibility(choosing choice: Choice = [:]) -> String? {
        let parameters = setup(choosing: choice)
        return Environment(Setup(parameters, ranks: parameters.map { $0.allowed[0] })).impossibility
    }
}

extension Environment {
    fileprivate var impossibility: String? {
        guard windowSize != .full, !device.offers(windowSize, in: orientation) else { return nil }
        return "\(device.name) has no window \(windowSize.rawValue) in \(orientation.rawValue)"
    }

    fileprivate init(_ setup: Setup) {
        guard let device = Device.named(setup["device"]),
            let orientation = Orientation(rawValue: setup["orientation"]),
            let size = WindowSize(rawValue: setup["window"])
        else {
            preconditionFailure("a set-up has legal values only: \(setup.ranks)")
        }
        self.init(
            device: device,
            direction: setup["direction"] == "right-to-left" ? .rightToLeft : .leftToRight,
            orientation: orientation, windowSize: size)
    }
}

extension Release {
    fileprivate init(_ setup: Setup) {
        guard let release = Release.named(setup["release"]) else {
            preconditionFailure("a set-up has legal values only: \(setup.ranks)")
        }
        self = release
    }
}
