import CoreGraphics
import Testing
import UIKit

/// Tests by Swift Testing, as apps have them: that it compiles is the better half of the test.
@MainActor
struct SwiftTestingTests {
    @Test
    func testsUseViews() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.frame.midX == 2.5)
    }
}
