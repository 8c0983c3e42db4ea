// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// Debug builds of the libraries are optimized, since tests and users' tools execute millions of actions.
// Release builds do not check at run time that accesses are exclusive, which saves 6 to 7 % of a run.
// Debug builds check it, so the tests do.
let librarySettings: [SwiftSetting] =
    settings + [
        .unsafeFlags(["-O"], .when(configuration: .debug)),
        .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
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
        .target(name: "UIKitModel", swiftSettings: librarySettings),
        .target(name: "UIKit", dependencies: ["UIKitModel"], swiftSettings: librarySettings),
        .target(name: "Platform", swiftSettings: librarySettings),
        .target(
            name: "StatefulTesting", dependencies: ["Platform"],
            swiftSettings: librarySettings),
        .target(
            name: "Yardsticks", dependencies: ["StatefulTesting"], swiftSettings: librarySettings),
        .target(
            name: "StatefulSwiftTesting", dependencies: ["StatefulTesting"],
            swiftSettings: librarySettings
        ),
        .target(
            name: "SplitFuzz",
            dependencies: ["StatefulTesting", "UIKit", "UIKitModel"],
            swiftSettings: librarySettings
        ),
        .target(
            name: "FuzzCommand",
            dependencies: ["Platform", "SplitFuzz", "StatefulTesting"],
            swiftSettings: librarySettings
        ),
        .target(
            name: "LabCommand",
            dependencies: ["ConformanceRows", "FuzzCommand", "SplitFuzz", "StatefulTesting"],
            swiftSettings: librarySettings
        ),
        // Behaviours of UIKit as rows in its public API. Conformance/ also runs them on devices.
        .target(
            name: "ConformanceRows",
            dependencies: ["UIKit", "UIKitModel"],
            path: "Conformance/Rows",
            swiftSettings: librarySettings
        ),
        .executableTarget(
            name: "fuzzsplit",
            dependencies: ["FuzzCommand", "SplitFuzz"],
            swiftSettings: settings,
            linkerSettings: programLinkerSettings
        ),
        .executableTarget(
            name: "fuzzlab",
            dependencies: ["FuzzCommand", "LabCommand", "SplitFuzz"],
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
                "ConformanceRows", "FuzzCommand", "LabCommand", "Platform", "SplitFuzz",
                "StatefulTesting", "UIKit",
            ],
            swiftSettings: settings
        ),
    ]
)
