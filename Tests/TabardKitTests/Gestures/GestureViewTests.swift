import GtkInterop
import XCTest

@testable import TabardKit

/// Gestures together with views: their touches, scrolling and controls.
@preconcurrency @MainActor
final class GestureViewTests: GestureTestCase {
    /// Writes down the touches that it gets.
    private final class Listener: UIView {
        var write: (String) -> Void = { _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches, event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("moved", touches, event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("ended", touches, event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
        }

        private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            let places = touches.map { "\(Int($0.location(in: self).x)) \($0.phase)" }
            write("view \(name) \(places.joined()) of \(event?.allTouches?.count ?? 0)")
        }
    }

    private func listener(_ frame: CGRect) -> Listener {
        let view = Listener(frame: frame)
        view.write = { [weak self] in self?.journal.append($0) }
        root.addSubview(view)
        return view
    }

    func testAViewGetsItsTouches() {
        let listener = listener(CGRect(x: 20, y: 0, width: 200, height: 200))
        let inner = view(CGRect(x: 0, y: 0, width: 50, height: 50), in: listener)
        press(50, 10)
        move(55, 10)
        lift(55, 10)
        XCTAssertEqual(
            take(),
            ["view began 30 began of 1", "view moved 35 moved of 1", "view ended 35 ended of 1"]
        )
        press(50, 100, finger: 1)
        press(60, 100, finger: 2)
        lift(60, 100, finger: 2)
        lift(50, 100, finger: 1)
        XCTAssertEqual(
            take(),
            ["view began 30 began of 1", "view ended 30 ended of 1"],
            "the first touch only"
        )
        listener.isMultipleTouchEnabled = true
        press(50, 100, finger: 1)
        press(60, 100, finger: 2)
        XCTAssertEqual(take(), ["view began 30 began of 1", "view began 40 began of 2"])
        arena.cancelAll()
        XCTAssertEqual(take().count, 2)
        inner.isUserInteractionEnabled = false
        press(50, 10)
        XCTAssertEqual(take(), ["view began 30 began of 1"])
    }

    func testAnExclusiveViewIsAlone() {
        let first = listener(CGRect(x: 0, y: 0, width: 100, height: 200))
        let second = listener(CGRect(x: 100, y: 0, width: 100, height: 200))
        for exclusive in [first, second] {
            first.isExclusiveTouch = exclusive === first
            second.isExclusiveTouch = exclusive === second
            press(50, 10, finger: 1)
            press(150, 10, finger: 2)
            lift(150, 10, finger: 2)
            lift(50, 10, finger: 1)
            XCTAssertEqual(take(), ["view began 50 began of 1", "view ended 50 ended of 1"])
        }
        second.isExclusiveTouch = false
        press(50, 10, finger: 1)
        press(150, 10, finger: 2)
        XCTAssertEqual(take(), ["view began 50 began of 1", "view began 50 began of 2"])
        arena.cancelAll()
    }

    func testAGestureTakesTheTouchesAwayUnlessItShallNot() {
        let view = listener(CGRect(x: 0, y: 0, width: 200, height: 200))
        let pan = add(UIPanGestureRecognizer(), "pan", to: view)
        press(50, 10)
        move(80, 10)
        move(90, 10)
        lift(90, 10)
        XCTAssertEqual(
            take(),
            [
                "view began 50 began of 1", "view cancelled 80 cancelled of 0", "pan began", "pan changed",
                "pan ended",
            ]
        )
        XCTAssertEqual(claimed, [1], "no widget has the press any more")
        pan.cancelsTouchesInView = false
        press(50, 10)
        move(80, 10)
        lift(80, 10)
        XCTAssertEqual(
            take(),
            [
                "view began 50 began of 1", "pan began", "view moved 80 moved of 1", "pan ended",
                "view ended 80 ended of 1",
            ]
        )
        XCTAssertEqual(claimed, [1])
    }

