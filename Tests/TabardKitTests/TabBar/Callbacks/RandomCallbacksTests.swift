import GtkInterop
import XCTest

@testable import TabardKit

/// Callbacks that do things within callbacks of what callbacks did, at random: screen, bar, state, parents and appearance
/// calls agree in the end (C2, C5, C6, C11, C17, D1, D2, M1, M3, M6).
///
/// By default few programs are tried, the same in each run; `TABARD_SOAK=1` tries two thousand, and `TABARD_SEED=7` or
/// `TABARD_SEED=1-5000` those. The seed that is being tried stands in the file that `TABARD_SEED_LOG` names, for crashes.
@preconcurrency @MainActor
final class RandomCallbacksTests: XCTestCase {
    private var window: UIWindow!

    override func setUp() async throws {
        Toolkit.areAnimationsEnabled = false
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 5) {
            self.window._widget?.isMapped == true && self.window.bounds.width == 390
        }
    }

    override func tearDown() async throws {
        window.isHidden = true
        window.rootViewController = nil
        window = nil
    }

    func testWhateverNestedCallbacksDoEverythingAgreesInTheEnd() {
        let environment = ProcessInfo.processInfo.environment
        let seeds: ClosedRange<UInt64>
        let bounds = (environment["TABARD_SEED"] ?? "").split(separator: "-").compactMap { UInt64($0) }
        if let first = bounds.first, let last = bounds.last {
            seeds = first...last
        } else {
            seeds = 1...(environment["TABARD_SOAK"] == "1" ? 2000 : 150)
        }
        var (failed, deepest, done) = (0, 0, 0)
        for seed in seeds {
            if let path = environment["TABARD_SEED_LOG"] {
                try? "\(seed)".write(toFile: path, atomically: false, encoding: .utf8)
            }
            let program = RandomCallbackProgram(seed: seed, window: window)
            let contradictions = program.run()
            deepest = max(deepest, program.deepest)
            done += program.done
            guard !contradictions.isEmpty else { continue }
            failed += 1
            guard failed <= 20 else { continue }
            XCTFail(
                "seed \(seed): \(contradictions.joined(separator: "; "))\n  \(program.journal.joined(separator: "\n  "))"
            )
        }
        print(
            "Random callbacks: \(seeds.count) programs, \(done) operations in callbacks, \(deepest) deep, \(failed) failures"
        )
        XCTAssertEqual(failed, 0)
        if seeds.count > 1 { XCTAssertGreaterThanOrEqual(deepest, 3) }
    }
}
