import Foundation
import GtkInterop

/// Small image files, good and forged, for tests.
enum SampleImages {
    /// A file of 8 by 4 pixels, red but for its right half, which is blue.
    static let jpeg: [UInt8] = Array(Data(base64Encoded: jpegText) ?? Data())

    /// Encodes an image of 8 by 6 pixels, every one another.
    static func png() -> [UInt8] {
        var pixels: [UInt8] = []
        for place in UInt8(0)..<48 {
            pixels += [place * 5, 255 - place * 5, place, 255 - place]
        }
        return Bitmap(width: 8, height: 6, pixels: pixels)?.pngData() ?? []
    }

    /// The PNG with another size in its header, which it then checks itself against.
    static func png(claimingWidth width: UInt32, height: UInt32) -> [UInt8] {
        var bytes = png()
        bytes.replaceSubrange(16..<20, with: bigEndian(width))
        bytes.replaceSubrange(20..<24, with: bigEndian(height))
        bytes.replaceSubrange(29..<33, with: bigEndian(checksum(bytes[12..<29])))
        return bytes
    }

    /// The JPEG with another size in its header.
    static func jpeg(claimingWidth width: UInt16, height: UInt16) -> [UInt8] {
        var bytes = jpeg
        guard let header = bytes.firstRange(of: [0xFF, 0xC0, 0x00, 0x11]) else { return [] }
        let size = [UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8), UInt8(width & 0xFF)]
        bytes.replaceSubrange(header.lowerBound + 5..<header.lowerBound + 9, with: size)
        return bytes
    }

    /// The JPEG with a note that the camera was turned, in the numbers of the Exif standard.
    static func jpeg(orientation: UInt8) -> [UInt8] {
        var bytes = Array(jpeg.prefix(2))
        bytes += [0xFF, 0xE1, 0x00, 0x22]
        bytes += Array("Exif".utf8)
        bytes += [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
        bytes += [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        return bytes + jpeg.dropFirst(2)
    }

    static func svg(_ content: String, attributes: String = "width=\"10\" height=\"10\"") -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320
            }
        }
        return ~sum
    }

    private static let jpegText = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsj\
        HBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo\
        KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAEAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
        AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
        M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
        lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
        HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh\
        cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
        anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk\
        5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDxrxX/AMuv/A/6UUUV+w8A/wDIgw//AG//AOlyPS42/wCR3X/7\
        d/8ASIn/2Q==
        """
}
