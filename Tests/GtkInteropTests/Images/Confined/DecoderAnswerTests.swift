import CImageDecoder
import Glibc
import XCTest

@testable import GtkInterop

/// A decoder that an image has taken over may say what it likes.
@preconcurrency @MainActor
final class DecoderAnswerTests: XCTestCase {
    private nonisolated let output: Int32 = tabard_memory_file()

    override func setUp() {
        XCTAssertEqual(write(output, [UInt8](repeating: 7, count: 400), 400), 400)
    }

    override func tearDown() {
        close(output)
    }

    func testWhatIsRightIsTaken() throws {
        let pixels = try answer().bitmap()
        XCTAssertEqual([pixels.width, pixels.height, pixels.stride], [10, 10, 40])
        XCTAssertEqual(Bitmap(pixels).pixels().bytes.count, 400)
        XCTAssertEqual(
            try answer { $0.pixels = TabardPixelsCairo.rawValue }.vector(pixelLimit: 100).width,
            20
        )
    }

    func testSizesThatDoNotFit() {
        let changes: [(inout TabardDecoderMessage) -> Void] = [
            { $0.height = 11 }, { $0.width = 0 }, { $0.height = 0 }, { $0.width = .max },
            { $0.height = .max },
            { ($0.width, $0.height) = (16_384, 16_384) }, { $0.stride = 39 }, { $0.stride = 0 },
            { $0.stride = .max }, { $0.stride = 41 }, { $0.pixels = TabardPixelsCairo.rawValue },
        ]
        for (index, change) in changes.enumerated() {
            XCTAssertEqual(code { _ = try answer(change).bitmap() }, .stopped, "change \(index)")
        }
    }

    func testAFileThatIsTooShort() {
        XCTAssertEqual(ftruncate(output, 399), 0)
        XCTAssertEqual(code { _ = try answer().bitmap() }, .stopped)
    }

    func testADrawingIsOfTheSizeThatWasAskedFor() {
        let drawing = { try self.answer { $0.pixels = TabardPixelsCairo.rawValue } }
        XCTAssertNil(code { _ = try drawing().drawing(width: 10, height: 10) })
        XCTAssertEqual(code { _ = try drawing().drawing(width: 10, height: 9) }, .stopped)
        XCTAssertEqual(code { _ = try drawing().vector(pixelLimit: 99) }, .stopped)
    }

    func testNaturalSizesThatAreNone() {
        for size in [0, -1, .nan, .infinity, 1e9, -.greatestFiniteMagnitude] {
            let change: (inout TabardDecoderMessage) -> Void = {
                $0.pixels = TabardPixelsCairo.rawValue
                $0.naturalWidth = size
            }
            XCTAssertEqual(code { _ = try answer(change).vector(pixelLimit: 100) }, .stopped, "\(size)")
        }
    }

    func testWordsAreCleanedAndCut() {
        var message = TabardDecoderMessage()
        message.kind = TabardDecoderFailure.rawValue
        message.value = 99
        tabard_message_set_text(&message, "a\u{1B}[2J\n" + String(repeating: "b", count: 5_000))
        XCTAssertThrowsError(try DecoderAnswer(message, output: output)) { error in
            let error = error as? ImageError
            XCTAssertEqual(error?.code, .malformed)
            XCTAssertEqual(error?.cause.hasPrefix("a [2J b"), true)
            XCTAssertEqual(error?.cause.count, 200)
        }
    }

    func testAnUnknownMessage() {
        XCTAssertEqual(code { _ = try answer { $0.kind = 77 } }, .stopped)
        XCTAssertEqual(code { _ = try answer { $0.kind = TabardDecoderReady.rawValue } }, .stopped)
    }

    /// An answer of ten by ten pixels, but for a change.
    private func answer(_ change: (inout TabardDecoderMessage) -> Void = { _ in }) throws -> DecoderAnswer {
        var message = TabardDecoderMessage()
        message.kind = TabardDecoderImage.rawValue
        message.pixels = TabardPixelsRGBA.rawValue
        (message.width, message.height, message.stride) = (10, 10, 40)
        (message.naturalWidth, message.naturalHeight) = (20, 20)
        change(&message)
        return try DecoderAnswer(message, output: output)
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
