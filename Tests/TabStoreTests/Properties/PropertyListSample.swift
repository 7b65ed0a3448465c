@testable import TabStore

/// Writes property lists in both formats, as plainly as they can be.
enum PropertyListSample {
    static func xml(_ values: [String: PropertyListValue]) -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>"
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            text += "<key>\(escaped(key))</key>"
            switch value {
            case .string(let string): text += "<string>\(escaped(string))</string>"
            case .integer(let integer): text += "<integer>\(integer)</integer>"
            case .strings(let strings):
                text += "<array>" + strings.map { "<string>\(escaped($0))</string>" }.joined() + "</array>"
            }
        }
        return Array((text + "</dict></plist>\n").utf8)
    }

    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;".unicodeScalars
            case "&": result += "&amp;".unicodeScalars
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    static func binary(_ values: [String: PropertyListValue]) -> [UInt8] {
        var objects: [[UInt8]] = []
        func add(_ object: [UInt8]) -> Int {
            objects.append(object)
            return objects.count - 1
        }
        let pairs = values.sorted { $0.key < $1.key }.map { key, value in
            let key = add(string(key))
            switch value {
            case .string(let text): return (key, add(string(text)))
            case .integer(let integer): return (key, add([0x13] + bigEndian(integer, width: 8)))
            case .strings(let strings):
                let references = strings.map { bigEndian(add(string($0)), width: 4) }
                return (key, add(marker(0xa0, strings.count) + references.joined()))
            }
        }
        let references = (pairs.map(\.0) + pairs.map(\.1)).map { bigEndian($0, width: 4) }
        let top = add(marker(0xd0, pairs.count) + references.joined())
        var bytes = Array("bplist00".utf8)
        let offsets = objects.map { object in
            defer { bytes += object }
            return bytes.count
        }
        let table = bytes.count
        bytes += offsets.flatMap { bigEndian($0, width: 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 4]
        return bytes + [objects.count, top, table].flatMap { bigEndian($0, width: 8) }
    }

    private static func string(_ text: String) -> [UInt8] {
        let units = Array(text.utf16)
        return marker(0x60, units.count) + units.flatMap { bigEndian(Int($0), width: 2) }
    }

    private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
        [kind | 0x0f, 0x12] + bigEndian(count, width: 4)
    }

    private static func bigEndian(_ value: Int, width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
