import TabStore
import TabardTesting
import UIKit
import XCTest

/// The code of the article about desktops.
@preconcurrency @MainActor
final class LinuxDesktopTests: XCTestCase {
    final class PlayerController: UIViewController {
        let artwork = UIImageView()

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let isDark = traitCollection.userInterfaceStyle == .dark
            artwork.alpha = isDark ? 0.8 : 1
        }

        func showArtwork() {
            guard !UIAccessibility.isReduceMotionEnabled else {
                artwork.isHidden = false
                return
            }
            UIView.transition(with: artwork, duration: 0.3, options: .transitionCrossDissolve) {
                self.artwork.isHidden = false
            }
        }
    }

    private func place() -> TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Player")
    }

    func testTheControllerFollowsTheDesktop() {
        let player = PlayerController()
        player.artwork.isHidden = true
        player.overrideUserInterfaceStyle = .dark
        player.loadViewIfNeeded()
        player.traitCollectionDidChange(nil)
        XCTAssertEqual(player.artwork.alpha, 0.8)
        TestEnvironment.areAnimationsEnabled = false
        player.showArtwork()
        TestEnvironment.areAnimationsEnabled = true
        XCTAssertFalse(player.artwork.isHidden)
    }

    func testTheLayoutLiesInTheFolderOfTheAppsState() {
        XCTAssertTrue(place().path.hasSuffix("/org.example.Player/tabs.layout"), place().path)
    }
}
