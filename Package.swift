// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// The programs handle objects on one thread only, so their reference counts need not be atomic. The linker
// puts the runtime's own non-atomic functions in place of the others, which saves a third of a run's time.
#if arch(x86_64)
    let nonatomicReferenceCounts = [
        "retain", "retain_n", "release", "release_n", "bridgeObjectRetain", "bridgeObjectRelease",
        "unownedRetain", "unownedRelease", "unownedRetainStrong", "unownedRetainStrongAndRelease",
    ].flatMap { name in
        [
            "-Xlinker", "--wrap=swift_\(name)",
            "-Xlinker", "--defsym=__wrap_swift_\(name)=swift_nonatomic_\(name)",
        ]
    }
#else
    // Elsewhere the two kinds of functions may preserve different registers.
    let nonatomicReferenceCounts: [String] = []
#endif

// On Linux the programs link the Swift runtime and Foundation statically. Calls into them are then
// direct, which saves a fifth of a run's time. Static linking must name the libraries of Foundation.
let programLinkerSettings: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-use-ld=lld", "-lCoreFoundation", "-l_FoundationCollections",
            "-l_FoundationICU", "-l_FoundationCShims",
        ] + nonatomicReferenceCounts,
        .when(platforms: [.linux]))
]

let package = Package(
    name: "fuzzsplit",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "fuzzsplit", targets: ["fuzzsplit"]),
        .library(
            name: "FuzzCommand", targets: ["FuzzCommand", "SplitFuzz", "UIKit", "UIKitModel"]),
        .library(name: "UIKitModel", targets: ["UIKit", "UIKitModel"]),
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
            dependencies: ["ConformanceRows", "Platform", "SplitFuzz", "StatefulTesting"],
            swiftSettings: settings
        ),
        // Behaviours of UIKit as rows in its public API. Conformance/ also runs them on devices.
        .target(
            name: "ConformanceRows",
            dependencies: ["UIKit", "UIKitModel"],
            path: "Conformance/Rows",
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
            name: "ConformanceTests",
            dependencies: ["ConformanceRows", "UIKitModel"],
            path: "Conformance/Model",
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
            dependencies: [
                "ConformanceRows", "FuzzCommand", "Platform", "SplitFuzz", "StatefulTesting",
                "UIKit",
            ],
            swiftSettings: settings
        ),
    ]
)
