internal import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Descriptions of the model's contents, for the `list` command.
public enum ModelListing {
    public struct Entry: Hashable, Sendable {
        public let name: String
        public let summary: String
        /// Ids of the catalogue.
        public let sources: [String]
    }

    /// All defects: those of the releases first, each in the order of the catalogue.
    public static var defects: [Entry] {
        Defect.all.map { defect in
            let remark = Defect.reported.contains(defect) ? " (in no release)" : ""
            return Entry(
                name: defect.name, summary: "\(defect.trigger): \(defect.effect)\(remark)",
                sources: defect.catalogue)
        }
    }

    /// What an app can do about a defect; empty where no source tells.
    public static func workaround(of defect: String) -> String {
        Defect.all.first { $0.name == defect }?.workaround ?? ""
    }

    /// What no source settles about UIKit and the model can do in several ways. The first reading
    /// is the default.
    public static var doubts: [Entry] {
        Doubt.all.map { doubt in
            let readings = doubt.readings.map { "\($0.name): \($0.sentence)" }
            return Entry(
                name: doubt.name, summary: "\(doubt.question) \(readings.joined(separator: "; "))",
                sources: doubt.sources)
        }
    }

    /// All devices, simplest first.
    public static var devices: [Entry] {
        Device.all.map { device in
            let screen = "\(Int(device.screen.width)) × \(Int(device.screen.height)) points"
            let isPad = device.idiom == .pad
            let kind =
                device.folds
                ? "regular in both orientations when open"
                : isPad
                    ? "shares its screen with other apps"
                    : device.isRegularInLandscape
                        ? "regular width in landscape" : "compact in both orientations"
            let releases = device.knownReleases
            let range = [releases.last, releases.first].compactMap { $0?.name }.unrepeated
            return Entry(
                name: device.name,
                summary: "\(screen), \(kind), \(range.joined(separator: " to "))",
                sources: [device.folds ? "D-201" : isPad ? "B-T4" : "B-T6"])
        }
    }

    /// All releases, simplest first.
    public static var releases: [Entry] {
        Release.all.map { release in
            let isStandard = release.name == LaunchSetup.Release.standard.rawValue
            return Entry(
                name: release.name,
                summary: release.summary
                    + (isStandard ? "; the standard, for apps that name none" : ""),
                sources: release.knownDefects.flatMap(\.catalogue).unrepeated)
        }
    }
}
