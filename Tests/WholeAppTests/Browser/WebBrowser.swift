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

    /// Presses and releases at a point of the page.
    func tap(x: Double, y: Double, with pointer: Pointer) throws {
        try perform(
            [
                ["type": "pointerMove", "duration": 0, "x": Int(x), "y": Int(y), "origin": "viewport"],
                ["type": "pointerDown", "button": 0],
                ["type": "pause", "duration": 80],
                ["type": "pointerUp", "button": 0],
            ],
            with: pointer
        )
    }

    /// Presses at a point, holds, moves in steps to another, and releases there.
    ///
    /// - Parameter holding: How long it rests before it moves, in milliseconds.
    func drag(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double),
        holding: Int,
        with pointer: Pointer
    ) throws {
        func move(_ part: Double, _ duration: Int) -> [String: Any] {
            [
                "type": "pointerMove", "duration": duration, "origin": "viewport",
                "x": Int(start.x + (end.x - start.x) * part), "y": Int(start.y + (end.y - start.y) * part),
            ]
        }
        try perform(
            [move(0, 0), ["type": "pointerDown", "button": 0], ["type": "pause", "duration": holding]]
                + stride(from: 0.1, through: 1, by: 0.1).map { move($0, 30) }
                + [["type": "pause", "duration": 80], ["type": "pointerUp", "button": 0]],
            with: pointer
        )
    }

    private func perform(_ actions: [[String: Any]], with pointer: Pointer) throws {
        let source: [String: Any] = [
            "type": "pointer", "id": pointer.rawValue, "parameters": ["pointerType": pointer.rawValue],
            "actions": actions,
        ]
        try send("POST", session + "/actions", ["actions": [source]])
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
