import Foundation
import TabardTesting
import XCTest

/// Two Catalogues on two devices, with desktops, buses and homes of their own, whose layouts roam through a folder by `tabard roam`: what is dragged in
/// one is in the other.
///
/// With `TABARD_ROAMING_PICTURES` set to a folder, three pictures of both are put there: before the drag, in the middle of it, and after it.
@preconcurrency @MainActor
final class RoamingCataloguesTests: XCTestCase {
    private static let pictures = ProcessInfo.processInfo.environment["TABARD_ROAMING_PICTURES"]

    /// A device: what runs on it, and where it keeps its layout.
    private struct Device {
        let name: String
        let example: RememberingExample
        let layout: URL
        let roaming: Process

        @MainActor
        init(_ name: String, folder: URL) throws {
            self.name = name
            let state = RememberingExample.newState()
            layout = state.appendingPathComponent("Catalogue/tabs.layout")
            example = try RememberingExample("Catalogue", windowSize: "390x800", state: state)
            roaming = Process()
            roaming.executableURL = URL(fileURLWithPath: try TestApplication.path(ofProduct: "tabard"))
            roaming.arguments = ["roam", layout.path, "--folder", folder.path, "--device", name]
            roaming.environment = ["XDG_STATE_HOME": state.path, "HOME": state.path]
            roaming.standardOutput = FileHandle.nullDevice
            try roaming.run()
        }

        @MainActor
        func finish() {
            roaming.terminate()
            roaming.waitUntilExit()
            XCTAssertEqual(roaming.terminationStatus, 0, name)
            example.finish()
        }
    }

    func testWhatIsDraggedInOneIsInTheOther() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("roaming-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let devices = try ["phone", "laptop"].map { try Device($0, folder: folder) }
        let (one, other) = (devices[0].example, devices[1].example)
        let before = ["Welcome", "Stack", "Cities", "Design", "More"]
        for example in [one, other] { XCTAssertEqual(try example.names, before) }
        try keepPicture("1-before", of: devices)

        try one.openList()
        try one.click(one.root.waitFor(role: .pushButton, name: "Edit"))
        let (start, end) = (
            try one.centerOnScreen(of: one.root.waitFor(role: .pushButton, name: "Form")),
            try one.centerOnScreen(of: one.tab("Stack"))
        )
        try one.display.pointer.press(at: start)
        try one.display.pointer.move(from: start, to: end, steps: 12)
        try keepPicture("2-dragging", of: devices)
        try one.display.pointer.release()
        try one.click(one.root.waitFor(role: .pushButton, name: "Done"))

        let after = ["Welcome", "Form", "Cities", "Design", "More"]
        for example in [one, other] {
            let isThere = waitUntil(timeout: .seconds(20)) { try example.names == after }
            XCTAssertTrue(isThere, example.root.treeDescription)
        }
        XCTAssertEqual(
            try other.bar,
            ["[Welcome]", "Form", "Cities", "Design", "More"],
            "what is selected stays"
        )
        try keepPicture("3-after", of: devices)

        // And back, from a device that has heard of the first change.
        try other.drag("Stack", onto: "Form")
        for example in [one, other] {
            let isThere = waitUntil(timeout: .seconds(20)) { try example.names == before }
            XCTAssertTrue(isThere, example.root.treeDescription)
        }
        for device in devices { device.finish() }
    }

    /// Keeps both screens beside each other, the first device's on the left.
    private func keepPicture(_ name: String, of devices: [Device]) throws {
        guard let folder = Self.pictures else { return }
        let windows = try devices.map { device in
            let frame = try device.example.app.window(titled: device.example.name).frame
            return try device.example.display.stillPicture().cropped(to: frame)
        }
        let height = windows.map(\.size.height).min() ?? 0
        // Clear columns between them.
        let gap = [UInt8](repeating: 0, count: 20 * 4)
        var bytes: [UInt8] = []
        for row in 0..<height {
            for (index, picture) in windows.enumerated() {
                if index > 0 { bytes += gap }
                let width = picture.size.width * 4
                bytes += picture.bytes[row * width..<(row + 1) * width]
            }
        }
        let width = windows.map(\.size.width).reduce(20 * (windows.count - 1), +)
        let size = PixelSize(width: width, height: height)
        let picture = Screenshot(size: size, bytes: bytes)
        try picture.pngData.write(
            to: URL(fileURLWithPath: folder).appendingPathComponent("roaming-\(name).png")
        )
    }
}
