import GtkInterop
import XCTest

@testable import TabardKit

/// What was posted, all on the main thread.
private final class PostedNotifications: @unchecked Sendable {
    var all: [Notification] = []
}

/// Texts with a keyboard on the screen that the test itself stands for, on a bus of its own.
@preconcurrency @MainActor
class KeyboardTestCase: TextTestCase {
    private var bus: Process?
    private var connection: DBusConnection?
    private var keyboard: DBusObject?
    var isKeyboardVisible = false
    private var tokens: [any NSObjectProtocol] = []
    private let record = PostedNotifications()
    var posted: [Notification] { record.all }

    override func tearDown() async throws {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
        EditedField.current?.resignFirstResponder()
        MainLoop.iterate(seconds: 0.05)
        ScreenKeyboard.shared.stop()
        keyboard = nil
        connection = nil
        bus?.terminate()
        bus?.waitUntilExit()
        bus = nil
        try await super.tearDown()
    }

    /// Starts a bus with a keyboard on it, and lets the app listen there.
    func startKeyboard() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "setpriv", "--pdeathsig", "TERM", "--", "dbus-daemon", "--session", "--nofork",
            "--print-address=1",
        ]
        process.standardOutput = output
        try process.run()
        bus = process
        var address = ""
        while !address.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            address += String(decoding: data, as: UTF8.self)
        }
        address = address.trimmingCharacters(in: .whitespacesAndNewlines)
        let own = try DBusConnection(address: address)
        connection = own
        let keyboard = try DBusObject(
            on: own,
            path: "/sm/puri/OSK0",
            interface: "sm.puri.OSK0",
            description: """
                <node><interface name="sm.puri.OSK0">
                <method name="SetVisible"><arg name="visible" type="b" direction="in"/></method>
                <property name="Visible" type="b" access="read"/>
                </interface></node>
                """
        )
        keyboard.read = { [weak self] _ in .bool(self?.isKeyboardVisible ?? false) }
        self.keyboard = keyboard
        try own.requestName("sm.puri.OSK0")
        ScreenKeyboard.shared.listen(on: try DBusConnection(address: address))
        MainLoop.iterate(seconds: 0.3)
    }

    /// The keyboard comes or goes, and says so.
    func setKeyboardVisible(_ isVisible: Bool) throws {
        isKeyboardVisible = isVisible
        try keyboard?.announce("Visible", .bool(isVisible))
        MainLoop.iterate(seconds: 0.3)
    }

    /// The keyboard's program ends.
    func endKeyboard() {
        connection?.close()
        keyboard = nil
        MainLoop.iterate(seconds: 0.3)
    }

    /// Writes down what is posted of the keyboard.
    func listen() {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let record = record
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                record.all.append($0)
            }
        }
    }

    /// What was posted since, without the beginnings and ends that all names have.
    func takePosted() -> [String] {
        MainLoop.iterate(seconds: 0.1)
        defer { record.all = [] }
        return posted.map {
            String($0.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count))
        }
    }

    /// The frames of the last notification.
    func lastFrames() -> (begin: CGRect, end: CGRect)? {
        guard let info = posted.last?.userInfo,
            let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
            let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return nil }
        return (begin.cgRectValue, end)
    }
}
