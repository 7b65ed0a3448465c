/// The `Contents.json` of a folder in a catalogue, as far as Tabard understands it.
struct AssetContents: Decodable {
    var images: [Image]?
    var colors: [Color]?
    var properties: Properties?

    /// A file of an image set, and what it is for.
    struct Image: Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
        var appearances: [Appearance]?
        var resizing: Resizing?
        var languageDirection: String?
        var displayGamut: String?
        var widthClass: String?
        var heightClass: String?

        enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, appearances, resizing
            case languageDirection = "language-direction"
            case displayGamut = "display-gamut"
            case widthClass = "width-class"
            case heightClass = "height-class"
        }

        /// Whether the file is one for any interface of its idiom.
        var isGeneral: Bool {
            languageDirection != "right-to-left" && displayGamut != "display-P3"
                && widthClass == nil && heightClass == nil
        }
    }

    /// One condition of an appearance, such as `luminosity` `dark`.
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// How an image fills more room; the lengths are in pixels.
    struct Resizing: Decodable {
        var mode: String?
        var center: Center?
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }

        struct Center: Decodable {
            var mode: String?
        }

        struct Insets: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }
    }

    /// A colour of a colour set, and what it is for.
    struct Color: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?

        struct Value: Decodable {
            var colorSpace: String?
            var reference: String?
            var components: [String: Component]?

            enum CodingKeys: String, CodingKey {
                case reference, components
                case colorSpace = "color-space"
            }
        }

        /// A part of a colour: a number from 0 to 1, or text of one, of a number up to 255 or of a hexadecimal one.
        struct Component: Decodable {
            var value: Double

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let read =
                    if let number = try? container.decode(Double.self) {
                        number as Double?
                    } else {
                        Self.value(of: try container.decode(String.self))
                    }
                guard let read, read.isFinite else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "a colour's part that is no number"
                    )
                }
                value = read
            }

            static func value(of text: String) -> Double? {
                if text.lowercased().hasPrefix("0x") {
                    return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                }
                guard let number = Double(text) else { return nil }
                return text.contains(".") || number <= 1 ? number : number / 255
            }
        }
    }

    /// What holds for a folder as a whole.
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    /// Reads a folder's file; nil if it is missing, damaged, too large, or no regular file of the folder.
    init?(folder: String) {
        let path = folder + "/Contents.json"
        guard let size = AssetFile.size(of: path), size <= Self.sizeLimit,
            let data = FileManager.default.contents(atPath: path), data.count <= Self.sizeLimit,
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data),
            contents.images?.count ?? 0 <= Self.entryLimit, contents.colors?.count ?? 0 <= Self.entryLimit
        else { return nil }
        self = contents
    }

    private static let sizeLimit = 256 * 1_024
    private static let entryLimit = 512
}

/// Looks at files without following symbolic links.
enum AssetFile {
    /// A regular file's size in bytes; nil for anything else.
    static func size(of path: String) -> Int? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return (attributes[.size] as? NSNumber)?.intValue
    }

    static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    /// Whether a name that a file gives is that of a file in the same folder.
    static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 255 && name != "." && name != ".."
            && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
}
