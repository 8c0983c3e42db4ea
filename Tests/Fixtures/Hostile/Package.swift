// swift-tools-version: 6.2
import PackageDescription

// An app as a user of fuzzsplit has one. `scripts/fixture` searches it.
let package = Package(
    name: "hostilefuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "fuzzsplit", path: "../../..")],
    targets: [
        .executableTarget(
            name: "hostilefuzz",
            dependencies: [.product(name: "FuzzCommand", package: "fuzzsplit")])
    ]
)
