import Foundation
import TabardTesting
import XCTest

/// Apps on a phone of 360 by 720 points, at a scale of 2, with Phosh, its keyboard and real touches.
///
/// With `TABARD_PHONE_PICTURES` set to a folder, they draw there what the documentation shows; with `TABARD_PHONE_DARK=1` in the
/// dark look.
@preconcurrency @MainActor
final class PhoneTests: XCTestCase {
    private static let upright = PixelSize(
        width: 360,
        height: 720 - PhoneSession.topBar - PhoneSession.homeBar
    )
    private static let turned = PixelSize(
        width: 720,
        height: 360 - PhoneSession.topBar - PhoneSession.homeBar
    )

    private static let pictures = ProcessInfo.processInfo.environment["TABARD_PHONE_PICTURES"]
    private static let isDark = ProcessInfo.processInfo.environment["TABARD_PHONE_DARK"] == "1"

    private var display: TestDisplay?
    private var phone: PhoneSession?
    private var app: TestApplication?

    override func tearDown() async throws {
        if let app {
            app.terminate()
            XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
            let ofTheSession = ["portal settings", "Compositor doesn't support moving popups"]
            XCTAssertEqual(
                app.warnings.filter { line in !ofTheSession.contains { line.contains($0) } },
                []
            )
        }
        phone?.stop()
        display?.stop()
    }

    private func start(_ product: String) throws -> (phone: PhoneSession, app: TestApplication) {
        let missing = PhoneSession.missing
        guard missing.isEmpty else {
            throw XCTSkip("A phone's session needs \(missing.joined(separator: ", "))")
        }
        let display = try TestDisplay()
        self.display = display
        let phone = try PhoneSession(on: display)
        self.phone = phone
        var environment = phone.environment
        if Self.isDark { environment["ADW_DEBUG_COLOR_SCHEME"] = "prefer-dark" }
        let app = try TestApplication(product, on: display, environment: environment)
        self.app = app
        return (phone, app)
    }

    private func assertPrints(_ line: String, _ app: TestApplication, number: UInt = #line) {
        let isLast = waitUntil(timeout: .seconds(20)) {
            app.standardOutput.split(separator: "\n").last.map(String.init) == line
        }
        XCTAssertTrue(isLast, app.standardOutput, line: number)
    }

    func testAWindowHasAllRoomBetweenThePhonesBars() throws {
        let (phone, app) = try start("Monitors")
        _ = try waitFor("the window") { app.standardOutput.contains("appears") ? true : nil }
        assertPrints("window 1 is 360 by 648", app)
        // Of the lines that are a pixel high each, which only a sharp picture has.
        let area = PixelRect(x: 50, y: PhoneSession.topBar + 100, width: 10, height: 20)
        _ = try waitFor("a sharp picture") { () -> Bool? in
            let picture = try phone.picture(in: area)
            XCTAssertEqual(picture.size, PixelSize(width: 20, height: 40))
            let colors = (0..<40).map { picture.color(at: PixelPoint(x: 0, y: $0)).red }
            return zip(colors, colors.dropFirst()).allSatisfy { $0 != $1 } ? true : nil
        }
        try phone.turn(upright: false)
        assertPrints("window 1 is 720 by 288", app)
        try phone.turn(upright: true)
        assertPrints("window 1 is 360 by 648", app)
    }

    func testTouchesAndTheKeyboardOnTheScreen() throws {
        let (phone, app) = try start("Catalogue")
        let root = try app.accessibleRoot()
        let bar = try root.waitFor(role: .pageTabList)
        assertSize(Self.upright, root)
        // There is no title bar above it.
        let heading = try root.waitFor(role: .heading, name: "Welcome").restingFrameInWindow()
        XCTAssertTrue((20...24).contains(heading.center.y), "\(heading)")
        let tabs = assertNothingIsCut(root)
        try keepPicture("phone")

        let cities = try XCTUnwrap(bar.find(role: .pageTab, name: "Cities"))
        try tap(cities)
        assertThat(root) { _ in try cities.state.contains(.selected) }
        // Rows are others when they come back.
        func top(of city: String) throws -> Int {
            try root.waitFor(name: city).restingFrameInWindow().y
        }
        let before = try top(of: "Aalborg")
        try phone.finger.swipe(from: PixelPoint(x: 150, y: 500), to: PixelPoint(x: 150, y: 400))
        assertThat(root) { _ in try top(of: "Aalborg") < before - 50 }
        try phone.finger.swipe(from: PixelPoint(x: 150, y: 300), to: PixelPoint(x: 150, y: 600))
        assertThat(root) { _ in try top(of: "Aalborg") == before }

        let search = try root.waitFor(role: .entry, name: "Search")
        try tap(search)
        assertIsEditedAboveTheKeyboard(search, root)
        // Titles of tabs below their icons, as they were.
        XCTAssertEqual(assertNothingIsCut(root), tabs)
        try keepPicture("phone-keyboard")
        try phone.touchKeyboardButton()
        assertSize(Self.upright, root)
    }

