@testable import TabModel
@testable import TabStore

/// Whatever is in a layout's file, reading says what it is, and saving loses nothing of it (S5).
enum FileProperties {
    private static let location = TabStoreLocation(file: "/layouts/tabs.layout")

    static func check(_ bytes: [UInt8]) throws {
        let file = FuzzedFile(bytes).bytes
        let disk = ModelDisk(location.fileName, file)
        let found = try keeper(disk).contents()
        try checkReading(found, file)
        try checkSaving(found, file, disk)
    }

    private static func keeper(_ disk: ModelDisk) -> LayoutKeeper {
        LayoutKeeper(location, fileSystem: disk, now: { 1_767_355_445_000 })
    }

    private static func checkReading(_ found: LayoutContents, _ file: [UInt8]) throws {
        let codes = Set(found.problems.map(\.code)).subtracting([.malformedEntry, .trailingBytes])
        switch found.state {
        case .missing: throw PropertyFailure(description: "the file is there")
        case .whole:
            try PropertyFailure.unless(found.record != nil && codes.isEmpty, "whole, and \(codes)")
        case .recovered:
            try PropertyFailure.unless(found.record != nil && codes == [.recovered], "recovered: \(codes)")
        case .damaged:
            try PropertyFailure.unless(found.record == nil && codes == [.damaged], "damaged: \(codes)")
        case .newer:
            try PropertyFailure.unless(codes == [.newerVersion], "newer: \(codes)")
        }
        if let record = found.record {
            try PayloadProperties.checkReadingBack(record)
        }
    }

    /// The change is saved together with what could be read; what could not be read is kept aside.
    private static func checkSaving(_ found: LayoutContents, _ file: [UInt8], _ disk: ModelDisk) throws {
        var keeper = keeper(disk)
        let declaration: TabDeclaration = ["home", "search", "feed", "me"]
        do throws(TabStoreError) {
            try keeper.save { record in
                let stamp = record.nextStamp(milliseconds: 1 << 41, replica: 7)
                _ = try? record.move("me", to: .first, in: declaration, at: stamp)
            }
        } catch {
            try PropertyFailure.unless(
                error.code == .newerVersion && found.state == .newer,
                "\(found.state), and saving says \(error)"
            )
            return try checkUntouched(disk, file)
        }
        if found.state == .newer {
            // There was nothing to change.
            return try checkUntouched(disk, file)
        }
        let first = keeper.record.arrangement(for: declaration).order.first
        try PropertyFailure.unless(first == "me", "\(String(describing: first)) is first")
        let saved = try Self.keeper(disk).contents()
        try PropertyFailure.unless(
            saved.state == .whole && saved.record == keeper.record,
            "\(saved.state), and \(String(describing: saved.record)) was saved, not \(keeper.record)"
        )
        let lost = Set((found.record ?? TabRecord()).entries.map(\.id))
            .subtracting(keeper.record.entries.map(\.id))
        try PropertyFailure.unless(lost.isEmpty, "\(lost) are lost")
        if found.state == .damaged || found.state == .recovered {
            let kept = disk.names.filter { disk.bytes($0) == file }
            try PropertyFailure.unless(kept.count == 1, "the damaged file was not kept: \(disk.names)")
        }
    }

    private static func checkUntouched(_ disk: ModelDisk, _ file: [UInt8]) throws {
        try PropertyFailure.unless(
            disk.names == [location.fileName] && disk.bytes(location.fileName) == file,
            "a newer version's file was touched"
        )
    }
}
