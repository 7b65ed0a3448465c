import Foundation
import XCTest

@testable import GtkInterop

/// When nobody prepares OpenGL.
final class SoftwareDrawingTests: XCTestCase {
    func testWhoDraws() {
        let values: [String: [String?]] = [
            "TABARD_OPENGL": [nil, "1"],
            "GDK_DEBUG": [nil, "frames", "gl-glx", "frames,gl-disable"],
            "GSK_RENDERER": [nil, "cairo", "Cairo", "gl", "vulkan", "help"],
            "LIBGL_ALWAYS_SOFTWARE": [nil, "0", "false", "1", "true", "TRUE", "yes"],
        ]
        let names = values.keys.sorted()
        var all: [[String: String]] = [[:]]
        for name in names {
            all = all.flatMap { known in
                values[name, default: []].map { value in known.merging(value.map { [name: $0] } ?? [:]) { $1 }
                }
            }
        }
        XCTAssertEqual(all.count, 2 * 4 * 6 * 7)
        for variables in all {
            for hasCard in [false, true] {
                // In the order in which the user is asked.
                var isCertain =
                    !hasCard || ["1", "true", "TRUE", "yes"].contains(variables["LIBGL_ALWAYS_SOFTWARE"])
                if let renderer = variables["GSK_RENDERER"] {
                    isCertain = ["cairo", "Cairo"].contains(renderer)
                }
                if variables["TABARD_OPENGL"] != nil || variables["GDK_DEBUG"]?.contains("gl-") == true {
                    isCertain = false
                }
                let answer = SoftwareDrawing.isCertain({ variables[$0] }, hasGraphicsCard: { hasCard })
                XCTAssertEqual(answer, isCertain, "\(variables), a card: \(hasCard)")
            }
        }
    }

    func testGraphicsCards() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("tabard-" + UUID().uuidString)
        defer { try? manager.removeItem(at: folder) }
        XCTAssertFalse(SoftwareDrawing.hasGraphicsCard(in: folder.path))
        for (name, isCard) in [
            ("dri/card0", false), ("dri/renderD128", true), ("nvidia0", true), ("nvidiactl", true),
            ("dxg", true),
            ("mali0", true), ("kgsl-3d0", true), ("pvrsrvkm", true), ("null", false),
        ] {
            let file = folder.appendingPathComponent(name)
            try manager.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data().write(to: file)
            XCTAssertEqual(SoftwareDrawing.hasGraphicsCard(in: folder.path), isCard, name)
            try manager.removeItem(at: folder)
        }
    }
}
