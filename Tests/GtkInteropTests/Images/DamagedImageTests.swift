import GtkInterop
import XCTest

/// Whatever the bytes are, decoding ends soon, in an image or in a typed error.
@preconcurrency @MainActor
final class DamagedImageTests: XCTestCase {
    func testEmpty() {
        XCTAssertEqual(code([]), .empty)
    }

    func testForeignKinds() {
        XCTAssertEqual(code(Array("GIF89a".utf8)), .unsupported)
        XCTAssertEqual(code([0]), .unsupported)
        XCTAssertEqual(code(Array("   \n".utf8)), .unsupported)
        XCTAssertEqual(code([0x1F, 0x8B, 8, 0]), .unsupported)
    }

    func testEveryTruncationOfAPNGIsRefused() {
        let bytes = SampleImages.png()
        XCTAssertGreaterThan(bytes.count, 60)
        for count in 1..<bytes.count {
            let code = code(Array(bytes.prefix(count)))
            XCTAssertEqual(code, count < 8 ? .unsupported : .malformed, "the first \(count) bytes")
        }
    }

    func testEveryTruncationOfAJPEGIsRefused() {
        let bytes = SampleImages.jpeg
        for count in 1..<bytes.count {
            let code = code(Array(bytes.prefix(count)))
            XCTAssertEqual(code, count < 3 ? .unsupported : .malformed, "the first \(count) bytes")
        }
    }

    func testEveryFlippedByteGivesAnImageOrAnError() {
        for bytes in [SampleImages.png(), SampleImages.jpeg] {
            for index in bytes.indices {
                for mask: UInt8 in [0x01, 0x80, 0xFF] {
                    var damaged = bytes
                    damaged[index] ^= mask
                    guard let image = try? ImageDecoder.decode(bytes: damaged) else { continue }
                    XCTAssertLessThanOrEqual(image.width, 16_384)
                    XCTAssertLessThanOrEqual(image.width * image.height, 40_000_000)
                }
            }
        }
    }

    func testFlippedBytesInAPNGsPixelsAreRefused() {
        let bytes = SampleImages.png()
        guard let start = bytes.firstRange(of: Array("IDAT".utf8))?.upperBound else {
            return XCTFail("A PNG has pixels")
        }
        for index in start..<bytes.count - 16 {
            var damaged = bytes
            damaged[index] ^= 0x10
            XCTAssertEqual(code(damaged), .malformed, "byte \(index)")
        }
    }

    func testClaimedSizesAreCheckedBeforeDecoding() {
        XCTAssertEqual(code(SampleImages.png(claimingWidth: 20_000, height: 20_000)), .tooLarge)
        XCTAssertEqual(code(SampleImages.png(claimingWidth: 16_385, height: 1)), .tooLarge)
        XCTAssertEqual(code(SampleImages.png(claimingWidth: 7_000, height: 7_000)), .tooLarge)
        XCTAssertEqual(code(SampleImages.png(claimingWidth: .max, height: .max)), .tooLarge)
        XCTAssertEqual(code(SampleImages.png(claimingWidth: 0, height: 6)), .malformed)
        XCTAssertEqual(code(SampleImages.png(claimingWidth: 8, height: 7)), .malformed)
        XCTAssertEqual(code(SampleImages.jpeg(claimingWidth: 20_000, height: 20_000)), .tooLarge)
        XCTAssertEqual(code(SampleImages.jpeg(claimingWidth: 65_000, height: 1)), .tooLarge)
    }

    func testFilesOverTheLimitAreRefused() {
        let padding = [UInt8](repeating: 0, count: ImageDecoder.Limits.fileBytes)
        XCTAssertEqual(code(SampleImages.png() + padding), .tooLarge)
    }

    func testManyPassesAreRefused() {
        let scans = [[UInt8]](repeating: [0xFF, 0xDA], count: 300).flatMap { $0 }
        XCTAssertEqual(code(SampleImages.jpeg.dropLast(2) + scans + [0xFF, 0xD9]), .tooLarge)
    }

    func testNoReferenceIsLeftBehind() {
        let before = ObjectReference.liveCount
        for count in 0..<60 { _ = code(Array(SampleImages.png().prefix(count))) }
        XCTAssertEqual(ObjectReference.liveCount, before)
    }

    private func code(_ bytes: [UInt8]) -> ImageError.Code? {
        do {
            _ = try ImageDecoder.decode(bytes: bytes)
            return nil
        } catch {
            XCTAssertFalse(error.cause.isEmpty)
            return error.code
        }
    }
}
