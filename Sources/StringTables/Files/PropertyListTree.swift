import FoundationEssentials
internal import KeyedArchive

/// What of a property list tables of texts are made of: texts in dictionaries.
indirect enum PropertyListTree: Decodable {
    case text(String)
    case dictionary([String: PropertyListTree])
    /// A number, a list or the like, which says nothing here.
    case other

    /// Dictionaries in each other; a table has four.
    private static let deepest = 16
    /// Values of a list; one may refer to another many times.
    private static let most = 500_000

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var entries: [String: PropertyListTree] {
        if case .dictionary(let entries) = self { entries } else { [:] }
    }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.singleValueContainer(), let text = try? container.decode(String.self)
        {
            self = .text(text)
        } else if let container = try? decoder.container(keyedBy: Key.self) {
            var entries: [String: PropertyListTree] = [:]
            for key in container.allKeys {
                entries[key.stringValue] = try container.decode(PropertyListTree.self, forKey: key)
            }
            self = .dictionary(entries)
        } else {
            self = .other
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8))
            || bytes.starts(with: Array("<plist".utf8))
            || bytes.starts(with: [0xEF, 0xBB, 0xBF] + Array("<?xml".utf8))
    }

    /// Reads a property list in XML or in the binary format.
    init(bytes: [UInt8]) throws(StringTableError) {
        let malformed = StringTableError(.malformed, "The file must be a property list, but is not")
        if bytes.starts(with: Array("bplist".utf8)) {
            do {
                let list = try BinaryPropertyList(bytes)
                var left = Self.most
                self = try Self.value(list.top, list, depth: 0, &left)
            } catch let error as StringTableError {
                throw error
            } catch {
                throw malformed
            }
            return
        }
        // The decoder follows tags in each other as deep as they go, and further than there is room for.
        guard Self.depth(bytes) <= Self.deepest else { throw Self.tooDeep }
        do {
            self = try PropertyListDecoder().decode(PropertyListTree.self, from: Data(bytes))
        } catch {
            throw malformed
        }
    }

    private static let tooDeep = StringTableError(
        .tooLarge,
        "The file has lists in lists, at most \(deepest) in each other are read"
    )

    private static func value(
        _ number: Int,
        _ list: BinaryPropertyList,
        depth: Int,
        _ left: inout Int
    ) throws -> PropertyListTree {
        left -= 1
        guard depth <= deepest, left > 0 else { throw tooDeep }
        switch try list.value(number) {
        case .text(let text): return text.repairedString.map { .text($0) } ?? .other
        case .dictionary(let keys, let values):
            var entries: [String: PropertyListTree] = [:]
            for (key, value) in zip(keys, values) {
                guard case .text(let key) = try list.value(key), let key = key.repairedString else {
                    continue
                }
                entries[key] = try Self.value(value, list, depth: depth + 1, &left)
            }
            return .dictionary(entries)
        default: return .other
        }
    }

    private static let commentStart = Array("<!--".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let dataStart = Array("<![CDATA[".utf8)
    private static let dataEnd = Array("]]>".utf8)

    /// How many elements of XML stand in each other at most, those of comments left out.
    private static func depth(_ bytes: [UInt8]) -> Int {
        var depth = 0
        var deepest = 0
        var position = 0
        func isNext(_ text: [UInt8]) -> Bool { bytes[position...].starts(with: text) }
        func skip(to end: [UInt8]) {
            while position < bytes.count, !isNext(end) { position += 1 }
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                position += 1
                continue
            }
            let mark = position + 1 < bytes.count ? bytes[position + 1] : 0
            if isNext(commentStart) {
                skip(to: commentEnd)
            } else if isNext(dataStart) {
                skip(to: dataEnd)
            } else if mark == UInt8(ascii: "/") {
                depth -= 1
            } else if mark != UInt8(ascii: "?"), mark != UInt8(ascii: "!") {
                let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
                if bytes[end - 1] != UInt8(ascii: "/") { depth += 1 }
                deepest = max(deepest, depth)
                if deepest > Self.deepest { return deepest }
                position = end
            }
            position += 1
        }
        return deepest
    }
}
