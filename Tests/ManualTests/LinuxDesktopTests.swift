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

        func pasteImage() {
            guard let provider = UIPasteboard.general.itemProviders.first else { return }
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                guard let image = image as? UIImage else { return }
                Task { @MainActor in self.artwork.image = image }
            }
        }
    }

    final class Library {
        var songs: [URL] = []

        func add(_ song: URL) { songs.append(song) }
    }

    final class LibraryController: UIViewController, UIDocumentPickerDelegate {
        let library = Library()
        let letter = "Dear all"

        func importSongs() {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.audio], asCopy: true)
            picker.allowsMultipleSelection = true
            picker.delegate = self
            present(picker, animated: true)
        }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            for url in urls { library.add(url) }
        }

        func printLetter() {
            let formatter = UISimpleTextPrintFormatter(text: letter)
            formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
            let controller = UIPrintInteractionController.shared
            controller.printFormatter = formatter
            controller.present(animated: true)
        }
    }

    final class StatusController: UIViewController {
        let label = UILabel()
        let statusLabel = UILabel()
        let panel = UIView()
        let button = UIButton()
        var isOnline = true

        override func viewDidLoad() {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            panel.maximumContentSizeCategory = .extraExtraExtraLarge
            panel.addInteraction(UILargeContentViewerInteraction())
            button.showsLargeContentViewer = true
            panel.addSubview(button)
            view.addSubview(panel)
            view.addSubview(label)
        }

        func showStatus() {
            if UIAccessibility.shouldDifferentiateWithoutColor {
                statusLabel.text = isOnline ? "Online" : "Offline"
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

    func testTextsFollowAndPanelsHaveALimit() {
        let status = StatusController()
        status.loadViewIfNeeded()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        window.rootViewController = status
        window.makeKeyAndVisible()
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        XCTAssertEqual(status.label.font.pointSize, 40)
        XCTAssertEqual(status.button.traitCollection.preferredContentSizeCategory, .extraExtraExtraLarge)
        status.showStatus()
        XCTAssertNil(status.statusLabel.text)
    }

    func testAnImageIsPasted() {
        let player = PlayerController()
        UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        player.pasteImage()
        XCTAssertTrue(TestEnvironment.run(seconds: 10) { player.artwork.image != nil })
        UIPasteboard.general.items = []
    }

    func testSongsAreImportedAndLettersPrinted() throws {
        let controller = LibraryController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        controller.importSongs()
        let picker = try XCTUnwrap(controller.presentedViewController as? UIDocumentPickerViewController)
        controller.documentPicker(picker, didPickDocumentsAt: [URL(fileURLWithPath: "/a.mp3")])
        XCTAssertEqual(controller.library.songs.map(\.path), ["/a.mp3"])
        controller.dismiss(animated: true)
        window.isHidden = true
        // Without a window nothing is asked.
        controller.printLetter()
        let shared = UIPrintInteractionController.shared
        XCTAssertNotNil(shared.printFormatter as? UISimpleTextPrintFormatter)
        shared.printFormatter = nil
    }

    func testTheLayoutLiesInTheFolderOfTheAppsState() {
        XCTAssertTrue(place().path.hasSuffix("/org.example.Player/tabs.layout"), place().path)
    }
}
