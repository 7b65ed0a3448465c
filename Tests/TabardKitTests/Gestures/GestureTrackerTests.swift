import XCTest

@testable import TabardKit

/// The rules of each gesture, on points and times alone.
final class GestureTrackerTests: XCTestCase {
    /// One thing that a finger does: comes down, moves, comes up, or the time passes.
    private enum Act {
        case down(Int, CGFloat, CGFloat, Double)
        case move(Int, CGFloat, CGFloat, Double)
        case up(Int, CGFloat, CGFloat, Double)
        case wait(Double)
    }

    private func run<Tracker: GestureTracker>(_ tracker: inout Tracker, _ acts: [Act]) -> [GestureStep?] {
        acts.map { act in
            switch act {
            case .down(let finger, let x, let y, let time):
                tracker.press(GesturePoint(finger: finger, place: CGPoint(x: x, y: y), time: time))
            case .move(let finger, let x, let y, let time):
                tracker.move(GesturePoint(finger: finger, place: CGPoint(x: x, y: y), time: time))
            case .up(let finger, let x, let y, let time):
                tracker.lift(GesturePoint(finger: finger, place: CGPoint(x: x, y: y), time: time))
            case .wait(let time):
                tracker.expire(at: time)
            }
        }
    }

    private func steps<Tracker: GestureTracker>(_ tracker: Tracker, _ acts: [Act]) -> [GestureStep?] {
        var tracker = tracker
        return run(&tracker, acts)
    }

    private func tap(taps: Int = 1, touches: Int = 1) -> TapTracker {
        var tracker = TapTracker()
        (tracker.tapsRequired, tracker.touchesRequired) = (taps, touches)
        return tracker
    }

    func testTapsOfEveryLengthAndSlip() {
        for duration in [0.0, 0.1, 1.49, 1.5, 3] {
            for slip in [0.0, 30, 45, 45.1, 300] {
                let found = steps(tap(), [.down(1, 10, 10, 5), .up(1, 10 + slip, 10, 5 + duration)]).last
                let isTap = duration < 1.5 && slip <= 45
                XCTAssertEqual(found, isTap ? .end : .fail, "\(duration) s, \(slip) points")
            }
        }
    }

    func testSeveralTapsWithEveryPause() {
        for taps in 1...4 {
            for pause in [0.05, 0.34, 0.35, 1] {
                var acts: [Act] = []
                for tap in 0..<taps {
                    let start = Double(tap) * (0.05 + pause)
                    acts += [.down(tap, 0, 0, start), .up(tap, 0, 0, start + 0.05)]
                }
                let found = steps(tap(taps: taps), acts)
                XCTAssertEqual(found.last, taps == 1 || pause < 0.35 ? .end : .fail, "\(taps), \(pause) s")
                XCTAssertFalse(found.dropLast().contains(.end), "not before the last tap")
            }
        }
    }

    func testTheSecondTapMustBeNearTheFirst() {
        for distance in [0.0, 45, 46, 200] {
            let found = steps(
                tap(taps: 2),
                [.down(1, 0, 0, 0), .up(1, 0, 0, 0.1), .down(2, distance, 0, 0.2), .up(2, distance, 0, 0.3)]
            )
            XCTAssertEqual(found[2] == .fail, distance > 45)
        }
    }

    func testTapsOfOneToThreeFingers() {
        for required in 1...3 {
            for fingers in 1...4 {
                let acts =
                    (1...fingers).map { Act.down($0, CGFloat($0) * 30, 0, 0.01) }
                    + (1...fingers).map { Act.up($0, CGFloat($0) * 30, 0, 0.1) }
                let found = steps(tap(touches: required), acts)
                let first = found.first { $0 != nil }
                XCTAssertEqual(first, fingers == required ? .end : .fail, "\(fingers) of \(required)")
            }
        }
    }

    func testATapThatWaitsForTheNextGivesUpInTime() {
        var tracker = tap(taps: 2)
        XCTAssertEqual(run(&tracker, [.down(1, 0, 0, 10), .up(1, 0, 0, 10.1)]), [nil, nil])
        XCTAssertEqual(tracker.deadline ?? 0, 10.45, accuracy: 0.0001)
        XCTAssertEqual(run(&tracker, [.wait(10.4), .wait(10.45)]), [nil, .fail])
        tracker.reset()
        XCTAssertEqual(tracker.tapsRequired, 2)
        XCTAssertNil(tracker.deadline)
    }

