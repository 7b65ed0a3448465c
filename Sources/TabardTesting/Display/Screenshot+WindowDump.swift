import Foundation

extension Screenshot {
    /// Reads the format of X's window dumps, in which Xvfb keeps its screen.
    ///
    /// Only what Xvfb writes for a screen of depth 24 is read.
    init(windowDump data: Data) throws {
        let header = try Header(data)
        let start = header.size + header.colorCount * 12
        guard data.count >= start + header.bytesPerLine * header.height else {
            throw TestingError(.failed, "the screen's file is too short")
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(header.width * header.height * 4)
        for y in 0..<header.height {
            let row = data.startIndex + start + y * header.bytesPerLine
            for x in 0..<header.width {
                let pixel = row + x * 4
                if header.isLittleEndian {
                    bytes += [data[pixel + 2], data[pixel + 1], data[pixel], 255]
                } else {
                    bytes += [data[pixel + 1], data[pixel + 2], data[pixel + 3], 255]
                }
            }
        }
        self.init(size: PixelSize(width: header.width, height: header.height), bytes: bytes)
    }

    private struct Header {
        let size: Int
        let width: Int
        let height: Int
        let isLittleEndian: Bool
        let bytesPerLine: Int
        let colorCount: Int

        init(_ data: Data) throws {
            guard data.count >= 100 else { throw TestingError(.failed, "the screen's file is too short") }
            let fields = (0..<25).map { index in
                data.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
            }
            size = fields[0]
            width = fields[4]
            height = fields[5]
            isLittleEndian = fields[7] == 0
            bytesPerLine = fields[12]
            colorCount = fields[19]
            guard fields[1] == 7, fields[2] == 2, fields[11] == 32, size < 1 << 16, colorCount < 1 << 16,
                width < 1 << 15, height < 1 << 15, bytesPerLine >= width * 4, bytesPerLine < 1 << 18
            else { throw TestingError(.failed, "the screen's file is not of the expected kind") }
        }
    }
}
