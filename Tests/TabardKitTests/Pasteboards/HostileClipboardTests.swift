import GtkInterop
import XCTest

@testable import TabardKit

/// P5: other programs that lie, send without end, never answer, or vanish.
@preconcurrency @MainActor
final class HostileClipboardTests: ClipboardTestCase {
    private let (bytes, patience) = (ForeignItems.mostBytes, ForeignItems.patience)
    private let patienceAtOnce = ForeignItems.patienceAtOnce

    override func tearDown() async throws {
        ForeignItems.mostBytes = bytes
        ForeignItems.patience = patience
        ForeignItems.patienceAtOnce = patienceAtOnce
        try await super.tearDown()
    }

    func testP5LiesAreErrors() throws {
        let program = try owner("lying")
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { program.lines.count >= 3 })
        MainLoop.iterate(seconds: 0.3)
        XCTAssertTrue(board.hasStrings && board.hasURLs && board.hasImages && board.hasColors)
        XCTAssertNil(board.string)
        XCTAssertNil(board.url)
        XCTAssertNil(board.image)
        XCTAssertNil(board.color)
        XCTAssertEqual(board.numberOfItems, 1)
        let provider = try XCTUnwrap(board.itemProviders.first)
        XCTAssertTrue(fails(provider, "public.utf8-plain-text"))
        XCTAssertTrue(fails(provider, "public.url"))
        for type in [UIImage.self, UIColor.self] as [any NSItemProviderReading.Type] {
            let answer = Answer()
            provider.loadObject(ofClass: type) { object, error in
                let error = error ?? CocoaError(.featureUnsupported)
                answer.data.withLock { $0 = object == nil ? .failure(error) : .success(Data()) }
            }
            MainLoop.iterate(seconds: 30) { answer.data.withLock { $0 != nil } }
            guard case .failure = answer.data.withLock({ $0 }) else { return XCTFail("\(type) is made") }
        }
        program.end()
    }

    func testP5WhoeverNeverAnswersIsGivenUp() throws {
        ForeignItems.patience = 0.5
        ForeignItems.patienceAtOnce = 0.5
        let count = board.changeCount
        let program = try owner("silent")
        XCTAssertGreaterThan(board.changeCount, count)
        let provider = try XCTUnwrap(board.itemProviders.first)
        XCTAssertTrue(fails(provider, "public.png"))
        XCTAssertTrue(fails(provider, "public.utf8-plain-text"))
        XCTAssertNil(board.string)
        program.end()
        // What another program copies then is there.
        let next = try copy(Data("next".utf8))
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.string == "next" })
        next.end()
    }

    func testP5WhoeverStopsInTheMiddleIsGivenUp() throws {
        ForeignItems.patience = 0.5
        ForeignItems.patienceAtOnce = 0.5
        let program = try owner("halting")
        XCTAssertTrue(fails(board.itemProviders.first, "public.png"))
        XCTAssertNil(board.string)
        program.end()
        let next = try copy(Data("next".utf8))
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.string == "next" })
        next.end()
    }

    func testP5WhoeverVanishesIsGivenUpAtOnce() throws {
        ForeignItems.patienceAtOnce = 20
        let program = try owner("vanishing")
        XCTAssertEqual(program.status(), 0)
        XCTAssertTrue(MainLoop.iterate(seconds: 10) { board.numberOfItems == 0 })
        XCTAssertFalse(board.hasStrings)
        XCTAssertNil(board.string)
    }

    private var residentBytes: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (words?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
    }

    func testP5WhatNeverEndsIsGivenUpAndForgotten() throws {
        ForeignItems.mostBytes = 4 << 20
        let program = try owner("endless")
        let provider = try XCTUnwrap(board.itemProviders.first)
        XCTAssertTrue(fails(provider, "public.png"))
        MainLoop.iterate(seconds: 1)
        XCTAssertNil(board.string)
        // The program sends on, and what comes is not kept; the loop goes on meanwhile.
        let before = residentBytes
        var turns = 0
        for _ in 0..<20 {
            var isDone = false
            MainLoop.after(seconds: 0.1) { isDone = true }
            if MainLoop.iterate(seconds: 2, until: { isDone }) { turns += 1 }
        }
        XCTAssertEqual(turns, 20)
        XCTAssertLessThan(residentBytes - before, 32 << 20)
        program.end()
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { board.numberOfItems == 0 })
    }
}
