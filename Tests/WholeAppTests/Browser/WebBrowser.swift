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
        let actions: [[String: Any]] = [
            ["type": "pointerMove", "duration": 0, "x": Int(x), "y": Int(y), "origin": "viewport"],
            ["type": "pointerDown", "button": 0],
            ["type": "pause", "duration": 80],
            ["type": "pointerUp", "button": 0],
        ]
        try perform([(pointer.rawValue, pointer.rawValue, actions)])
    }

    /// Drags with the second of two fingers, from one point to another, while the first rests elsewhere.
    ///
    /// The first finger would not do: Broadway numbers touches from 0, which GTK 4.8 takes for the mouse, and then
    /// it loses the touch as soon as it leaves what it began on.
    func dragWithSecondFinger(
        from start: (x: Double, y: Double),
        to end: (x: Double, y: Double),
        holding: Int,
        resting rest: (x: Double, y: Double)
    ) throws {
        func move(to point: (x: Double, y: Double), _ duration: Int) -> [String: Any] {
            [
                "type": "pointerMove", "duration": duration, "origin": "viewport", "x": Int(point.x),
                "y": Int(point.y),
            ]
        }
        func pause(_ duration: Int) -> [String: Any] { ["type": "pause", "duration": duration] }
        let (down, up): ([String: Any], [String: Any]) = (
            ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0]
        )
        let steps = stride(from: 0.1, through: 1, by: 0.1).map { part in
            move(to: (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part), 30)
        }
        let drag =
            [pause(50), pause(50), move(to: start, 0), down, pause(holding)] + steps + [pause(80), up]
        let still = [move(to: rest, 0), down] + drag.dropFirst(2).map { _ in pause(10) } + [up]
        try perform([("resting", "touch", still), ("dragging", "touch", drag + [pause(50)])])
    }

    /// Does what several fingers, or mice, do at the same time.
    private func perform(_ sources: [(id: String, kind: String, actions: [[String: Any]])]) throws {
        let list = sources.map { source -> [String: Any] in
            [
                "type": "pointer", "id": source.id, "parameters": ["pointerType": source.kind],
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
