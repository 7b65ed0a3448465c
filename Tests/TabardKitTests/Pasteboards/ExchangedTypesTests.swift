import XCTest

@testable import TabardKit

/// P1: what programs call types of data, as values.
@preconcurrency @MainActor
final class ExchangedTypesTests: XCTestCase {
    func testP1TypesHaveNamesOnDesktops() {
        let names = [
            "public.utf8-plain-text": ["text/plain;charset=utf-8", "text/plain"],
            "public.url": ["text/uri-list"],
            "public.file-url": ["text/uri-list", "x-special/gnome-copied-files"],
            "public.png": ["image/png"],
            "public.jpeg": ["image/jpeg"],
            "public.html": ["text/html"],
            "public.rtf": ["text/rtf"],
            "public.utf16-external-plain-text": ["text/plain;charset=utf-16"],
            "com.apple.uikit.color": ["application/x-color"],
            "dyn.mime-type.application/x-song": ["application/x-song"],
        ]
        for (identifier, types) in names {
            XCTAssertEqual(ExchangedTypes.mimeTypes(of: identifier), types)
            XCTAssertTrue(types.contains { ExchangedTypes.identifier(of: $0) == identifier }, identifier)
        }
    }

    func testP1TypesWithoutANameTravelUnderTheirOwn() {
        XCTAssertEqual(
            ExchangedTypes.mimeTypes(of: "com.example.Note"),
            ["application/x-tabard-type;identifier=com.example.%4eote"]
        )
        // What the desktop's name says less exactly is there twice.
        XCTAssertEqual(
            ExchangedTypes.mimeTypes(of: "public.swift-source").last,
            "application/x-tabard-type;identifier=public.swift-source"
        )
        for identifier in [
            "com.example.Note", "a/b; c%", "Größe", "public.swift-source", "public.plain-text",
        ] {
            let types = ExchangedTypes.mimeTypes(of: identifier)
            XCTAssertEqual(types.last.flatMap(ExchangedTypes.identifier), identifier)
            XCTAssertTrue(types.allSatisfy { $0.contains("/") && $0 == $0.lowercased() })
            XCTAssertTrue(types.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
        }
        XCTAssertEqual(ExchangedTypes.mimeTypes(of: ""), [])
        XCTAssertEqual(ExchangedTypes.mimeTypes(of: String(repeating: "a", count: 300)), [])
    }

    func testP1NamesOfDesktopsAreTypes() {
        let types = [
            "text/plain": "public.utf8-plain-text", "TEXT/PLAIN; charset=UTF-8": "public.utf8-plain-text",
            "UTF8_STRING": "public.utf8-plain-text", "application/rtf": "public.rtf",
            "application/x-song": "dyn.mime-type.application/x-song",
        ]
        for (name, identifier) in types { XCTAssertEqual(ExchangedTypes.identifier(of: name), identifier) }
        for name in [
            "TARGETS", "", "text/plain;charset=koi8-r", "application/x-tabard-type;identifier=", "a/b/c",
        ] {
            XCTAssertNil(ExchangedTypes.identifier(of: name), name)
        }
    }

    func testP1ListsOfAddresses() {
        XCTAssertEqual(
            AddressList.urls(in: "# comment\r\nfile:///tmp/a%20b\r\n\r\nhttps://example.org/\n \nnone\n"),
            [URL(string: "file:///tmp/a%20b"), URL(string: "https://example.org/")].compactMap(\.self)
        )
        let many = String(repeating: "file:///x\n", count: 5_000)
        XCTAssertEqual(AddressList.urls(in: many).count, 1_000)
        let lines = ["file:///a", "file:///b"].map { Array($0.utf8) }
        XCTAssertEqual(
            OfferedItems.joined(lines, "x-special/gnome-copied-files"),
            Array("copy\nfile:///a\nfile:///b".utf8)
        )
        XCTAssertEqual(OfferedItems.joined(lines, "text/uri-list"), Array("file:///a\r\nfile:///b".utf8))
    }

    func testP5WhatLiesAboutItsTypeIsNone() {
        let broken = Data([0xFF, 0xFE, 0xC0])
        XCTAssertNil(OfferReading.checked(broken, "text/plain;charset=utf-8"))
        XCTAssertNil(OfferReading.checked(Data("nowhere at all".utf8), "text/uri-list"))
        XCTAssertEqual(OfferReading.checked(broken, "application/x-song"), broken)
        XCTAssertEqual(
            OfferReading.checked(Data("copy\nfile:///a".utf8), "x-special/gnome-copied-files"),
            Data("file:///a".utf8)
        )
    }

    func testP6OnlyWhatAllMayHaveIsOffered() {
        let provider = NSItemProvider()
        for (type, visibility) in [
            ("public.png", NSItemProviderRepresentationVisibility.all), ("public.jpeg", .ownProcess),
            ("public.html", .team),
        ] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                handler(Data(), nil)
                return nil
            }
        }
        XCTAssertEqual(OfferedItems([provider]).types, ["image/png"])
        let file = AddressList.provider(of: URL(fileURLWithPath: "/nowhere/a"))
        XCTAssertEqual(
            OfferedItems([file]).types,
            ["text/uri-list", "x-special/gnome-copied-files", "text/plain;charset=utf-8", "text/plain"]
        )
    }
}
