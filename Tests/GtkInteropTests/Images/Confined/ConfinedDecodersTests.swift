import Foundation
import XCTest

@testable import GtkInterop

/// Images from elsewhere are decoded in a process of their own, and nothing that happens to it reaches the app.
@preconcurrency @MainActor
final class ConfinedDecodersTests: XCTestCase {
    private let decoders = ConfinedDecoders()

    override func tearDown() {
        decoders.end()
    }

    func testTheSamePixelsComeOfBothWays() throws {
        let text = "<text y=\"9\" font-size=\"9\">Ag</text><circle cx=\"5\" cy=\"5\" r=\"4\" opacity=\".5\"/>"
        let files = [
            SampleImages.png(), SampleImages.jpeg, SampleImages.jpeg(orientation: 6),
            SampleImages.svg(text), SampleImages.svg(text, attributes: "viewBox=\"0 0 30 20\""),
        ]
        for bytes in files {
            let own = try ImageDecoder.decode(bytes: bytes, from: .app)
            let other = try ImageDecoder.decode(bytes: bytes, with: decoders)
            XCTAssertEqual([own.width, own.height], [other.width, other.height])
            for scale in [1, 3] {
                XCTAssertTrue(
                    try pixels(own, scale: scale) == pixels(other, scale: scale),
                    "\(bytes.count) bytes"
                )
            }
        }
        XCTAssertEqual(decoders.startCount, 1)
    }

    func testTextIsDrawnWithTheSystemsFonts() throws {
        for family in ["serif", "sans-serif", "monospace", "Inter", "Noto Sans"] {
            let text = "<text y=\"20\" font-size=\"20\" font-family=\"\(family)\">Tabard</text>"
            let bytes = SampleImages.svg(text, attributes: "width=\"90\" height=\"30\"")
            let own = try pixels(ImageDecoder.decode(bytes: bytes, from: .app), scale: 2)
            XCTAssertGreaterThan(own.averageAlpha, 0.02)
            let other = try pixels(ImageDecoder.decode(bytes: bytes, with: decoders), scale: 2)
            XCTAssertTrue(own == other, family)
        }
    }

    func testTheAppsOwnImagesNeedNoProcess() throws {
        let before = ConfinedDecoders.shared.startCount
        for bytes in [SampleImages.png(), SampleImages.jpeg, SampleImages.svg("<path d=\"M0 0h9v9z\"/>")] {
            _ = try pixels(ImageDecoder.decode(bytes: bytes, from: .app), scale: 2)
        }
        XCTAssertEqual(ConfinedDecoders.shared.startCount, before)
    }

    func testWhatIsNoImageStartsNoProcess() {
        for bytes in [
            [], Array("no image".utf8), Array(SampleImages.png().dropLast(1)), Array("GIF89a".utf8),
        ] {
            XCTAssertNil(try? ImageDecoder.decode(bytes: bytes, with: decoders))
        }
        XCTAssertEqual(decoders.startCount, 0)
    }

    func testWhatEndsTheDecoderIsNoImage() throws {
        for (index, attack) in AttackDocuments.crashing.enumerated() {
            XCTAssertEqual(error(attack.bytes, decoders)?.code, .stopped, attack.name)
            let cause = error(attack.bytes, decoders)?.cause ?? ""
            XCTAssertTrue(cause.contains("signal"), "\(attack.name): \(cause)")
            assertDecodes(decoders, attack.name)
            // Each attack takes a decoder with it.
            XCTAssertEqual(decoders.startCount, 3 + 2 * index, attack.name)
        }
    }

