import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("Devices and their windows")
struct DeviceTests {
    /// A window's size and class, written as in the tables: `375x786 c`; `-` where the device
    /// offers none.
    private func window(_ device: Device, _ orientation: Orientation, _ size: WindowSize) -> String
    {
        guard size == .full || device.offers(size, in: orientation) else { return "-" }
        let geometry = WindowGeometry(
            device: device, scene: SceneState(orientation: orientation, window: .share(size)))
        let width = geometry.size.width
        let text = width == width.rounded() ? "\(Int(width))" : "\(width)"
        return "\(text)x\(Int(geometry.size.height)) \(geometry.horizontal == .regular ? "r" : "c")"
    }

    /// B-T4 and B-T5: portrait full, two thirds, third, Slide Over; landscape full, two thirds,
    /// half, third, Slide Over.
    static let iPads: [(String, [String])] = [
        (
            "iPad 9.7-inch",
            [
                "768x1024 r", "438x1024 c", "320x1024 c", "320x984 c", "1024x768 r", "694x768 r",
                "507x768 c", "320x768 c", "320x728 c",
            ]
        ),
        (
            "iPad 10.2-inch",
            [
                "810x1080 r", "480x1080 c", "320x1080 c", "320x1040 c", "1080x810 r", "750x810 r",
                "535x810 c", "320x810 c", "320x770 c",
            ]
        ),
        (
            "iPad Pro 10.5-inch",
            [
                "834x1112 r", "504x1112 c", "320x1112 c", "320x1072 c", "1112x834 r", "782x834 r",
                "551x834 c", "320x834 c", "320x794 c",
            ]
        ),
        (
            "iPad Air 10.9-inch",
            [
                "820x1180 r", "490x1180 c", "320x1180 c", "320x1132 c", "1180x820 r", "795x820 r",
                "585x820 c", "375x820 c", "375x772 c",
            ]
        ),
        (
            "iPad Pro 11-inch",
            [
                "834x1194 r", "504x1194 c", "320x1194 c", "320x1146 c", "1194x834 r", "809x834 r",
                "592x834 c", "375x834 c", "375x786 c",
            ]
        ),
        (
            "iPad Pro 12.9-inch",
            [
                "1024x1366 r", "639x1366 c", "375x1366 c", "375x1318 c", "1366x1024 r",
                "981x1024 r", "678x1024 r", "375x1024 c", "375x976 c",
            ]
        ),
    ]

    @Test(
        "every iPad has the windows and size classes of the tables (B-T4, B-T5)",
        arguments: iPads)
    func iPad(name: String, rows: [String]) throws {
        let device = try #require(Device.named(name))

        let portrait = [WindowSize.full, .twoThirds, .third, .slideOver]
            .map { window(device, .portrait, $0) }
        let landscape = [WindowSize.full, .twoThirds, .half, .third, .slideOver]
            .map { window(device, .landscape, $0) }

        #expect(portrait + landscape == rows)
        #expect(window(device, .portrait, .half) == "-")
    }

    /// B-T6: size, classes of width and height in portrait and in landscape.
    static let phones = [
        ("iPhone 8", "375x667 c r, 667x375 c c"),
        ("iPhone 8 Plus", "414x736 c r, 736x414 r c"),
        ("iPhone 12", "390x844 c r, 844x390 c c"),
        ("iPhone 12 Pro Max", "428x926 c r, 926x428 r c"),
        ("iPhone 15 Pro", "393x852 c r, 852x393 c c"),
        ("iPhone 15 Pro Max", "430x932 c r, 932x430 r c"),
    ]

    @Test("every phone has the size classes of the table (A-066, B-T6)", arguments: phones)
    func phone(name: String, expected: String) throws {
        try phone(name: name, expected: expected, isPad: false)
    }

    private func phone(name: String, expected: String, isPad: Bool) throws {
        let device = try #require(Device.named(name))

        let both = [Orientation.portrait, .landscape].map { orientation in
            let vertical = WindowGeometry(
                device: device, scene: SceneState(orientation: orientation, window: .share(.full))
            ).vertical
            return "\(window(device, orientation, .full)) \(vertical == .regular ? "r" : "c")"
        }

        #expect(both.joined(separator: ", ") == expected)
        #expect(device.offers(.third, in: .portrait) == isPad)
        #expect(device.offers(.third, in: .landscape) == isPad)
    }

