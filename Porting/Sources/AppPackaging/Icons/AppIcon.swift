import Foundation

/// A picture of an app's icon in an asset catalogue, `AppIcon.appiconset`.
public struct AppIcon: Hashable, Sendable {
    /// How many pixels it has each way.
    public var size: Int

    /// The sizes for which desktops have folders.
    public static let desktopSizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

    /// How many bytes its file may have.
    public static let largestFile = 1 << 25

    private static let largestDescription = 1 << 20

    /// The pictures that a set's `Contents.json` names, without those for dark and tinted looks, by their names.
    public static func names(in contents: Data, path: String) throws(PackagingError) -> [String] {
        guard contents.count <= largestDescription,
            let object = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
            let images = object["images"] as? [[String: Any]]
        else {
            throw PackagingError(.invalid, path: path, cause: "it describes no set of images")
        }
        var names: [String] = []
        for image in images.prefix(1000) where image["appearances"] == nil {
            guard let name = image["filename"] as? String else { continue }
            guard !name.contains("/"), name != "..", !name.isEmpty else {
                throw PackagingError(.invalid, path: path, cause: "'\(name)' is no name of a file in the set")
            }
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Reads how large a PNG file is, and sees that it goes on to its end.
    ///
    /// - Parameters:
    ///   - png: The whole file.
    ///   - path: The file, for messages.
    public init(_ png: Data, path: String) throws(PackagingError) {
        guard png.count <= Self.largestFile else {
            throw PackagingError(.invalid, path: path, cause: "an icon's file has at most 32 MB")
        }
        let bytes = [UInt8](png)
        guard bytes.count >= 24, bytes.prefix(8) == [137, 80, 78, 71, 13, 10, 26, 10],
            bytes[12..<16].elementsEqual("IHDR".utf8)
        else {
            throw PackagingError(.invalid, path: path, cause: "it is no PNG file")
        }
        let width = Self.number(bytes[16..<20])
        let height = Self.number(bytes[20..<24])
        guard width == height, (16...4096).contains(width) else {
            throw PackagingError(
                .invalid,
                path: path,
                cause:
                    "an icon is as wide as it is high, and has 16 to 4096 pixels each way; this has \(width) by \(height)"
            )
        }
        // What draws it would draw a part of the picture.
        guard Self.isWhole(bytes) else {
            throw PackagingError(.invalid, path: path, cause: "the PNG file is cut off")
        }
        size = width
    }

    /// Whether the parts of a PNG file lead to the one that ends it.
    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        var place = 8
        while bytes.count - place >= 12 {
            let length = number(bytes[place..<place + 4])
            guard length <= bytes.count - place - 12 else { return false }
            if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
            place += length + 12
        }
        return false
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
