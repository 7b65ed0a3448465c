import GtkInterop
import XCTest

@testable import TabardKit

/// What alerts leave behind.
@preconcurrency @MainActor
final class AlertMemoryTests: TabBarTestCase {
    private func run(_ times: Int, fields: Int, on controller: UIViewController) {
        for _ in 0..<times {
            let alert = UIAlertController(title: "Name", message: "Please", preferredStyle: .alert)
            for _ in 0..<fields { alert.addTextField { $0.placeholder = "Name" } }
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            controller.present(alert, animated: false)
            alert.textFields?.first?.text = "Text"
            MainLoop.iterate(seconds: 0.01)
            controller.dismiss(animated: false)
            MainLoop.iterate(seconds: 0.01)
        }
        MainLoop.iterate(seconds: 0.2)
    }

    func testAlertsLeaveNothingBehind() {
        let controller = UIViewController()
        show(controller)
        for fields in [0, 1, 2] {
            run(50, fields: fields, on: controller)
            assertNothingStays(bytesBelow: 50 * 2_000, "50 alerts with \(fields) fields") {
                run(50, fields: fields, on: controller)
            }
        }
    }
}