    func testATranslationFollowsTheViewsDirections() {
        let turned = view(CGRect(x: 100, y: 100, width: 100, height: 100))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let pan = add(UIPanGestureRecognizer(), "pan", to: turned)
        press(150, 150)
        move(170, 150)
        XCTAssertEqual(pan.translation(in: root).x, 20, accuracy: 0.001)
        XCTAssertEqual(pan.translation(in: turned).x, 0, accuracy: 0.001)
        XCTAssertEqual(pan.translation(in: turned).y, -20, accuracy: 0.001)
        pan.setTranslation(.zero, in: turned)
        // What moves with the finger, as apps do, changes nothing of the finger's own place.
        turned.center.x += 20
        move(175, 150)
        XCTAssertEqual(pan.translation(in: root).x, 5, accuracy: 0.001)
        XCTAssertEqual(pan.location(in: root).x, 175, accuracy: 0.001)
    }

    private func scrollView(_ size: CGSize) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scrollView.contentSize = size
        root.addSubview(scrollView)
        return scrollView
    }

    func testScrollingByFingerWinsOverWhatIsAround() {
        let scrollView = scrollView(CGSize(width: 200, height: 1000))
        add(UIPanGestureRecognizer(), "outer", to: root)
        add(UITapGestureRecognizer(), "tap", to: scrollView)
        press(50, 100)
        move(50, 60)
        lift(50, 60)
        XCTAssertEqual(take(), [])
        XCTAssertEqual(claimed, [], "GTK scrolls")
        press(50, 100)
        move(90, 100)
        lift(90, 100)
        XCTAssertEqual(take(), ["outer began", "outer ended"], "it can't scroll that way")
        press(50, 100, source: .mouse)
        move(50, 60, source: .mouse)
        lift(50, 60, source: .mouse)
        XCTAssertEqual(take(), ["outer began", "outer ended"], "a mouse scrolls by its wheel")
        tap(50, 100)
        XCTAssertEqual(take(), ["tap ended"])
    }

    func testAPanInsideAScrollViewWinsOverScrolling() {
        let scrollView = scrollView(CGSize(width: 200, height: 1000))
        let inner = view(CGRect(x: 0, y: 0, width: 100, height: 100), in: scrollView)
        let pan = add(UIPanGestureRecognizer(), "inner", to: inner)
        press(50, 50)
        move(50, 20)
        lift(50, 20)
        XCTAssertEqual(take(), ["inner began", "inner ended"])
        XCTAssertTrue(claimed.contains(1), "GTK does not scroll")
        pan.require(toFail: scrollView.panGestureRecognizer)
        press(50, 50)
        move(50, 20)
        lift(50, 20)
        XCTAssertEqual(take(), [])
        let delegate = GestureDelegate()
        delegate.isSimultaneous = { _, other in other === scrollView.panGestureRecognizer }
        pan._requirements = []
        pan.delegate = delegate
        let before = claimed.count
        press(50, 50)
        move(50, 20)
        lift(50, 20)
        XCTAssertEqual(take(), ["inner began", "inner ended"])
        XCTAssertEqual(claimed.count, before, "both go on")
    }

    func testAScrollViewThatCannotScrollLetsOthers() {
        let scrollView = scrollView(CGSize(width: 100, height: 100))
        add(UIPanGestureRecognizer(), "outer", to: root)
        press(50, 100)
        move(50, 60)
        lift(50, 60)
        XCTAssertEqual(take(), ["outer began", "outer ended"])
        scrollView.contentSize.height = 1000
        scrollView.isScrollEnabled = false
        press(50, 100)
        move(50, 60)
        lift(50, 60)
        XCTAssertEqual(take(), ["outer began", "outer ended"])
    }

