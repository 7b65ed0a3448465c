import XCTest

@testable import TabardKit

/// The fonts that an app's `Info.plist` names by `UIAppFonts`, some of which can't be used: the log names each in a line.
@preconcurrency @MainActor
final class AppFontsTests: MisuseTestCase {
    private static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tabard-app-fonts-\(getpid())")

    /// Adds the fonts that an app would name, and prints which of them can be found then.
    private static func add(_ fonts: Any, files: [String: Data] = [:], finding names: String...) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
            try PropertyListSerialization.data(
                fromPropertyList: ["UIAppFonts": fonts],
                format: .xml,
                options: 0
            ).write(to: folder.appendingPathComponent("App-Info.plist"))
        } catch { return print("no files: \(error)") }
        guard let bundle = Bundle(path: folder.path) else { return print("no bundle") }
        UIApplication._addFonts(in: bundle)
        for name in names { print("found \(name): \(UIFont(name: name, size: 12) != nil)") }
        try? FileManager.default.removeItem(at: folder)
    }

    /// A file of zeros that takes no room on the disk.
    private static func makeHuge(_ name: String) {
        let url = folder.appendingPathComponent(name)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data([0, 1, 0, 0]).write(to: url)
        let file = try? FileHandle(forWritingTo: url)
        try? file?.truncate(atOffset: 64_000_001)
        try? file?.close()
    }

    override class var misuses: [String: () -> Void] {
        [
            "among good ones": {
                let good = FontCopy.of("DejaVu", as: "Tabard")
                let other = FontCopy.of("DejaVu", as: "Zwiese")
                makeHuge("Huge.ttf")
                try? FileManager.default.createDirectory(
                    at: folder.appendingPathComponent("Folder.ttf"),
                    withIntermediateDirectories: true
                )
                add(
                    [
                        "Good.ttf", "Broken.ttf", "Missing.ttf", "Huge.ttf", "Picture.ttf", "Empty.ttf",
                        "Folder.ttf", "Other.otf",
                    ],
                    files: [
                        "Good.ttf": good, "Other.otf": other,
                        // It begins as a font does.
                        "Broken.ttf": Data([0, 1, 0, 0]) + Data(repeating: 0xA5, count: 5_000),
                        "Picture.ttf": Data([0x89, 0x50, 0x4E, 0x47]) + Data(repeating: 7, count: 500),
                        "Empty.ttf": Data(),
                    ],
                    finding: "Tabard Sans",
                    "Zwiese Sans"
                )
            },
            "cut off": {
                let whole = FontCopy.of("DejaVu", as: "Severe")
                add(["Half.ttf"], files: ["Half.ttf": whole.prefix(whole.count / 2)], finding: "Severe Sans")
            },
            "entries": {
                add(
                    [1, "", "../Good.ttf", "Good.ttf"],
                    files: ["Good.ttf": FontCopy.of("DejaVu", as: "Tabard")],
                    finding: "Tabard Sans"
                )
            },
            "no list": { add("Good.ttf") },
        ]
    }

    /// What the child wrote, but for XCTest's own lines and times.
    private func lines(_ name: String) throws -> [String] {
        let (reason, text) = try run(name)
        XCTAssertEqual(reason, .exit, text)
        return text.split(separator: "\n").map(String.init).compactMap { line in
            if line.hasPrefix("found ") || line.hasPrefix("no ") { return line }
            guard line.contains("app's") else { return nil }
            XCTAssertTrue(line.contains("Message"), line)
            return line.range(of: "The app's").map { String(line[$0.lowerBound...]) }
                ?? line.range(of: "UIAppFonts").map { String(line[$0.lowerBound...]) }
        }
    }

    func testBadFilesAreNamedAndTheGoodOnesAreThere() throws {
        let lines = try lines("among good ones")
        XCTAssertEqual(
            lines.map { $0.replacingOccurrences(of: #" in /\S+"#, with: "", options: .regularExpression) },
            [
                "The app's font Broken.ttf can't be used: it is damaged or no font",
                "The app's font Missing.ttf can't be used: there is no such file",
                "The app's font Huge.ttf can't be used: it has more than 64000000 bytes",
                "The app's font Picture.ttf can't be used: it is damaged or no font",
                "The app's font Empty.ttf can't be used: it is damaged or no font",
                "The app's font Folder.ttf can't be used: there is no such file",
                "found Tabard Sans: true", "found Zwiese Sans: true",
            ]
        )
    }

    func testAFontThatIsCutOffDoesNoHarm() throws {
        XCTAssertEqual(
            try lines("cut off"),
            [
                "The app's font Half.ttf can't be used: it is damaged or no font", "found Severe Sans: false",
            ]
        )
    }

    func testEntriesThatAreNoFilesOfTheApps() throws {
        XCTAssertEqual(
            try lines("entries"),
            [
                "UIAppFonts of the app's Info.plist names 1, which is no file of the app's",
                "UIAppFonts of the app's Info.plist names , which is no file of the app's",
                "UIAppFonts of the app's Info.plist names ../Good.ttf, which is no file of the app's",
                "found Tabard Sans: true",
            ]
        )
        XCTAssertEqual(
            try lines("no list"),
            ["UIAppFonts of the app's Info.plist is no list, so its fonts are not there"]
        )
    }
}