    /// The keyboard leaves a low window so little room that what is edited has to be scrolled there.
    func testWhatIsEditedStaysInSight() throws {
        let (phone, app) = try start("Catalogue")
        let root = try app.accessibleRoot()
        _ = try root.waitFor(role: .pageTabList)
        assertSize(Self.upright, root)
        try phone.turn(upright: false)
        assertSize(Self.turned, root)
        assertNothingIsCut(root)
        try tap(root.waitFor(role: .pageTab, name: "Form"))
        let name = try root.waitFor(role: .text, name: "Name")
        try keepPicture("phone-turned")
        try tap(name)
        assertIsEditedAboveTheKeyboard(name, root)
        // On a page that stands in the bar of both, so that it is not moved to another place of the app.
        try tap(root.waitFor(role: .pageTab, name: "Cities"))
        let search = try root.waitFor(role: .entry, name: "Search")
        try tap(search)
        assertIsEditedAboveTheKeyboard(search, root)
        try phone.turn(upright: true)
        assertThat(root) { _ in try size(root).width == Self.upright.width }
        assertIsEditedAboveTheKeyboard(search, root)
        assertNothingIsCut(root)
    }

    private func size(_ root: AccessibleObject) throws -> PixelSize {
        let frame = try root.find(role: .frame)?.frameInWindow ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        return PixelSize(width: frame.width, height: frame.height)
    }

    private func assertSize(_ size: PixelSize, _ root: AccessibleObject, line: UInt = #line) {
        let holds = waitUntil(timeout: .seconds(20)) { try self.size(root) == size }
        XCTAssertTrue(holds, (try? self.size(root)).map { "\($0)" } ?? "it is gone", line: line)
    }

    private func assertThat(
        _ root: AccessibleObject,
        line: UInt = #line,
        _ condition: (AccessibleObject) throws -> Bool
    ) {
        let holds = waitUntil(timeout: .seconds(20)) { try condition(root) }
        XCTAssertTrue(holds, root.treeDescription, line: line)
    }

    /// The keyboard took room from the window, and all of the text's view stands in what is left.
    private func assertIsEditedAboveTheKeyboard(
        _ text: AccessibleObject,
        _ root: AccessibleObject,
        line: UInt = #line
    ) {
        assertThat(root, line: line) { root in
            let window = try size(root)
            let all = window.width == Self.upright.width ? Self.upright : Self.turned
            let frame = try text.frameInWindow
            return try window.height < all.height - 100 && frame.y >= 44
                && frame.y + frame.height <= window.height
                && frame.height > 20 && text.state.contains(.focused)
        }
    }

    /// All that can be pressed in bars, and their titles, are in the window.
    ///
    /// - Returns: The sizes of the tabs.
    @discardableResult
    private func assertNothingIsCut(_ root: AccessibleObject, line: UInt = #line) -> [PixelSize] {
        var cut: [String] = []
        var tabs: [PixelSize] = []
        // What changes while it is asked is asked again.
        let holds = waitUntil(timeout: .seconds(20)) {
            cut = []
            tabs = []
            let window = try size(root)
            let all = PixelRect(x: 0, y: 0, width: window.width, height: window.height)
            for object in try root.descendants where try object.state.contains(.visible) {
                let role = try object.role
                let frame = try object.frameInWindow
                // The tabs have the place of the title where they stand at the top.
                let hasTitle = window.width == Self.upright.width
                let isInBar =
                    role == .pageTab || (role == .heading && hasTitle)
                    || (role == .pushButton && frame.y < 44)
                guard isInBar else { continue }
                if role == .pageTab { tabs.append(PixelSize(width: frame.width, height: frame.height)) }
                let isInside = all.contains(frame) && frame.width > 20
                if !isInside { cut.append("\(role) '\(try object.name)' has \(frame) in \(window)") }
            }
            return cut.isEmpty && tabs.count > 4
        }
        XCTAssertTrue(holds, cut.joined(separator: "\n") + root.treeDescription, line: line)
        return tabs
    }

    private func tap(_ object: AccessibleObject) throws {
        var place = try object.restingFrameInWindow().center
        place.y += PhoneSession.topBar
        try phone?.finger.tap(at: place)
    }

    private func keepPicture(_ name: String) throws {
        guard let folder = Self.pictures, let phone else { return }
        // The bar of a scroll view stays for a moment.
        var last = Data()
        let picture = try waitFor("a picture that no longer changes", timeout: .seconds(20)) { () -> Data? in
            Thread.sleep(forTimeInterval: 1)
            let now = try phone.pictureFile()
            defer { last = now }
            return now == last ? now : nil
        }
        let file = "\(name)-\(Self.isDark ? "dark" : "light").png"
        try picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
    }
}
