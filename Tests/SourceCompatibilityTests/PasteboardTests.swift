import UIKit
import XCTest

/// The pasteboard as iOS apps use it.
@preconcurrency @MainActor
final class PasteboardTests: XCTestCase {
    func testAppsUseThePasteboardAsOnIOS() throws {
        let name = UIPasteboard.Name("com.example.songs")
        let pasteboard = try XCTUnwrap(UIPasteboard(name: name, create: true))
        defer { UIPasteboard.remove(withName: name) }
        pasteboard.setItems(
            [[UIPasteboard.typeAutomatic: "Ode"], ["com.example.song": Data([1])]],
            options: [.localOnly: true, .expirationDate: Date().addingTimeInterval(60)]
        )
        XCTAssertEqual(pasteboard.string, "Ode")
        XCTAssertEqual(pasteboard.itemSet(withPasteboardTypes: ["com.example.song"])?.first, 1)
        if let types = UIPasteboard.typeListString as? [String] {
            XCTAssertTrue(pasteboard.contains(pasteboardTypes: types))
        }
        let data: [Data]? = pasteboard.data(forPasteboardType: "com.example.song", inItemSet: nil)
        XCTAssertEqual(data, [Data([1])])
        let values: [Any]? = pasteboard.values(
            forPasteboardType: "public.text",
            inItemSet: IndexSet(integer: 0)
        )
        XCTAssertEqual(values?.first as? String, "Ode")
        pasteboard.setObjects(["a", "b"], localOnly: false, expirationDate: nil)
        XCTAssertEqual(pasteboard.strings, ["a", "b"])
        pasteboard.setValue("c", forPasteboardType: "public.plain-text")
        XCTAssertEqual(pasteboard.items.first?["public.plain-text"] as? String, "c")
        pasteboard.addItems([["public.url": URL(string: "https://example.org") as Any]])
        XCTAssertEqual(pasteboard.numberOfItems, 2)
        let providers: [NSItemProvider] = pasteboard.itemProviders
        pasteboard.setItemProviders(providers, localOnly: true, expirationDate: nil)
        XCTAssertEqual(pasteboard.types(forItemSet: nil)?.count, 2)
        pasteboard.color = .red
        XCTAssertTrue(pasteboard.hasColors && !pasteboard.hasImages)
        XCTAssertFalse(pasteboard.isPersistent)
    }
}
