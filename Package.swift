// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// On Linux the programs link the Swift runtime and Foundation statically. Calls into them are then
// direct, which saves a fifth of a run's time. Static linking must name the libraries of Foundation.
let programLinkerSettings: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-use-ld=lld", "-lCoreFoundation", "-l_FoundationCollections",
            "-l_FoundationICU", "-l_FoundationCShims",
        ],
        .when(platforms: [.linux]))
]

let package = Package(
    name: "fuzzsplit",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "fuzzsplit", targets: ["fuzzsplit"]),
        .library(
            name: "FuzzCommand", targets: ["FuzzCommand", "SplitFuzz", "UIKit", "UIKitModel"]),
        .library(name: "StatefulTesting", targets: ["StatefulTesting"]),
        .library(name: "StatefulSwiftTesting", targets: ["StatefulSwiftTesting"]),
    ],
    targets: [
        .target(name: "UIKitModel", swiftSettings: settings),
        .target(name: "UIKit", dependencies: ["UIKitModel"], swiftSettings: settings),
        .target(name: "Platform", swiftSettings: settings),
        .target(name: "StatefulTesting", dependencies: ["Platform"], swiftSettings: settings),
        .target(
            name: "Yardsticks", dependencies: ["StatefulTesting"], swiftSettings: settings),
        .target(
            name: "StatefulSwiftTesting", dependencies: ["StatefulTesting"],
            swiftSettings: settings
        ),
        .target(
            name: "SplitFuzz",
            dependencies: ["StatefulTesting", "UIKit", "UIKitModel"],
            swiftSettings: settings
        ),
        .target(
            name: "FuzzCommand",
            dependencies: ["Platform", "SplitFuzz", "StatefulTesting"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "fuzzsplit",
            dependencies: ["FuzzCommand", "SplitFuzz"],
            swiftSettings: settings,
            linkerSettings: programLinkerSettings
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["SplitFuzz", "StatefulTesting", "UIKitModel", "Yardsticks"],
            swiftSettings: settings,
            linkerSettings: programLinkerSettings
        ),
        // Apps that harm their own process, for tests and for `scripts/hostile`.
        .executableTarget(
            name: "hostilefuzz",
            dependencies: ["FuzzCommand", "SplitFuzz", "UIKit"],
            path: "Tests/Fixtures/Hostile",
            swiftSettings: settings,
            linkerSettings: programLinkerSettings
        ),
        .testTarget(
            name: "UIKitModelTests",
            dependencies: ["UIKit", "UIKitModel"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "StatefulTestingTests",
            dependencies: ["Platform", "StatefulSwiftTesting", "StatefulTesting", "Yardsticks"],
            exclude: ["Checking/Corpus"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SplitFuzzTests",
            dependencies: ["SplitFuzz", "StatefulTesting", "UIKitModel"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzCommandTests",
            dependencies: ["FuzzCommand", "Platform", "SplitFuzz", "StatefulTesting", "UIKit"],
            swiftSettings: settings
        ),
    ]
)
