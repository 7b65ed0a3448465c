/// Looks at a PNG file's frame before it is decoded.
///
/// The decoder shows what it has of a file that ends early; here such a file is malformed.
enum PNGStructure {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func check(_ bytes: [UInt8]) throws(ImageError) {
        var offset = signature.count
        var isFirst = true
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = bytes[offset + 4..<offset + 8]
            guard length <= bytes.count - offset - 12 else {
                throw ImageError(.malformed, cause: "the PNG ends inside a chunk")
            }
            if isFirst {
                guard name.elementsEqual("IHDR".utf8), length == 13 else {
                    throw ImageError(.malformed, cause: "the PNG does not begin with its header")
                }
                try checkSize(bytes[offset + 8..<offset + 16])
                isFirst = false
            }
            if name.elementsEqual("IEND".utf8) { return }
            offset += 12 + length
        }
        throw ImageError(.malformed, cause: "the PNG ends early")
    }

    private static func checkSize(_ sides: ArraySlice<UInt8>) throws(ImageError) {
        let width = sides.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let height = sides.suffix(4).reduce(0) { $0 << 8 | Int($1) }
        guard width > 0, height > 0 else {
            throw ImageError(.malformed, cause: "the PNG is \(width) × \(height) pixels")
        }
        guard ImageDecoder.Limits.allows(width: width, height: height) else {
            throw ImageError(.tooLarge, cause: "\(width) × \(height) pixels")
        }
    }
}
