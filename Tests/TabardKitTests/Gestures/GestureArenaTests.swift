import GtkInterop
import XCTest

@testable import TabardKit

/// How recognizers compete: who begins, who waits and who fails, in exact order.
@preconcurrency @MainActor
final class GestureArenaTests: GestureTestCase {
    func testATapEndsOnceAndIsReadyAgain() {
        let tap = add(UITapGestureRecognizer(), "tap", to: root)
        for _ in 0..<3 {
            self.tap(50, 50)
            clock.advance(1)
            XCTAssertEqual(take(), ["tap ended"])
            XCTAssertEqual(tap.state, .possible)
        }
        XCTAssertEqual(tap.location(in: nil), CGPoint(x: 50, y: 50))
        XCTAssertEqual(tap.numberOfTouches, 0)
        XCTAssertTrue(arena.recognizers.isEmpty && arena.touches.isEmpty)
    }

    func testSingleWaitsForDouble() {
        let single = add(UITapGestureRecognizer(), "single", to: root)
        let double = add(UITapGestureRecognizer(), "double", to: root)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        tap(50, 50)
        XCTAssertEqual(take(), [])
        clock.advance(0.34)
        XCTAssertEqual(take(), [])
        clock.advance(0.02)
        XCTAssertEqual(take(), ["single ended"], "as soon as no second tap can come")
        tap(50, 50)
        clock.advance(0.1)
        tap(50, 50)
        XCTAssertEqual(take(), ["double ended"])
        clock.advance(2)
        XCTAssertEqual(take(), [], "the single tap failed")
        XCTAssertTrue(arena.recognizers.isEmpty)
    }

    func testSingleAndDoubleWithoutWaiting() {
        add(UITapGestureRecognizer(), "single", to: root)
        add(UITapGestureRecognizer(), "double", to: root).numberOfTapsRequired = 2
        tap(50, 50)
        tap(50, 50)
        XCTAssertEqual(take(), ["single ended", "double ended"])
    }

    func testThreeKindsOfTaps() {
        let recognizers = (1...3).map { count in
            let recognizer = add(UITapGestureRecognizer(), "\(count)", to: root)
            recognizer.numberOfTapsRequired = count
            return recognizer
        }
        recognizers[0].require(toFail: recognizers[1])
        recognizers[1].require(toFail: recognizers[2])
        for count in 1...3 {
            for _ in 0..<count { tap(50, 50) }
            clock.advance(2)
            XCTAssertEqual(take(), ["\(count) ended"])
        }
    }

    func testTheInnermostWinsAndOuterOnesHearOfSubviews() {
        let inner = view(CGRect(x: 0, y: 0, width: 100, height: 100))
        add(UIPanGestureRecognizer(), "outer", to: root)
        add(UIPanGestureRecognizer(), "inner", to: inner)
        press(50, 50)
        move(80, 50)
        lift(80, 50)
        XCTAssertEqual(take(), ["inner began", "inner ended"])
        press(150, 150)
        move(180, 150)
        move(190, 150)
        lift(190, 150)
        XCTAssertEqual(take(), ["outer began", "outer changed", "outer ended"])
    }

    func testWhoBeganFirstKeepsTheTouches() {
        let pan = add(UIPanGestureRecognizer(), "pan", to: root)
        add(UILongPressGestureRecognizer(), "press", to: root)
        press(50, 50)
        clock.advance(0.5)
        move(90, 50)
        lift(90, 50)
        XCTAssertEqual(take(), ["press began", "press changed", "press ended"])
        XCTAssertEqual(pan.state, .possible)
        press(50, 50)
        move(90, 50)
        clock.advance(1)
        lift(90, 50)
        XCTAssertEqual(take(), ["pan began", "pan ended"])
    }

    func testTwoGoOnTogetherIfOneDelegateSaysSo() {
        for asked in 0...1 {
            let delegate = GestureDelegate()
            delegate.isSimultaneous = { _, _ in true }
            let pinch = UIPinchGestureRecognizer()
            let turn = UIRotationGestureRecognizer()
            root.gestureRecognizers = nil
            add(pinch, "pinch", to: root)
            add(turn, "turn", to: root)
            (asked == 0 ? pinch : turn).delegate = delegate
            press(100, 100, finger: 1)
            press(200, 100, finger: 2)
            move(200, 140, finger: 2)
            move(230, 150, finger: 2)
            move(260, 160, finger: 2)
            lift(260, 160, finger: 2)
            lift(100, 100, finger: 1)
            XCTAssertEqual(
                Set(take()),
                ["pinch began", "pinch changed", "pinch ended", "turn began", "turn changed", "turn ended"]
            )
        }
    }