    func testLongPressesOfEveryDurationAndSlip() {
        for duration in [0.0, 0.2, 0.5, 2] {
            for held in [0.0, 0.1, 0.3, 0.6, 3] {
                for slip in [0.0, 10, 11] {
                    var tracker = LongPressTracker()
                    tracker.duration = duration
                    var found = run(&tracker, [.down(1, 0, 0, 1)])
                    if duration > 0 {
                        found += run(&tracker, [.move(1, slip, 0, 1)])
                        if !found.contains(.fail) { found += run(&tracker, [.wait(1 + held)]) }
                    }
                    let begins = duration == 0 || (slip <= 10 && held >= duration)
                    XCTAssertEqual(found.contains(.begin), begins, "\(duration), \(held), \(slip)")
                    guard begins else { continue }
                    let rest = run(&tracker, [.move(1, 100, 50, 5), .up(1, 100, 50, 6)])
                    XCTAssertEqual(rest, [.change, .end])
                }
            }
        }
    }

    func testALongPressThatEndsTooSoonFails() {
        XCTAssertEqual(steps(LongPressTracker(), [.down(1, 0, 0, 0), .up(1, 0, 0, 0.49)]), [nil, .fail])
    }

    func testALongPressAfterATap() {
        var tracker = LongPressTracker()
        tracker.tapsRequired = 1
        let found = run(
            &tracker,
            [.down(1, 0, 0, 0), .up(1, 0, 0, 0.1), .down(2, 0, 0, 0.2), .wait(0.69), .wait(0.7)]
        )
        XCTAssertEqual(found, [nil, nil, nil, nil, .begin])
        tracker.reset()
        XCTAssertEqual(run(&tracker, [.down(1, 0, 0, 0), .wait(0.75)]), [nil, .fail], "no tap came before")
    }

    func testALongPressOfTwoFingers() {
        var tracker = LongPressTracker()
        tracker.touchesRequired = 2
        XCTAssertEqual(
            run(&tracker, [.down(1, 0, 0, 0), .wait(1), .down(2, 50, 0, 1), .wait(1.5)]),
            [nil, nil, nil, .begin]
        )
        XCTAssertEqual(run(&tracker, [.up(1, 0, 0, 2), .up(2, 50, 0, 2)]), [nil, .end])
    }

    func testPansBeginAtTheThresholdInAnyDirection() {
        for degrees in stride(from: 0.0, to: 360, by: 15) {
            let (x, y) = (cos(degrees / 180 * .pi), sin(degrees / 180 * .pi))
            for distance in [0.0, 7.9, 8.1, 300] {
                let found = steps(
                    PanTracker(),
                    [.down(1, 50, 50, 0), .move(1, 50 + x * distance, 50 + y * distance, 0.1)]
                )
                XCTAssertEqual(found[1], distance > 8 ? .begin : nil)
            }
        }
    }

    func testAPanTellsHowFarAndHowFastAndCountsOnFromWhatIsSet() {
        var tracker = PanTracker()
        _ = run(&tracker, [.down(1, 0, 0, 0)])
        var time = 0.0
        for step in 1...20 {
            time = Double(step) * 0.01
            _ = run(&tracker, [.move(1, CGFloat(step) * 4, CGFloat(step) * -2, time)])
        }
        XCTAssertEqual(tracker.translation, CGPoint(x: 80, y: -40))
        XCTAssertEqual(tracker.velocity.x, 400, accuracy: 1)
        XCTAssertEqual(tracker.velocity.y, -200, accuracy: 1)
        tracker.setTranslation(CGPoint(x: 5, y: 5))
        XCTAssertEqual(tracker.velocity.x, 400, accuracy: 1, "the same speed")
        _ = run(&tracker, [.move(1, 90, -40, 0.21)])
        XCTAssertEqual(tracker.translation, CGPoint(x: 15, y: 5))
        XCTAssertEqual(run(&tracker, [.up(1, 90, -40, 1)]), [.end])
        XCTAssertEqual(tracker.velocity, .zero, "it rested before it came up")
    }

    func testFingersThatComeAndGoDoNotMoveAPan() {
        var tracker = PanTracker()
        _ = run(&tracker, [.down(1, 0, 0, 0), .move(1, 20, 0, 0.1), .down(2, 100, 100, 0.2)])
        XCTAssertEqual(tracker.translation, CGPoint(x: 20, y: 0))
        XCTAssertEqual(run(&tracker, [.move(2, 120, 100, 0.3)]), [.change])
        XCTAssertEqual(tracker.translation, CGPoint(x: 30, y: 0), "half of what one of two fingers does")
        XCTAssertEqual(run(&tracker, [.up(1, 20, 0, 0.4)]), [nil])
        XCTAssertEqual(tracker.translation, CGPoint(x: 30, y: 0))
        XCTAssertEqual(run(&tracker, [.up(2, 120, 100, 0.5)]), [.end])
    }

    func testPansWithLeastAndMostTouches() {
        for least in 1...3 {
            for most in least...3 {
                for fingers in 1...4 {
                    var tracker = PanTracker()
                    (tracker.leastTouches, tracker.mostTouches) = (least, most)
                    let downs = (1...fingers).map { Act.down($0, 0, 0, 0) }
                    let moves = (1...fingers).map { Act.move($0, 60, 0, 0.1) }
                    let found = run(&tracker, downs)
                    if fingers > most {
                        XCTAssertEqual(found.last, .fail)
                    } else {
                        XCTAssertEqual(run(&tracker, moves).contains(.begin), fingers >= least)
                    }
                }
            }
        }
    }

