import GtkInterop
import XCTest

@testable import TabardKit

/// Display links call their targets for each frame, and hold them until they are invalidated (O2).
@preconcurrency @MainActor
final class CADisplayLinkTests: TabBarTestCase {
    private final class Target: NSObject, _SelectorAnswering {
        var times: [CFTimeInterval] = []
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(Target.self, [.method("step:") { $0.step($1[0]) }])
        }
    }

    func testO2FramesWithAndWithoutAWindow() {
        for hasWindow in [false, true] {
            if hasWindow { show(UIViewController()) }
            let target = Target()
            let link = CADisplayLink(target: target, selector: "step:")
            MainLoop.iterate(seconds: 0.05)
            XCTAssertEqual(target.times, [])
            link.add(to: .main, forMode: .common)
            MainLoop.iterate(seconds: 5) { target.times.count >= 3 }
            XCTAssertGreaterThanOrEqual(target.times.count, 3)
            XCTAssertEqual(target.times, Array(Set(target.times)).sorted())
            XCTAssertGreaterThan(link.targetTimestamp, link.timestamp)
            link.isPaused = true
            let count = target.times.count
            MainLoop.iterate(seconds: 0.06)
            XCTAssertEqual(target.times.count, count)
            link.isPaused = false
            MainLoop.iterate(seconds: 5) { target.times.count > count }
            XCTAssertGreaterThan(target.times.count, count)
            link.remove(from: .main, forMode: .common)
            let last = target.times.count
            MainLoop.iterate(seconds: 0.06)
            XCTAssertEqual(target.times.count, last)
        }
    }

    func testO2TheTargetIsHeldUntilTheLinkIsInvalidated() {
        weak var gone: Target?
        weak var goneLink: CADisplayLink?
        do {
            let target = Target()
            let link = CADisplayLink(target: target, selector: "step:")
            (gone, goneLink) = (target, link)
            link.add(to: .main, forMode: .default)
        }
        MainLoop.iterate(seconds: 5) { (gone?.times.count ?? 0) > 0 }
        XCTAssertNotNil(gone)
        goneLink?.invalidate()
        XCTAssertNil(gone)
        MainLoop.iterate(seconds: 5) { goneLink == nil }
        XCTAssertNil(goneLink)
    }
}
