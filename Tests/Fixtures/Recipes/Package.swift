// swift-tools-version: 6.2
import PackageDescription

// An app as a user of fuzzsplit has one. `scripts/fixture` searches it.
let package = Package(
    name: "recipefuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "fuzzsplit", path: "../../..")],
    targets: [
        .executableTarget(
            name: "recipefuzz",
            dependencies: [.product(name: "FuzzCommand", package: "fuzzsplit")]),
        // Code that knows no actors. It must compile; warnings are to be expected.
        .target(
            name: "OlderCode",
            dependencies: [.product(name: "FuzzCommand", package: "fuzzsplit")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