    func testSwipesInEveryDirectionAtEverySpeed() {
        let ways: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
            (.right, 1, 0), (.left, -1, 0), (.down, 0, 1), (.up, 0, -1),
        ]
        for (direction, _, _) in ways {
            for (way, x, y) in ways {
                for (length, duration) in [(40.0, 0.1), (60, 0.1), (60, 0.6)] {
                    var tracker = SwipeTracker()
                    tracker.direction = direction
                    let found = run(
                        &tracker,
                        [.down(1, 200, 200, 0), .move(1, 200 + x * length, 200 + y * length, duration)]
                    )
                    let isSwipe = way == direction && length >= 50 && duration < 0.5
                    XCTAssertEqual(
                        found.last == .end,
                        isSwipe,
                        "\(direction), \(way), \(length), \(duration)"
                    )
                }
            }
        }
    }

    func testASwipeThatGoesAstrayFails() {
        let found = steps(SwipeTracker(), [.down(1, 0, 0, 0), .move(1, 30, 51, 0.1), .move(1, 80, 51, 0.2)])
        XCTAssertEqual(found[1], .fail)
    }

    func testPinchAndRotationOfFingers() {
        var pinch = TwoFingerTracker(.pinch)
        XCTAssertEqual(
            run(&pinch, [.down(1, 0, 0, 0), .move(1, 5, 0, 0), .down(2, 105, 0, 0)]),
            [nil, nil, nil]
        )
        XCTAssertEqual(run(&pinch, [.move(2, 110, 0, 0.01), .move(2, 115, 0, 0.02)]), [nil, .begin])
        XCTAssertEqual(pinch.scale, 1, "it counts from where it begins")
        XCTAssertEqual(run(&pinch, [.move(2, 225, 0, 0.05)]), [.change])
        XCTAssertEqual(pinch.scale, 2, accuracy: 0.001)
        XCTAssertGreaterThan(pinch.scaleVelocity, 0)
        pinch.setScale(1)
        XCTAssertEqual(run(&pinch, [.move(2, 115, 0, 0.1)]), [.change])
        XCTAssertEqual(pinch.scale, 0.5, accuracy: 0.001)
        XCTAssertEqual(run(&pinch, [.up(1, 5, 0, 0.2)]), [.end])

        var turn = TwoFingerTracker(.rotation)
        _ = run(&turn, [.down(1, 0, 0, 0), .down(2, 100, 0, 0)])
        var began = 0
        for degrees in stride(from: 5.0, through: 400, by: 5) {
            let angle = degrees / 180 * Double.pi
            let found = run(&turn, [.move(2, 100 * cos(angle), 100 * sin(angle), degrees / 100)])
            if found == [.begin] { began = Int(degrees) }
        }
        XCTAssertEqual(began, 5)
        XCTAssertEqual(turn.rotation, 395 / 180 * .pi, accuracy: 0.001, "more than a whole turn counts on")
        turn.setRotation(0)
        XCTAssertEqual(turn.rotation, 0)
    }

    func testATouchpadPinchesAndTurns() {
        var pinch = TwoFingerTracker(.pinch)
        XCTAssertNil(pinch.moveOnTouchpad(scale: 1.01, turn: 0, at: 0))
        XCTAssertEqual(pinch.moveOnTouchpad(scale: 1.1, turn: 0, at: 0.1), .begin)
        XCTAssertEqual(pinch.moveOnTouchpad(scale: 2.2, turn: 0, at: 0.2), .change)
        XCTAssertEqual(pinch.scale, 2, accuracy: 0.001)
        for bad in [CGFloat.nan, .infinity, 0, -1] {
            XCTAssertNil(pinch.moveOnTouchpad(scale: bad, turn: 0, at: 0.3))
        }
        var turn = TwoFingerTracker(.rotation)
        XCTAssertEqual(turn.moveOnTouchpad(scale: 1, turn: 0.1, at: 0), .begin)
        XCTAssertEqual(turn.moveOnTouchpad(scale: 1, turn: 0.5, at: 0.1), .change)
        XCTAssertEqual(turn.rotation, 0.5, accuracy: 0.001)
    }

    func testFingersInOnePlaceGiveNoNonsense() {
        var pinch = TwoFingerTracker(.pinch)
        _ = run(
            &pinch,
            [
                .down(1, 50, 50, 0), .down(2, 50, 50, 0), .move(2, 150, 50, 0.1), .move(2, 50, 50, 0.2),
                .move(2, 90, 50, 0.3),
            ]
        )
        XCTAssertTrue(pinch.scale.isFinite && pinch.scale > 0)
        XCTAssertTrue(pinch.scaleVelocity.isFinite)
    }
}
