import GtkInterop
import TabardTesting
import XCTest

@testable import TabardKit

/// What is told of frames.
@preconcurrency @MainActor
final class FrameStatisticsTests: TabBarTestCase {
    func testLateFramesAndTheLongestOneAreTold() {
        var statistics = FrameStatistics()
        XCTAssertEqual("\(statistics)", "no frames")
        statistics.add(.init(duration: 0.004, parts: [.drawing: 0.004]))
        XCTAssertEqual("\(statistics)", "1 frame, 0 late, longest 4.0 ms: drawing 4.0")
        let parts: [FramePhase: Double] = [.layout: 0.012, .drawing: 0.008_1, .events: 0.000_01]
        statistics.add(.init(duration: 0.021_4, parts: parts))
        statistics.add(.init(duration: 0.017, parts: [:]))
        XCTAssertEqual("\(statistics)", "3 frames, 2 late, longest 21.4 ms: layout 12.0, drawing 8.1")
        XCTAssertEqual([statistics.count, statistics.lateCount], [3, 2])
    }

    /// Each part of a frame is counted where it is done.
    func testTheTimeOfAPartIsThatPartsTime() throws {
        let page = SlowController()
        let window = show(page)
        MainLoop.iterate(seconds: 0.2)
        for phase in [FramePhase.layout, .drawing] {
            let recorder = try XCTUnwrap(FrameRecorder(of: window))
            defer { recorder.stop() }
            page.slow = phase
            page.begin()
            XCTAssertTrue(MainLoop.iterate(seconds: 5) { recorder.statistics.lateCount > 0 }, "\(phase)")
            page.slow = nil
            let parts = try XCTUnwrap(recorder.statistics.longest?.parts)
            XCTAssertGreaterThanOrEqual(parts[phase] ?? 0, 0.05, "\(phase): \(recorder.statistics)")
            XCTAssertEqual(parts.max { $0.value < $1.value }?.key, phase, "\(recorder.statistics)")
            MainLoop.iterate(seconds: 0.2)
        }
    }

    /// Takes its time in one part of a frame.
    private final class SlowController: UIViewController {
        var slow: FramePhase?
        private lazy var content = SlowView(frame: view.bounds)

        override func viewDidLoad() {
            super.viewDidLoad()
            content.isSlow = { [weak self] in self?.slow }
            view.addSubview(content)
        }

        func begin() {
            if slow == .layout { content.setNeedsLayout() } else { content.setNeedsDisplay() }
        }
    }

    private final class SlowView: UIView {
        var isSlow: () -> FramePhase? = { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            if isSlow() == .layout { usleep(50_000) }
        }

        override func draw(_ rect: CGRect) {
            if isSlow() == .drawing { usleep(50_000) }
        }
    }
}