    func testWhatTakesTooLongIsNoImage() throws {
        let decoders = ConfinedDecoders(settings: DecoderSettings(seconds: 1, secondsOfWaiting: 4))
        defer { decoders.end() }
        for attack in AttackDocuments.slow {
            let start = ContinuousClock.now
            // Some are refused, or drawn within the limit; none may take longer.
            if let error = error(attack.bytes, decoders) { print("\(attack.name): \(error.cause)") }
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(30), attack.name)
            assertDecodes(decoders, attack.name)
        }
        let endless = AttackDocuments.slow.filter { ["a million octaves", "nested use"].contains($0.name) }
        for attack in endless { XCTAssertEqual(error(attack.bytes, decoders)?.code, .stopped, attack.name) }
    }

    func testAnImageThatIsOnlySlowWhenItIsLargeIsDrawnSmall() throws {
        let decoders = ConfinedDecoders(settings: DecoderSettings(seconds: 1, secondsOfWaiting: 4))
        defer { decoders.end() }
        let turbulence =
            "<filter id=\"f\"><feTurbulence baseFrequency=\"0.1\" numOctaves=\"3000\"/></filter>"
            + "<rect width=\"10\" height=\"10\" filter=\"url(#f)\"/>"
        let image = try ImageDecoder.decode(bytes: SampleImages.svg(turbulence), with: decoders)
        guard case .vector(let vector) = image else { return XCTFail("An SVG is a vector image") }
        XCTAssertEqual(code { _ = try vector.bitmap(width: 4_000, height: 4_000) }, .stopped)
        let starts = decoders.startCount
        XCTAssertEqual(code { _ = try vector.bitmap(width: 4_001, height: 4_001) }, .stopped)
        XCTAssertNil(code { _ = try vector.bitmap(width: 10, height: 10) })
        XCTAssertLessThanOrEqual(decoders.startCount, starts + 1)
    }

    func testMemoryIsLimited() throws {
        let decoders = ConfinedDecoders(settings: DecoderSettings(memoryBytes: 64 << 20))
        defer { decoders.end() }
        let large = try XCTUnwrap(
            Bitmap(width: 6_000, height: 6_000, pixels: [UInt8](repeating: 0, count: 144_000_000))
        )
        XCTAssertNotNil(error(large.pngData(), decoders))
        assertDecodes(decoders, "after a large one")
    }

    func testADecoderThatIsKilledAtWorkIsReplaced() throws {
        assertDecodes(decoders, "first")
        let victim = try XCTUnwrap(decoders.processes.first)
        let attack = try XCTUnwrap(AttackDocuments.slow.first)
        let killer = Thread {
            usleep(300_000)
            kill(victim, SIGKILL)
        }
        killer.start()
        XCTAssertEqual(error(attack.bytes, decoders)?.code, .stopped)
        XCTAssertTrue(Processes.children.isDisjoint(with: [victim]))
        assertDecodes(decoders, "after the kill")
        XCTAssertEqual(decoders.startCount, 2)
    }

    func testADecoderThatIsKilledWithoutWorkIsReplaced() throws {
        assertDecodes(decoders, "first")
        kill(try XCTUnwrap(decoders.processes.first), SIGKILL)
        usleep(200_000)
        assertDecodes(decoders, "after the kill")
        XCTAssertEqual(decoders.startCount, 2)
    }

    func testAStoppedDecoderIsReplaced() throws {
        let decoders = ConfinedDecoders(settings: DecoderSettings(seconds: 0.5, secondsOfWaiting: 1))
        defer { decoders.end() }
        assertDecodes(decoders, "first")
        kill(try XCTUnwrap(decoders.processes.first), SIGSTOP)
        XCTAssertEqual(error(SampleImages.png(), decoders)?.code, .stopped)
        assertDecodes(decoders, "after the stop")
    }

    func testEightThreadsAtOnce() throws {
        let expected = try pixels(ImageDecoder.decode(bytes: SampleImages.png(), from: .app), scale: 1)
        let decoders = decoders
        let crashing = AttackDocuments.crashing[0].bytes
        let done = (0..<8).map { expectation(description: "thread \($0)") }
        for (index, expectation) in done.enumerated() {
            Thread.detachNewThread {
                for round in 0..<20 {
                    if index == 3, round % 10 == 5 {
                        XCTAssertNil(try? ImageDecoder.decode(bytes: crashing, with: decoders))
                    }
                    let image = try? ImageDecoder.decode(bytes: SampleImages.png(), with: decoders)
                    guard case .bitmap(let bitmap)? = image else { return XCTFail("thread \(index)") }
                    XCTAssertEqual(bitmap.pixels(), expected)
                }
                expectation.fulfill()
            }
        }
        // The main thread has a decoder of its own.
        for _ in 0..<20 { assertDecodes(decoders, "main thread") }
        wait(for: done, timeout: 120)
        XCTAssertLessThanOrEqual(decoders.processes.count, 2)
        XCTAssertEqual(decoders.startCount, 4)
    }

    func testNothingIsLeftBehind() throws {
        assertDecodes(decoders, "first")
        decoders.end()
        let before = (Processes.descriptorCount, Processes.children, Processes.imageMappingCount)
        for _ in 0..<3 {
            for bytes in [SampleImages.png(), SampleImages.jpeg, AttackDocuments.crashing[0].bytes] {
                _ = try? ImageDecoder.decode(bytes: bytes, with: decoders)
            }
        }
        XCTAssertEqual(decoders.processes.count, 0)
        assertDecodes(decoders, "last")
        XCTAssertEqual(Processes.children.subtracting(before.1), Set(decoders.processes))
        decoders.end()
        // Programs of earlier tests may end meanwhile.
        XCTAssertLessThanOrEqual(Processes.descriptorCount, before.0)
        XCTAssertEqual(Processes.children.subtracting(before.1), [])
        XCTAssertLessThanOrEqual(Processes.imageMappingCount, before.2)
    }

    func testADecoderWithoutWorkEnds() throws {
        let decoders = ConfinedDecoders(settings: DecoderSettings(secondsOfIdleness: 2))
        assertDecodes(decoders, "first")
        let process = try XCTUnwrap(decoders.processes.first)
        let deadline = ContinuousClock.now + .seconds(30)
        while !decoders.processes.isEmpty, ContinuousClock.now < deadline { usleep(20_000) }
        XCTAssertEqual(decoders.processes, [])
        XCTAssertFalse(Processes.children.contains(process))
        assertDecodes(decoders, "after a while")
        XCTAssertEqual(decoders.startCount, 2)
        decoders.end()
    }

    func testADecoderIsReplacedWhenItHasWorkedLong() throws {
        let decoders = ConfinedDecoders(settings: DecoderSettings(secondsOfLife: 0))
        for _ in 0..<3 { assertDecodes(decoders, "each") }
        XCTAssertEqual(decoders.startCount, 3)
        XCTAssertEqual(decoders.processes, [])
    }

    /// It prints what the decoder costs, in a ratio to decoding in the app's own process.
    func testManyImagesTakeOneProcess() throws {
        let pixels = (0..<160 * 160 * 4).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
        let thumbnail = try XCTUnwrap(Bitmap(width: 160, height: 160, pixels: pixels)).pngData()
        let large = try XCTUnwrap(
            Bitmap(width: 3_000, height: 2_000, pixels: [UInt8](repeating: 99, count: 24_000_000))
        ).pngData()
        let icon = SampleImages.svg("<path d=\"M0 0h5v10H0z\"/><circle cx=\"5\" cy=\"5\" r=\"4\"/>")
        func time(_ bytes: [UInt8], _ count: Int, _ decoders: ConfinedDecoders?) throws -> Double {
            let start = ContinuousClock.now
            for _ in 0..<count {
                let image = try ImageDecoder.decode(bytes: bytes, with: decoders)
                if case .vector(let vector) = image { _ = try vector.bitmap(width: 20, height: 20) }
            }
            return (ContinuousClock.now - start) / .milliseconds(1)
        }
        let first = try time(thumbnail, 1, decoders)
        print("the first image, with the start of the decoder: \(first) ms")
        for (name, bytes, count) in [
            ("200 thumbnails", thumbnail, 200), ("200 icons", icon, 200), ("6 megapixels", large, 1),
        ] {
            let own = try time(bytes, count, nil)
            let other = try time(bytes, count, decoders)
            print("\(name): \(own) ms in the app's process, \(other / own) times that in the decoder")
        }
        XCTAssertEqual(decoders.startCount, 1)
    }

    /// 500 changes of files that are good, by a seed that is printed.
    func testChangedFilesGiveAnImageOrAnError() {
        let seed =
            UInt64(ProcessInfo.processInfo.environment["TABARD_SEED"] ?? "") ?? UInt64.random(in: 1...99_999)
        print("TABARD_SEED=\(seed)")
        var random = Bytes(seed: seed)
        let svg = SampleImages.svg(
            "<defs><linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"#f00\"/></linearGradient></defs>"
                + "<g opacity=\".5\" transform=\"rotate(9)\"><path d=\"M0 0h5v10H0z\" fill=\"url(#g)\"/>"
                + "<text y=\"9\" font-size=\"9\">A</text></g>"
        )
        let gif =
            Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 1, 0]
        let files = [SampleImages.png(), SampleImages.jpeg, svg, gif]
        for round in 0..<500 {
            var bytes = files[round % files.count]
            for _ in 0...random.next() % 8 {
                let place = (random.next() << 8 | random.next()) % bytes.count
                switch random.next() % 4 {
                case 0: bytes[place] = UInt8(random.next())
                case 1: bytes[place] ^= 1 << (random.next() % 8)
                case 2: bytes.insert(UInt8(random.next()), at: place)
                default: bytes.replaceSubrange(place..., with: bytes[place...].reversed())
                }
            }
            guard let image = try? ImageDecoder.decode(bytes: bytes, with: decoders) else { continue }
            XCTAssertTrue(
                image.width > 0 && image.width <= 16_384 && image.width * image.height <= 268_435_456
            )
        }
        assertDecodes(decoders, "after all")
    }

    private func assertDecodes(_ decoders: ConfinedDecoders, _ name: String, line: UInt = #line) {
        do {
            let image = try ImageDecoder.decode(bytes: SampleImages.png(), with: decoders)
            XCTAssertEqual([image.width, image.height], [8, 6], name, line: line)
        } catch {
            XCTFail("\(name): \(error)", line: line)
        }
    }

    private func pixels(_ image: DecodedImage, scale: Int) throws -> PixelBuffer {
        switch image {
        case .bitmap(let bitmap): return bitmap.pixels()
        case .vector(let vector):
            let (width, height) = (Int(vector.width) * scale, Int(vector.height) * scale)
            return try vector.bitmap(width: width, height: height).pixels()
        }
    }

    private func error(_ bytes: [UInt8], _ decoders: ConfinedDecoders) -> ImageError? {
        do {
            _ = try ImageDecoder.decode(bytes: bytes, with: decoders)
            return nil
        } catch {
            return error
        }
    }

    private func code(_ work: () throws -> Void) -> ImageError.Code? {
        do {
            try work()
            return nil
        } catch {
            return (error as? ImageError)?.code
        }
    }
}
