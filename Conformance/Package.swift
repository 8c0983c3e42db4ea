// swift-tools-version: 6.2
import PackageDescription

// The suite as a package of its own: it sees of the model what an app sees of UIKit.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Conformance",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "fuzzsplit", path: "..")],
    targets: [
        // One target, as in the Xcode project. Names of targets must differ from those of
        // fuzzsplit.
        .testTarget(
            name: "ConformanceAlone",
            dependencies: [.product(name: "UIKitModel", package: "fuzzsplit")],
            path: ".",
            exclude: ["App", "Conformance.xcodeproj", "Device", "README.md"],
            sources: ["Rows", "Model"],
            swiftSettings: settings
        )
    ]
)
