/// The words by which a file is known to need a closer look, found by one pass over its bytes.
enum TriggerWords {
    /// By the byte they begin with.
    private static let words: [UInt8: [[UInt8]]] = {
        let all = [
            "@objc", "@nonobjc", "@IB", "@NS", "@GK", "@UIApplicationMain", "#selector", "#keyPath",
            "#Preview",
            "PreviewProvider", "os(iOS)", "dynamic", "import", ": class", ":class", "class,", ".observe(",
            "publisher(for:", "method_", "class_", "objc_msgSend", "NSInvocation", "imp_implementation",
            "override", ".description()", "AnyObject", "InvocationTarget", "removeObserver(", "target:",
            "@convention(block)", "URLSession", "URLRequest", "HTTPURLResponse", "HTTPCookie", "XMLParser",
        ]
        var byFirst: [UInt8: [[UInt8]]] = [:]
        for word in all { byFirst[word.utf8.first ?? 0, default: []].append(Array(word.utf8)) }
        return byFirst
    }()

    static func features(of text: String) -> FileFacts.Features {
        var text = text
        return text.withUTF8 { bytes in
            var features: FileFacts.Features = []
            for index in bytes.indices {
                let byte = bytes[index]
                if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
                    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") {
                        features.insert(.optionalCall)
                    }
                    continue
                }
                if byte == UInt8(ascii: "N"), bytes[index...].starts(with: "NSObject".utf8) {
                    features.insert(.uikitName)
                }
                if byte == UInt8(ascii: "U"), index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "I"),
                    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index + 2])
                {
                    features.insert(.uikitName)
                }
                guard !features.contains(.triggerWord), let candidates = words[byte] else { continue }
                if candidates.contains(where: { bytes[index...].starts(with: $0) }) {
                    features.insert(.triggerWord)
                }
            }
            return features
        }
    }
}
