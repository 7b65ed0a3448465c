import Foundation

/// A headless Chromium, driven over the W3C's WebDriver protocol.
final class WebBrowser {
    enum Pointer: String {
        case mouse, touch
    }

    private let driver: ObservedProcess
    private let server: LocalServer
    private var session = ""

    init() throws {
        driver = try ObservedProcess(["/usr/bin/chromedriver", "--port=0"])
        server = LocalServer(port: UInt16(try driver.read(/successfully on port (\d+)/)) ?? 0)
        // Through a pipe, so that the browser ends with its driver. Its own sandbox does not work for
        // root; the only page that it opens here is ours.
        let arguments = [
            "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--window-size=1400,1200",
            "--force-device-scale-factor=1",
        ]
        let options = ["goog:chromeOptions": ["args": arguments]]
        let answer = try send("POST", "/session", ["capabilities": ["alwaysMatch": options]])
        guard let identifier = (answer as? [String: Any])?["sessionId"] as? String else {
            throw ObservedProcess.Failure(description: "No session: \(answer)")
        }
        session = "/session/" + identifier
    }

    /// Closes the browser and its driver.
    func quit() {
        _ = try? send("DELETE", session)
        driver.end()
    }

    func open(_ address: String) throws {
        try send("POST", session + "/url", ["url": address])
    }

    /// Gives the page a size, in its pixels.
    func resize(width: Int, height: Int) throws {
        let metrics: [String: Any] = [
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        ]
        let command: [String: Any] = ["cmd": "Emulation.setDeviceMetricsOverride", "params": metrics]
        try send("POST", session + "/goog/cdp/execute", command)
    }

    /// Presses and releases at a point of the page.
    func tap(x: Double, y: Double, with pointer: Pointer) throws {
        let actions = [Self.move(to: (x, y)), Self.press, Self.pause(80), Self.release]
        try perform([(pointer.rawValue, pointer, actions)])
    }

    /// Drags with one finger, from one point to another, after a rest of some milliseconds.
    func drag(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double),
        holding: Int = 0
    ) throws {
        let steps = stride(from: 0.1, through: 1, by: 0.1).map { part in
            Self.move(
                to: (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part),
                during: 30
            )
        }
        let actions =
            [Self.move(to: start), Self.press, Self.pause(holding)] + steps + [Self.pause(80), Self.release]
        try perform([("finger", .touch, actions)])
    }

    /// Presses a second finger while a first one rests, and lifts both.
    func pressTwoFingers(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) throws {
        let wait = Self.pause(50)
        try perform([
            ("first finger", .touch, [Self.move(to: first), Self.press, wait, wait, wait, Self.release]),
            ("second finger", .touch, [Self.move(to: second), wait, Self.press, wait, Self.release]),
        ])
    }

    /// Clicks twice at a point of the page, with the mouse.
    func doubleClick(x: Double, y: Double) throws {
        try perform([
            (
                Pointer.mouse.rawValue, .mouse,
                [Self.move(to: (x, y)), Self.press, Self.release, Self.press, Self.release]
            )
        ])
    }

    private static var press: [String: Any] { ["type": "pointerDown", "button": 0] }
    private static var release: [String: Any] { ["type": "pointerUp", "button": 0] }

    private static func pause(_ milliseconds: Int) -> [String: Any] {
        ["type": "pause", "duration": milliseconds]
    }

    private static func move(to point: (x: Double, y: Double), during milliseconds: Int = 0) -> [String: Any]
    {
        [
            "type": "pointerMove", "duration": milliseconds, "origin": "viewport", "x": Int(point.x),
            "y": Int(point.y),
        ]
    }

    /// Does what several fingers, or mice, do at the same time.
    private func perform(_ sources: [(id: String, pointer: Pointer, actions: [[String: Any]])]) throws {
        let list = sources.map { source -> [String: Any] in
            [
                "type": "pointer", "id": source.id, "parameters": ["pointerType": source.pointer.rawValue],
                "actions": source.actions,
            ]
        }
        try send("POST", session + "/actions", ["actions": list])
    }

    /// What the page shows now, as a PNG in base 64.
    func screenshot() throws -> String {
        try send("GET", session + "/screenshot") as? String ?? ""
    }

    /// Runs a script in the page; it calls its last argument with the result.
    func run(_ script: String, _ arguments: [Any] = []) throws -> Any {
        try send("POST", session + "/execute/async", ["script": script, "args": arguments])
    }

    @discardableResult
    private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any {
        let data = try body.map { try JSONSerialization.data(withJSONObject: $0) }
        let answer = try server.answer(to: method, path, body: data)
        let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
        let value = object?["value"] ?? NSNull()
        if let problem = (value as? [String: Any])?["error"] {
            let message = (value as? [String: Any])?["message"] ?? ""
            throw ObservedProcess.Failure(description: "\(method) \(path): \(problem), \(message)")
        }
        return value
    }
}
