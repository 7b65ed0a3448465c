import XCTest

@testable import XcodeProject

/// Texts that look like projects, changed at random from a seed that failures name.
final class PropertyListFuzzTests: XCTestCase {
    /// A generator whose numbers depend on the seed alone.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let pieces: [String] = [
        "{", "}", "(", ")", "<", ">", "\"", "'", ";", ",", "=", "\\", "/*", "*/", "//", "\\U", "\\Ud83d",
        "\\777",
        "<plist>", "</plist>", "<dict>", "<key>", "</key>", "<array/>", "&amp;", "&#x110000;", "<![CDATA[",
        "<!--",
        "\u{0}", "é", "🙂", "[", "]", ":", "true", "isa = PBXGroup;", "children = (G);", "$(A)",
    ]

    private func mutated(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        var bytes = text
        for _ in 0..<Int.random(in: 1...8, using: &numbers) {
            let place = Int.random(in: 0...bytes.count, using: &numbers)
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
            case 1:
                bytes.removeSubrange(
                    place..<min(bytes.count, place + Int.random(in: 1...40, using: &numbers))
                )
            case 2:
                bytes.insert(contentsOf: (Self.pieces.randomElement(using: &numbers) ?? "").utf8, at: place)
            case 3:
                let end = min(bytes.count, place + Int.random(in: 1...80, using: &numbers))
                bytes.insert(
                    contentsOf: bytes[place..<end],
                    at: Int.random(in: 0...bytes.count, using: &numbers)
                )
            case 4: bytes.removeSubrange(place...)
            default:
                let piece = Self.pieces.randomElement(using: &numbers) ?? ""
                bytes.insert(contentsOf: String(repeating: piece, count: 200).utf8, at: place)
            }
        }
        return bytes
    }

    private static let project = ProjectText.app(
        sources: "AB, CB",
        resources: "VB",
        children: "A, C, V, Y",
        objects: ProjectText.file("A", "A.swift") + ProjectText.file("C", "Sub/C.swift") + """
            V = {isa = PBXVariantGroup; name = "Main.storyboard"; children = (V1); sourceTree = "<group>"; };
            V1 = {isa = PBXFileReference; name = Base; path = "Base.lproj/Main.storyboard"; sourceTree = "<group>"; };
            VB = {isa = PBXBuildFile; fileRef = V; };
            Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = Code; sourceTree = "<group>"; };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist); target = T; };
            """,
        target: "fileSystemSynchronizedGroups = (Y); packageProductDependencies = ();"
    )

    private static let json =
        "{\"objects\": {\"P\": {\"isa\": \"PBXProject\", \"mainGroup\": \"G\"}, "
        + "\"G\": {\"isa\": \"PBXGroup\", \"children\": []}}, \"rootObject\": \"P\"}"

    private static let xml =
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>objects</key><dict><key>P</key>"
        + "<dict><key>isa</key><string>PBXProject</string></dict></dict><key>rootObject</key><string>P</string>"
        + "</dict></plist>"

    func testNoTextMakesTheReadersCrashOrRunForLong() {
        let count = ProcessInfo.processInfo.environment["TABARD_SOAK"] == nil ? 3_000 : 100_000
        let texts = [Self.project, Self.project, Self.json, Self.xml].map { Array($0.utf8) }
        let files = FilesInMemory(["/app/A.swift": "", "/app/Code/D.swift": "", "/app/Code/Info.plist": ""])
        var failed = 0
        for seed in 0..<UInt64(count) {
            var numbers = Numbers(state: seed)
            let bytes = mutated(texts.randomElement(using: &numbers) ?? [], &numbers)
            let start = ContinuousClock.now
            do {
                let list = try PropertyListReader.read(bytes, path: "/app/App.xcodeproj/project.pbxproj")
                let objects = try ProjectObjects(list, path: "/app/App.xcodeproj/project.pbxproj")
                var reading = try ProjectReader.Reading(
                    reader: ProjectReader(files: files, root: "/app"),
                    path: "/app/App.xcodeproj",
                    objects: objects
                )
                let project = try reading.project()
                let input = PackagePlanner.Input(projects: [project])
                _ = try PackagePlanner(files: files, root: "/app", input: input).plan().manifest
            } catch {
                failed += 1
                XCTAssertFalse(error.cause.isEmpty, "seed \(seed): \(error)")
            }
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(5), "seed \(seed)")
        }
        // Changes that spoil nothing are there too, or the readers would not have been reached.
        XCTAssertGreaterThan(failed, count / 10)
        XCTAssertLessThan(failed, count)
    }

    func testLongTextsAreReadInTimeThatGrowsWithTheirLength() {
        let hostile = [
            String(repeating: "/* a */", count: 60_000), String(repeating: "{a = b;", count: 90),
            "{" + String(repeating: "a = \"\\U0041\";", count: 30_000) + "}",
            "(" + String(repeating: "(),", count: 100_000) + ")",
            "\"" + String(repeating: "\\\\", count: 200_000),
            "<plist>" + String(repeating: "<!-- -->", count: 50_000),
            "<plist><string>" + String(repeating: "&amp;", count: 80_000) + "</string></plist>",
        ]
        for text in hostile {
            let start = ContinuousClock.now
            _ = try? PropertyListReader.read(Array(text.utf8), path: "p")
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
        }
    }
}