    func testAButtonKeepsItsTapsFromTapsAroundIt() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        root.addSubview(button)
        add(UITapGestureRecognizer(), "around", to: root)
        tap(50, 25)
        XCTAssertEqual(take(), [])
        XCTAssertEqual(claimed, [])
        button.isEnabled = false
        tap(50, 25)
        XCTAssertEqual(take(), ["around ended"])
        button.isEnabled = true
        add(UITapGestureRecognizer(), "own", to: button)
        tap(50, 25)
        XCTAssertEqual(take(), ["own ended"], "a button's own recognizer finds it")
        add(UILongPressGestureRecognizer(), "long", to: root)
        press(50, 25)
        clock.advance(0.6)
        lift(50, 25)
        XCTAssertEqual(take(), ["long began", "long ended"], "other gestures around it are found")
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        root.addSubview(slider)
        add(UIPanGestureRecognizer(), "pan", to: root)
        press(50, 120)
        move(90, 120)
        lift(90, 120)
        XCTAssertEqual(take(), [], "a slider's movements are its own")
    }

    func testAViewMayRefuse() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                !(gestureRecognizer is UIPanGestureRecognizer)
            }
        }
        let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(refusing)
        add(UIPanGestureRecognizer(), "pan", to: root)
        add(UITapGestureRecognizer(), "tap", to: root)
        press(50, 50)
        move(99, 99)
        lift(99, 99)
        tap(50, 50)
        XCTAssertEqual(take(), ["tap ended"])
    }

    func testOnlyTheButtonsAskedFor() {
        let tap = add(UITapGestureRecognizer(), "tap", to: root)
        add(UIPanGestureRecognizer(), "pan", to: root)
        self.tap(50, 50, source: .mouse, button: 3)
        XCTAssertEqual(take(), [])
        tap.buttonMaskRequired = .secondary
        self.tap(50, 50, source: .mouse, button: 3)
        XCTAssertEqual(take(), ["tap ended"])
        self.tap(50, 50, source: .mouse, button: 1)
        XCTAssertEqual(take(), [])
        self.tap(50, 50)
        XCTAssertEqual(take(), ["tap ended"], "fingers have no buttons")
    }

    func testPansFromTheEdges() {
        for (edge, start, end) in [
            (UIRectEdge.left, (5.0, 200.0), (60.0, 200.0)), (.right, (395, 200), (340, 200)),
            (.top, (200, 5), (200, 60)), (.bottom, (200, 395), (200, 340)),
        ] {
            for asked in [UIRectEdge.left, .right, .top, .bottom] {
                root.gestureRecognizers = nil
                add(UIScreenEdgePanGestureRecognizer(), "edge", to: root).edges = asked
                press(start.0, start.1)
                move(end.0, end.1)
                lift(end.0, end.1)
                XCTAssertEqual(take(), asked == edge ? ["edge began", "edge ended"] : [])
                press(200, 200)
                move(end.0, end.1)
                lift(end.0, end.1)
                XCTAssertEqual(take(), [], "from the middle")
            }
        }
    }

    func testATouchpadPinches() {
        let pinch = add(UIPinchGestureRecognizer(), "pinch", to: root)
        let send = { (phase: TouchSample.Phase, scale: Double) in
            self.arena.receive(
                PinchSample(phase: phase, scale: scale, turn: 0, x: 50, y: 60, time: self.clock.now)
            )
        }
        send(.began, 1)
        send(.moved, 1.1)
        send(.moved, 2.2)
        XCTAssertEqual(pinch.scale, 2, accuracy: 0.001)
        XCTAssertEqual(pinch.location(in: root), CGPoint(x: 50, y: 60))
        send(.ended, 2.2)
        XCTAssertEqual(take(), ["pinch began", "pinch changed", "pinch ended"])
        send(.began, 1)
        send(.ended, 1)
        XCTAssertEqual(take(), [])
        XCTAssertTrue(arena.recognizers.isEmpty)
    }

    func testHovering() {
        let inner = view(CGRect(x: 0, y: 0, width: 100, height: 100))
        add(UIHoverGestureRecognizer(), "hover", to: inner)
        for place in [CGPoint(x: 200, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50)] {
            arena.hover(at: place)
        }
        arena.hover(at: nil)
        arena.hover(at: nil)
        XCTAssertEqual(take(), ["hover began", "hover changed", "hover ended"])
    }
}
