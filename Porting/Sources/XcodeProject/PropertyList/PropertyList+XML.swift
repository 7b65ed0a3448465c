extension PropertyList {
    /// The value as a property list in XML.
    public var xml: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(Self.lines(self, indent: "").joined(separator: "\n"))
        </plist>

        """
    }

    // As deep as a reader lets values lie in one another.
    private static func lines(_ list: PropertyList, indent: String) -> [String] {
        switch list.value {
        case .string(let text): ["\(indent)<string>\(escaped(text))</string>"]
        case .boolean(let isTrue): ["\(indent)<\(isTrue ? "true" : "false")/>"]
        case .number(let text):
            Int(text) == nil
                ? ["\(indent)<real>\(escaped(text))</real>"] : ["\(indent)<integer>\(text)</integer>"]
        case .data(let bytes): ["\(indent)<data>\(base64(bytes))</data>"]
        case .array(let values):
            ["\(indent)<array>"] + values.flatMap { lines($0, indent: indent + "\t") } + ["\(indent)</array>"]
        case .dictionary(let values):
            ["\(indent)<dict>"]
                + values.sorted { $0.key < $1.key }.flatMap {
                    ["\(indent)\t<key>\(escaped($0.key))</key>"] + lines($0.value, indent: indent + "\t")
                } + ["\(indent)</dict>"]
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for place in 0..<4 {
                text.append(place <= part.count ? digits[bits >> (18 - 6 * place) & 63] : "=")
            }
        }
        return text
    }
}
