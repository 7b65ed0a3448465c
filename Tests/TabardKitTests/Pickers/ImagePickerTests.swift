import XCTest

@testable import GtkInterop
@testable import TabardKit

/// G1, G2: pictures that are chosen among the files.
@preconcurrency @MainActor
final class ImagePickerTests: FilePickerTestCase {
    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var heard: [[UIImagePickerController.InfoKey: Any]?] = []
        var wasPresented: [Bool] = []
        var dismisses = true

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            heard.append(info)
            wasPresented.append(picker.presentingViewController != nil)
            if dismisses { picker.dismiss(animated: true) }
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            heard.append(nil)
            wasPresented.append(picker.presentingViewController != nil)
            if dismisses { picker.dismiss(animated: true) }
        }
    }

    /// Hears of no picture.
    private final class OtherDelegate: NSObject, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {}

    private let delegate = Delegate()

    override func tearDown() async throws {
        UIImagePickerController._patience = 30
        try await super.tearDown()
    }

    private func present(_ picker: UIImagePickerController, choosing urls: [URL]) throws {
        let portal = try portal ?? startPortal()
        portal.results = [
            ("uris", .array(elementSignature: "s", urls.map { .string($0.absoluteString) }))
        ]
        delegate.heard = []
        picker.delegate = delegate
        owner.present(picker, animated: true)
        XCTAssertTrue(owner.presentedViewController === picker)
        MainLoop.iterate(seconds: 15) { !delegate.heard.isEmpty }
        MainLoop.iterate(seconds: 0.1)
    }

    private func picture(_ name: String) throws -> URL {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).pngData {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    func testWhereFrom() {
        XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
        XCTAssertEqual(
            UIImagePickerController.availableMediaTypes(for: .photoLibrary),
            ["public.image", "public.movie"]
        )
        XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
    }

    func testG1APictureIsDecoded() throws {
        try present(UIImagePickerController(), choosing: [picture("a.png")])
        let info = try XCTUnwrap(delegate.heard.first ?? nil)
        XCTAssertEqual((info[.originalImage] as? UIImage)?.size, CGSize(width: 30, height: 20))
        XCTAssertEqual(info[.mediaType] as? String, "public.image")
        let copy = try XCTUnwrap(info[.imageURL] as? URL)
        XCTAssertEqual(copy.lastPathComponent, "a.png")
        XCTAssertNotEqual(copy.deletingLastPathComponent(), folder)
        try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
        XCTAssertEqual(delegate.wasPresented, [true], "G2")
        XCTAssertNil(owner.presentedViewController)
        XCTAssertEqual(portal?.options["multiple"], .bool(false))
        XCTAssertNotNil(portal?.options["filters"])
    }

    func testG1AMovieIsHandedOn() throws {
        let picker = UIImagePickerController()
        picker.mediaTypes = ["public.movie"]
        try present(picker, choosing: [try file("a.mp4", "no movie")])
        let info = try XCTUnwrap(delegate.heard.first ?? nil)
        XCTAssertEqual(info[.mediaType] as? String, "public.movie")
        let copy = try XCTUnwrap(info[.mediaURL] as? URL)
        XCTAssertEqual(content(copy), "no movie")
        try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
    }

    func testG1WhatIsNoPicture() throws {
        let large = try file("large.png")
        XCTAssertEqual(truncate(large.path, 200 << 20), 0)
        let lies = [
            try file("lie.png", "no picture"), try file("empty.png", ""), large,
            folder.appendingPathComponent("gone.png"), folder, URL(fileURLWithPath: "/dev/zero"),
        ]
        for url in lies {
            try present(UIImagePickerController(), choosing: [url])
            XCTAssertEqual(delegate.heard.count, 1, "\(url)")
            XCTAssertNil(delegate.heard.first ?? nil, "\(url)")
            XCTAssertNil(owner.presentedViewController, "\(url)")
        }
    }

    func testG1WhatTakesTooLong() throws {
        UIImagePickerController._patience = 0
        let large = try file("large.png")
        XCTAssertEqual(truncate(large.path, 60 << 20), 0)
        try present(UIImagePickerController(), choosing: [large])
        XCTAssertEqual(delegate.heard.count, 1)
        XCTAssertNil(delegate.heard.first ?? nil)
    }

    func testG2ThePickerStaysUntilItIsDismissed() throws {
        delegate.dismisses = false
        let picker = UIImagePickerController()
        try present(picker, choosing: [try picture("a.png")])
        XCTAssertEqual(delegate.heard.count, 1)
        XCTAssertTrue(owner.presentedViewController === picker)
        try act("mousemove", "200", "300", "click", "1")
        MainLoop.iterate(seconds: 3) { owner.presentedViewController == nil }
        XCTAssertNil(owner.presentedViewController)
        XCTAssertEqual(delegate.heard.count, 1)
        // It can be presented again.
        delegate.dismisses = true
        try present(picker, choosing: [try picture("a.png")])
        XCTAssertEqual(delegate.heard.count, 1)
        XCTAssertNil(owner.presentedViewController)
    }

    func testG2ADelegateThatHearsNothing() throws {
        let portal = try startPortal()
        portal.code = .uint32(1)
        let other = OtherDelegate()
        for hears in [other, nil] {
            let picker = UIImagePickerController()
            picker.delegate = hears
            owner.present(picker, animated: true)
            MainLoop.iterate(seconds: 5) { owner.presentedViewController == nil }
            XCTAssertNil(owner.presentedViewController)
        }
    }

    func testF3DismissingClosesTheDialog() throws {
        let picker = UIImagePickerController()
        picker.delegate = delegate
        owner.present(picker, animated: true)
        try focusDialog("Open")
        owner.dismiss(animated: true)
        MainLoop.iterate(seconds: 0.3)
        XCTAssertNil(try dialogNumber("Open"))
        XCTAssertEqual(delegate.heard.count, 0)
    }

    func testF1APathThatIsTyped() throws {
        let picker = UIImagePickerController()
        picker.delegate = delegate
        owner.present(picker, animated: true)
        try choose(picture("a.png").path, in: "Open")
        MainLoop.iterate(seconds: 10) { !delegate.heard.isEmpty }
        XCTAssertNotNil(delegate.heard.first??[.originalImage])
    }
}
