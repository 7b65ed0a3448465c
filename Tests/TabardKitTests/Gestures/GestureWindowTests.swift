import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// Gestures by real events of the X server, together with GTK's own.
@preconcurrency @MainActor
final class GestureWindowTests: TabBarTestCase {
    private var heard: [String] = []
    private let controller = UIViewController()

    override func setUp() async throws {
        try await super.setUp()
        show(controller, width: 400, height: 400)
        MainLoop.iterate(seconds: 0.6)
    }

    private func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView) {
        recognizer.addHandler { [weak self] in self?.heard.append("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
    }

    private func take() -> [String] {
        defer { heard = [] }
        return heard.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// What the pointer does in the window, which stands at the top left of a screen without a window manager.
    private func point(_ arguments: String) throws {
        // What was just added is laid out with the next frame.
        MainLoop.iterate(seconds: 0.1)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool"] + arguments.split(separator: " ").map(String.init)
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        MainLoop.iterate(seconds: 0.1)
    }

    private func drag(_ x: Int, _ y: Int, byX: Int, byY: Int, pause: String = "0.02") throws {
        let steps = (1...8).map { "mousemove \(x + byX * $0 / 8) \(y + byY * $0 / 8) sleep \(pause)" }
        try point(
            "mousemove \(x) \(y) sleep 0.05 mousedown 1 sleep 0.02 \(steps.joined(separator: " ")) mouseup 1"
        )
    }

    private func view(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        controller.view.addSubview(view)
        return view
    }

    func testAPanMovesAView() throws {
        let view = view(CGRect(x: 50, y: 50, width: 100, height: 100))
        let pan = UIPanGestureRecognizer { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return }
            let way = pan.translation(in: view.superview)
            view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
            pan.setTranslation(.zero, in: view.superview)
        }
        add(pan, "pan", to: view)
        try drag(100, 100, byX: 80, byY: 40)
        XCTAssertEqual(take(), ["pan began", "pan changed", "pan ended"])
        XCTAssertEqual(view.frame, CGRect(x: 130, y: 90, width: 100, height: 100))
    }

    func testALongPressAndASwipe() throws {
        let view = view(CGRect(x: 0, y: 0, width: 400, height: 400))
        add(UILongPressGestureRecognizer(), "long", to: view)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        add(swipe, "swipe", to: view)
        try point("mousemove 100 100 mousedown 1 sleep 0.8 mouseup 1")
        XCTAssertEqual(take(), ["long began", "long ended"])
        try drag(300, 100, byX: -160, byY: 0)
        XCTAssertEqual(take(), ["swipe ended"])
        try drag(100, 100, byX: 160, byY: 0)
        XCTAssertEqual(take(), [])
    }

    /// What is pressed on a button is not pressed any more once a pan around it has begun.
    func testAPanTakesThePressFromAButton() throws {
        let area = view(CGRect(x: 0, y: 0, width: 400, height: 400))
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
        area.addSubview(button)
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
        ] {
            button.addAction(UIAction { [weak self] _ in self?.heard.append(name) }, for: event)
        }
        add(UIPanGestureRecognizer(), "pan", to: area)
        add(UITapGestureRecognizer(), "tap", to: area)
        try point("mousemove 100 100 sleep 0.05 mousedown 1 sleep 0.05 mouseup 1")
        XCTAssertEqual(take(), ["down", "up"])
        try drag(100, 100, byX: 60, byY: 0)
        XCTAssertEqual(take(), ["down", "cancel", "pan began", "pan changed", "pan ended"])
        XCTAssertFalse(button.isHighlighted)
        MainLoop.iterate(seconds: 0.6)
        try point("mousemove 100 100 sleep 0.05 mousedown 1 sleep 0.05 mouseup 1")
        XCTAssertEqual(take(), ["down", "up"], "the button works as before")
    }

    func testATapTakesTheRowFromATableUnlessItShallNot() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var chosen: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                chosen.append(indexPath.row)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        (table.dataSource, table.delegate) = (source, source)
        controller.view.addSubview(table)
        MainLoop.iterate(seconds: 0.2)
        let tap = UITapGestureRecognizer()
        add(tap, "tap", to: table)
        try point("mousemove 100 20 sleep 0.05 mousedown 1 sleep 0.05 mouseup 1")
        XCTAssertEqual(take(), ["tap ended"])
        XCTAssertEqual(source.chosen, [])
        tap.cancelsTouchesInView = false
        MainLoop.iterate(seconds: 0.6)
        try point("mousemove 100 20 sleep 0.05 mousedown 1 sleep 0.05 mouseup 1")
        XCTAssertEqual(take(), ["tap ended"])
        XCTAssertEqual(source.chosen, [0])
    }

    func testHoveringAndTheSecondaryButton() throws {
        let view = view(CGRect(x: 100, y: 100, width: 100, height: 100))
        add(UIHoverGestureRecognizer(), "hover", to: view)
        let tap = UITapGestureRecognizer()
        tap.buttonMaskRequired = .secondary
        add(tap, "second", to: view)
        try point(
            "mousemove 20 20 sleep 0.1 mousemove 150 150 sleep 0.1 mousemove 160 150 sleep 0.1 mousemove 20 20"
        )
        XCTAssertEqual(take(), ["hover began", "hover changed", "hover ended"])
        try point("mousemove 150 150 sleep 0.05 click 3")
        XCTAssertEqual(take().filter { $0.hasPrefix("second") }, ["second ended"])
    }

    func testViewsGetTouches() throws {
        final class Drawing: UIView {
            var places: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                note("began", touches)
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                note("moved", touches)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                note("ended", touches)
            }
            private func note(_ name: String, _ touches: Set<UITouch>) {
                guard let touch = touches.first else { return }
                let place = touch.location(in: self)
                places.append("\(name) \(Int(place.x)) \(Int(place.y))")
            }
        }
        let drawing = Drawing(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        controller.view.addSubview(drawing)
        try point("mousemove 150 160 sleep 0.05 mousedown 1 sleep 0.05 mousemove 180 160 sleep 0.1 mouseup 1")
        XCTAssertEqual(drawing.places, ["began 50 60", "moved 80 60", "ended 80 60"])
    }

    func testNothingIsLeftWhenAWindowGoes() {
        weak var tracker: TouchTracker?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            tracker = window._touchTracker
            XCTAssertNotNil(tracker)
            window.isHidden = true
        }
        MainLoop.iterate(seconds: 0.1)
        XCTAssertNil(tracker)
    }
}
