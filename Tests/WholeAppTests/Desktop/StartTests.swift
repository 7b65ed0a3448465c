import Foundation
import TabardTesting
import XCTest

/// What an app does at its start, and what can wait or is for nothing.
@preconcurrency @MainActor
final class StartTests: XCTestCase {
    private static let openGL = ["libGL", "libEGL", "libgallium", "_dri.so", "libLLVM"]

    private func withExample(
        _ name: String,
        _ environment: [String: String?] = [:],
        _ body: (TestApplication, AccessibleObject) throws -> Void
    ) throws {
        let display = try TestDisplay()
        let app = try TestApplication(name, on: display, environment: environment)
        let root = try app.accessibleRoot()
        _ = try root.waitFor(role: .pageTabList)
        try body(app, root)
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }

    private func librariesOfOpenGL(of app: TestApplication) throws -> Set<String> {
        let maps = try String(contentsOfFile: "/proc/\(app.identifier)/maps", encoding: .utf8)
        return Set(Self.openGL.filter { maps.contains($0) })
    }

    func testOpenGLIsNotPreparedForTheSoftwareRenderer() throws {
        try withExample("FirstTabBar") { app, _ in
            XCTAssertEqual(try librariesOfOpenGL(of: app), [])
            let environment = try String(contentsOfFile: "/proc/\(app.identifier)/environ", encoding: .utf8)
            XCTAssertFalse(environment.contains("GDK_DEBUG"))
        }
    }

    func testWithoutAGraphicsCardTheSoftwareRendererDraws() throws {
        try withExample("FirstTabBar", ["GSK_RENDERER": nil, "LIBGL_ALWAYS_SOFTWARE": "1"]) { app, _ in
            XCTAssertEqual(try librariesOfOpenGL(of: app), [])
            XCTAssertFalse(app.standardError.contains("renderer"), app.standardError)
        }
    }

    func testOpenGLIsPreparedWhereTheUserWantsIt() throws {
        for (name, value) in [("TABARD_OPENGL", "1"), ("GDK_DEBUG", "gl-glx")] {
            try withExample("FirstTabBar", [name: value]) { app, _ in
                XCTAssertNotEqual(try librariesOfOpenGL(of: app), [], name)
            }
        }
    }
}
