// swift-tools-version: 6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// Debug builds of the libraries are optimized, since tests execute millions of actions. Those of
// the commands are not: that takes a minute, and no test is faster. Release builds do not check at
// run time that accesses are exclusive, which saves 6 to 7 % of a run. Debug builds check it, so
// the tests do.
//
// From tools version 6.2 on SwiftPM accepts unsafe flags in a dependency by version.
let librarySettings: [SwiftSetting] =
    settings + [
        .unsafeFlags(["-O"], .when(configuration: .debug)),
        .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    ]

/// How release builds of programs link on Linux. They contain the Swift runtime. In it the linker
/// replaces the functions that count references by the runtime's own non-atomic ones. That saves
/// 26 % of a run; static linking alone saves 0 to 3 %.
///
/// Empty where the toolchain has no static libraries or no lld, or where the environment has
/// `FUZZSPLIT_LINKING=plain`. Programs then link as others do, and are slower. SwiftPM remembers
/// what a manifest returned: after installing lld, run `swift package purge-cache`.
func singleThreadedRuntime() -> [LinkerSetting] {
    // The runtime that executes this manifest lies in the toolchain.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let runtime = String(decoding: maps, as: UTF8.self)
        .firstMatch(of: #/ (/.*)/lib/swift/linux/libswiftCore.so/#)
    guard let toolchain = runtime?.output.1, Context.environment["FUZZSPLIT_LINKING"] != "plain"
    else { return [] }
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":") + ["\(toolchain)/bin"]
    let library = "\(toolchain)/lib/swift_static/linux/libswiftCore.a"
    guard FileManager.default.fileExists(atPath: library),
        folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/ld.lld") })
    else { return [] }
    // Static linking must name the libraries that Foundation and the standard library need.
    var flags = [
        "-static-stdlib", "-use-ld=lld", "-lCoreFoundation", "-l_FoundationCollections",
        "-l_FoundationICU", "-l_FoundationCShims", "-lswiftSynchronization",
    ]
    // On other processors the two kinds of functions may preserve different registers. SwiftPM does
    // not say which processor a build is for: this is the processor of the machine that builds.
    #if arch(x86_64)
        for name in [
            "retain", "retain_n", "release", "release_n", "bridgeObjectRetain",
            "bridgeObjectRelease", "unownedRetain", "unownedRelease", "unownedRetainStrong",
            "unownedRetainStrongAndRelease",
        ] {
            flags += [
                "-Xlinker", "--wrap=swift_\(name)",
                "-Xlinker", "--defsym=__wrap_swift_\(name)=swift_nonatomic_\(name)",
            ]
        }
    #endif
    return [.unsafeFlags(flags, .when(platforms: [.linux], configuration: .release))]
}

let package = Package(
    name: "fuzzsplit",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "fuzzsplit", targets: ["fuzzsplit"]),
        .executable(name: "fuzzlab", targets: ["fuzzlab"]),
        .library(
            name: "FuzzCommand", targets: ["FuzzCommand", "SplitFuzz", "UIKit", "UIKitModel"]),
        .library(name: "SingleThreadedRuntime", targets: ["SingleThreadedRuntime"]),
        .library(name: "UIKitModel", targets: ["UIKit", "UIKitModel"]),
        .library(name: "StatefulTesting", targets: ["StatefulTesting"]),
        .library(name: "StatefulSwiftTesting", targets: ["StatefulSwiftTesting"]),
    ],
    targets: [
        .target(name: "Journal", swiftSettings: librarySettings),
        .target(
            name: "Specification", dependencies: ["Journal"], swiftSettings: librarySettings),
        .target(
            name: "UIKitModel", dependencies: ["Journal"], swiftSettings: librarySettings),
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
            dependencies: ["Journal", "Specification", "StatefulTesting", "UIKit", "UIKitModel"],
            swiftSettings: librarySettings
        ),
        // The pages of docs/ that `explain` reads.
        .target(name: "Documents", exclude: ["Page"]),
        .target(
            name: "FuzzCommand",
            dependencies: ["Documents", "Platform", "SplitFuzz", "StatefulTesting"],
            swiftSettings: settings
        ),
        .target(
            name: "LabCommand",
            dependencies: [
                "ConformanceRows", "FuzzCommand", "RightApps", "Specification", "SplitFuzz",
                "StatefulTesting", "UIKit", "UIKitModel",
            ],
            swiftSettings: settings
        ),
        // Behaviours of UIKit as rows in its public API. Conformance/ also runs them on devices.
        .target(
            name: "ConformanceRows",
            dependencies: ["UIKit", "UIKitModel"],
            path: "Conformance/Rows",
            swiftSettings: settings
        ),
        // Apps as others write them. Tests spend no time in them, so debug builds do not optimize.
        .target(
            name: "RightApps", dependencies: ["SplitFuzz", "UIKit"],
            path: "Tests/Fixtures/RightApps", swiftSettings: settings
        ),
        // Programs that depend on it are faster, and may handle objects on one thread only.
        .target(
            name: "SingleThreadedRuntime", swiftSettings: settings,
            linkerSettings: singleThreadedRuntime()
        ),
        .executableTarget(
            name: "fuzzsplit",
            dependencies: ["FuzzCommand", "SingleThreadedRuntime", "SplitFuzz"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "fuzzlab",
            dependencies: ["FuzzCommand", "LabCommand", "SingleThreadedRuntime", "SplitFuzz"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "SingleThreadedRuntime", "SplitFuzz", "StatefulTesting", "UIKitModel", "Yardsticks",
            ],
            swiftSettings: settings
        ),
        // Apps that harm their own process, for tests and for `scripts/hostile`.
        .executableTarget(
            name: "hostilefuzz",
            dependencies: ["FuzzCommand", "SingleThreadedRuntime", "SplitFuzz", "UIKit"],
            path: "Tests/Fixtures/Hostile",
            swiftSettings: settings
        ),
        // Compares the model's own data after each action of the tests.
        .target(
            name: "TreeCheck", dependencies: ["UIKitModel"], path: "Tests/TreeCheck",
            swiftSettings: librarySettings
        ),
        .testTarget(
            name: "UIKitModelTests",
            dependencies: ["Journal", "TreeCheck", "UIKit", "UIKitModel"],
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
            swiftSettings: settings
        ),
        .testTarget(
            name: "SplitFuzzTests",
            dependencies: [
                "Journal", "LabCommand", "Specification", "SplitFuzz", "StatefulTesting",
                "TreeCheck", "UIKitModel",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzCommandTests",
            dependencies: [
                "ConformanceRows", "FuzzCommand", "LabCommand", "Platform", "SplitFuzz",
                "StatefulTesting", "UIKit", "UIKitModel",
            ],
            swiftSettings: settings
        ),
    ]
)