    @Test("every device is in one of the tables (B-T4, B-T6)")
    func complete() {
        let listed = DeviceTests.iPads.map(\.0) + DeviceTests.phones.map(\.0)
        let newer = DeviceTests.newer.map(\.0)
        let others = Device.all.filter { $0.fold == nil }.map(\.name)
        #expect(others.filter { !newer.contains($0) } == listed)
    }

    /// Newer than the tables: size, classes of width and height in portrait and in landscape.
    static let newer = [
        ("iPad mini 8.3-inch", "744x1133 r r, 1133x744 r r"),
        ("iPad mini 7.9-inch", "768x1024 r r, 1024x768 r r"),
        ("iPad Air 10.5-inch", "834x1112 r r, 1112x834 r r"),
        ("iPad Pro 11-inch M4", "834x1210 r r, 1210x834 r r"),
        ("iPad Pro 13-inch", "1032x1376 r r, 1376x1032 r r"),
        ("iPhone SE", "375x667 c r, 667x375 c c"),
        ("iPhone 11 Pro", "375x812 c r, 812x375 c c"),
        ("iPhone 11", "414x896 c r, 896x414 r c"),
        ("iPhone 16 Pro", "402x874 c r, 874x402 c c"),
        ("iPhone 16 Pro Max", "440x956 c r, 956x440 r c"),
        ("iPhone Air", "420x912 c r, 912x420 r c"),
    ]

    @Test("devices newer than the tables continue them (B-145)", arguments: newer)
    func newerDevice(name: String, expected: String) throws {
        try phone(name: name, expected: expected, isPad: name.hasPrefix("iPad"))
    }

    @Test("a device runs the releases from its first to its last (D-048)")
    func releases() throws {
        func ends(_ name: String) throws -> [String] {
            let releases = try #require(Device.named(name)).knownReleases.map(\.name)
            return [releases.last, releases.first].compactMap { $0 }
        }

        #expect(try ends("iPhone 8") == ["iOS 8", "iOS 16"])
        #expect(try ends("iPad 9.7-inch") == ["iOS 8", "iOS 17"])
        #expect(try ends("iPad mini 7.9-inch") == ["iOS 12", "iOS 26"])
        #expect(try ends("iPhone SE") == ["iOS 14", "iOS 27.1"])
        #expect(try ends("iPhone 16 Pro") == ["iOS 18", "iOS 27.1"])
        for device in Device.all {
            #expect(device.runs(.asDocumented))
            let running = Release.all.filter { $0 != .asDocumented && device.runs($0) }
            #expect(device.knownReleases == running && !running.isEmpty)
        }
    }

    @Test("devices of one size and of the same releases are one (D-048)")
    func distinct() {
        let all = Device.all.map { "\($0.screen) \($0.releases)" }
        #expect(Set(all).count == all.count)
    }

    @Test("left window, divider of 10 points and right window fill the width (B-T4)")
    func divider() {
        for device in Device.all where device.idiom == .pad {
            #expect(
                (device.portraitWidths[.twoThirds] ?? 0) + 10 + (device.portraitWidths[.third] ?? 0)
                    == device.screen.width)
            #expect(
                (device.landscapeWidths[.twoThirds] ?? 0) + 10
                    + (device.landscapeWidths[.third] ?? 0) == device.screen.height)
            #expect(2 * (device.landscapeWidths[.half] ?? 0) + 10 == device.screen.height)
        }
    }

    @Test(
        "bars cover 20 points with a home button, 24 and 20 without, in both orientations (B-114)")
    func bars() {
        for device in Device.all where device.idiom == .pad {
            let hasButton = [
                "iPad mini 7.9-inch", "iPad 9.7-inch", "iPad 10.2-inch", "iPad Pro 10.5-inch",
                "iPad Air 10.5-inch",
            ].contains(device.name)
            let expected =
                hasButton
                ? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
                : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)

            #expect(device.portraitInsets == expected)
            #expect(device.landscapeInsets == expected)
        }
    }

    @Test("a half window turned to portrait is two thirds wide, and compact (B-120)")
    func turnedHalf() throws {
        let device = try #require(Device.named("iPad Pro 12.9-inch"))

        let turned = WindowGeometry(
            device: device, scene: SceneState(orientation: .portrait, window: .share(.half)))

        #expect(turned.size == CGSize(width: 639, height: 1366))
        #expect(turned.horizontal == .compact)
    }
}