    func testFingersOnTwoViewsPanTwoViews() {
        let left = view(CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = view(CGRect(x: 200, y: 0, width: 100, height: 100))
        add(UIPanGestureRecognizer(), "left", to: left)
        add(UIPanGestureRecognizer(), "right", to: right)
        press(50, 50, finger: 1)
        press(250, 50, finger: 2)
        move(70, 50, finger: 1)
        move(270, 50, finger: 2)
        lift(70, 50, finger: 1)
        lift(270, 50, finger: 2)
        XCTAssertEqual(take(), ["left began", "right began", "left ended", "right ended"])
    }

    /// All answers to who may begin and who must fail, for a tap and a swipe that wait for each other or not.
    func testEveryAnswerOfADelegate() {
        for answers in 0..<16 {
            let delegate = GestureDelegate()
            let (receives, begins) = (answers & 1 != 0, answers & 2 != 0)
            let (waits, letsWait) = (answers & 4 != 0, answers & 8 != 0)
            delegate.receives = { recognizer, _ in recognizer.name != "pan" || receives }
            delegate.begins = { recognizer in
                XCTAssertEqual(recognizer.state, .possible, "asked before")
                return recognizer.name != "pan" || begins
            }
            delegate.waits = { one, other in waits && one.name == "pan" && other.name == "swipe" }
            delegate.letsWait = { one, other in letsWait && one.name == "swipe" && other.name == "pan" }
            root.gestureRecognizers = nil
            let pan = add(UIPanGestureRecognizer(), "pan", to: root)
            let swipe = add(UISwipeGestureRecognizer(), "swipe", to: root)
            (pan.delegate, swipe.delegate) = (delegate, delegate)
            // Slowly: no swipe, and known only after half a second.
            press(0, 50)
            move(20, 50)
            clock.advance(0.6)
            move(40, 50)
            lift(40, 50)
            let panned = receives && begins ? ["pan began", "pan changed", "pan ended"] : []
            let late = receives && begins && (waits || letsWait)
            XCTAssertEqual(take(), panned, "answers \(answers)")
            // Quickly: the swipe is found only by who waits for it.
            press(0, 50)
            move(20, 50)
            move(80, 50)
            lift(80, 50)
            let quick = late || !(receives && begins) ? ["swipe ended"] : panned
            XCTAssertEqual(take(), quick, "answers \(answers)")
            clock.advance(2)
            XCTAssertEqual(take(), [])
            XCTAssertTrue(arena.recognizers.isEmpty, "answers \(answers)")
        }
    }

    func testTwoThatWaitForEachOtherDoNotHang() {
        let one = add(UITapGestureRecognizer(), "one", to: root)
        let other = add(UITapGestureRecognizer(), "other", to: root)
        one.require(toFail: other)
        other.require(toFail: one)
        tap(50, 50)
        clock.advance(3)
        XCTAssertEqual(take(), ["one ended"])
        XCTAssertTrue(arena.recognizers.isEmpty)
    }

    func testDisablingAndRemovingCancels() {
        let pan = add(UIPanGestureRecognizer(), "pan", to: root)
        press(50, 50)
        move(80, 50)
        pan.isEnabled = false
        move(90, 50)
        lift(90, 50)
        XCTAssertEqual(take(), ["pan began", "pan cancelled"])
        press(50, 50)
        move(80, 50)
        lift(80, 50)
        XCTAssertEqual(take(), [], "disabled")
        pan.isEnabled = true
        press(50, 50)
        move(80, 50)
        root.removeGestureRecognizer(pan)
        lift(80, 50)
        XCTAssertEqual(take(), ["pan began", "pan cancelled"])
        XCTAssertNil(pan.view)
        XCTAssertTrue(arena.recognizers.isEmpty)
    }

    func testARecognizerThatRemovesItselfOrItsView() {
        let inner = view(CGRect(x: 0, y: 0, width: 100, height: 100))
        let tap = add(UITapGestureRecognizer(), "tap", to: inner)
        tap.addHandler { [weak inner] recognizer in
            inner?.removeGestureRecognizer(recognizer)
            inner?.removeFromSuperview()
        }
        self.tap(50, 50)
        self.tap(50, 50)
        XCTAssertEqual(take(), ["tap ended"])
        XCTAssertTrue(arena.recognizers.isEmpty)
    }

    func testTheDesktopTakesATouchAway() {
        add(UIPanGestureRecognizer(), "pan", to: root)
        add(UITapGestureRecognizer(), "tap", to: root)
        press(50, 50)
        cancel(50, 50)
        XCTAssertEqual(take(), [])
        press(50, 50)
        move(80, 50)
        cancel(80, 50)
        XCTAssertEqual(take(), ["pan began", "pan cancelled"])
        press(50, 50)
        move(80, 50)
        arena.cancelAll()
        XCTAssertEqual(take(), ["pan began", "pan cancelled"])
        XCTAssertTrue(arena.recognizers.isEmpty && arena.touches.isEmpty)
    }

    func testAnAppsOwnRecognizer() {
        /// Finds a press of exactly two fingers.
        final class TwoFingers: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if numberOfTouches == 2 { state = .began }
                if numberOfTouches > 2 { state = .failed }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() { resets += 1 }
        }
        let own = add(TwoFingers(), "own", to: root)
        press(50, 50, finger: 1)
        press(60, 70, finger: 2)
        XCTAssertEqual(own.location(in: root), CGPoint(x: 55, y: 60))
        XCTAssertEqual(own.location(ofTouch: 1, in: root), CGPoint(x: 60, y: 70))
        move(60, 90, finger: 2)
        lift(50, 50, finger: 1)
        XCTAssertEqual(own.resets, 0, "a finger is still down")
        lift(60, 90, finger: 2)
        XCTAssertEqual(take(), ["own began", "own changed", "own ended"])
        XCTAssertEqual(own.resets, 1)
        own.state = .changed
        XCTAssertEqual(take(), ["own began"], "what does not follow begins")
        own.state = .failed
        XCTAssertEqual(take(), ["own cancelled"])
    }

