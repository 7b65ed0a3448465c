/// Refuses the SVG documents that librsvg would spend unbounded time or memory on.
///
/// librsvg loads nothing from outside when it has no base address, and bounds the number of
/// elements. It does decode images inside `data:` addresses, of any size; and characters in
/// other encodings or in entities could hide such an element from this check. Chains of
/// references make it recurse without a bound of its own.
enum VectorDocumentCheck {
    /// Elements that bring in other documents.
    private static let refusedElements: Set<String> = ["image", "feImage", "include"]
    private static let nameEnds = Array(" \t\r\n/>".utf8)
    private static let riskyInEntities = Array("&<%".utf8)
    private static let allowedEncodings: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1"]

    static func check(_ bytes: [UInt8]) throws(ImageError) -> VectorDocumentCost {
        guard bytes.count <= ImageDecoder.Limits.vectorFileBytes else {
            throw ImageError(.tooLarge, cause: "an SVG of \(bytes.count) bytes")
        }
        guard !bytes.contains(0) else { throw ImageError(.malformed, cause: "the SVG contains a zero byte") }
        var cost = VectorDocumentCost()
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            let rest = bytes[index...]
            if rest.first == UInt8(ascii: "/") { continue }
            if rest.starts(with: "?xml ".utf8) {
                try checkDeclaration(rest)
            } else if rest.starts(with: "!ENTITY".utf8) {
                try checkEntity(rest)
            } else {
                cost.count(element: try element(rest))
            }
        }
        guard cost.containers <= ImageDecoder.Limits.vectorContainers else {
            throw ImageError(.tooLarge, cause: "an SVG with \(cost.containers) elements that hold others")
        }
        cost.countEffects(in: bytes)
        return cost
    }

    /// The element's name without its namespace.
    private static func element(_ rest: ArraySlice<UInt8>) throws(ImageError) -> String {
        let name = rest.prefix(64).prefix { !nameEnds.contains($0) }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? name
        let word = String(decoding: local, as: UTF8.self)
        if refusedElements.contains(word) {
            throw ImageError(.unsupported, cause: "an SVG with the element '\(word)'")
        }
        return word
    }

    private static func checkEntity(_ rest: ArraySlice<UInt8>) throws(ImageError) {
        let declaration = rest.prefix { $0 != UInt8(ascii: ">") }
        guard !declaration.contains(where: riskyInEntities.contains) else {
            throw ImageError(.unsupported, cause: "an SVG with an entity made of others or of elements")
        }
    }

    private static func checkDeclaration(_ rest: ArraySlice<UInt8>) throws(ImageError) {
        let declaration = String(decoding: rest.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        guard let range = declaration.firstRange(of: "encoding") else { return }
        let value = declaration[range.upperBound...]
            .drop { $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" }
            .prefix { $0 != "\"" && $0 != "'" && !$0.isWhitespace }
            .lowercased()
        guard allowedEncodings.contains(value) else {
            throw ImageError(.unsupported, cause: "an SVG in the encoding '\(value)'")
        }
    }
}