    /// Every change of state that a subclass may ask for.
    func testEveryWishForAState() {
        typealias State = UIGestureRecognizer.State
        let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let allowed: [State: [State: State]] = [
            .possible: [
                .began: .began, .changed: .began, .ended: .ended, .cancelled: .failed, .failed: .failed,
            ],
            .began: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
            .changed: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
        ]
        for state in all {
            for wanted in all {
                XCTAssertEqual(
                    UIGestureRecognizer.next(after: state, wanted: wanted),
                    allowed[state]?[wanted]
                )
            }
        }
    }

    func testFailureRequirementsAmongAThousandRandomTouches() {
        var generator = SeededGenerator(seed: 7)
        let inner = view(CGRect(x: 0, y: 0, width: 200, height: 400))
        let all: [UIGestureRecognizer] = [
            add(UITapGestureRecognizer(), "tap", to: inner), add(UIPanGestureRecognizer(), "pan", to: root),
            add(UILongPressGestureRecognizer(), "press", to: root),
            add(UISwipeGestureRecognizer(), "swipe", to: inner),
            add(UIPinchGestureRecognizer(), "pinch", to: root),
            add(UIRotationGestureRecognizer(), "turn", to: inner),
        ]
        var down: Set<UInt> = []
        for step in 0..<1000 {
            if step % 100 == 0 {
                for recognizer in all { recognizer._requirements = [] }
                for _ in 0..<4 {
                    let pair = (all.randomElement(using: &generator), all.randomElement(using: &generator))
                    if let one = pair.0, let other = pair.1 { one.require(toFail: other) }
                }
            }
            let finger = UInt.random(in: 1...3, using: &generator)
            let (x, y) = (
                Double.random(in: 0..<400, using: &generator), Double.random(in: 0..<400, using: &generator)
            )
            if !down.contains(finger) {
                press(x, y, finger: finger)
                down.insert(finger)
            } else if Bool.random(using: &generator) {
                move(x, y, finger: finger)
            } else {
                lift(x, y, finger: finger)
                down.remove(finger)
            }
            clock.advance(Double.random(in: 0..<0.4, using: &generator))
            let active = all.filter { $0.state == .began || $0.state == .changed }
            XCTAssertLessThanOrEqual(active.count, 1 + down.count)
        }
        for finger in down { lift(0, 0, finger: finger) }
        clock.advance(5)
        XCTAssertTrue(
            arena.recognizers.isEmpty,
            "\(arena.recognizers.map { "\($0.name ?? "") \($0._state)" })"
        )
        // Each gesture that began has ended.
        for name in ["pan", "press", "pinch", "turn"] {
            let own = journal.filter { $0.hasPrefix(name) }
            XCTAssertEqual(
                own.filter { $0.hasSuffix("began") }.count,
                own.filter { $0.hasSuffix("ended") || $0.hasSuffix("cancelled") }.count,
                "\(own)"
            )
        }
    }
}
