/// Estimates, from above, what drawing an SVG document may cost.
///
/// Elements that refer to others let a small file ask for deep recursion or for very many layers,
/// each as large as the drawing.
struct VectorDocumentCost: Sendable {
    /// The elements that others can be nested in, directly or by reference. No element is inside
    /// itself, so recursion is never deeper.
    private(set) var containers = 1
    /// The layers that opacity, masks and filters may need; the parts of a style sheet count for
    /// every element.
    var layers: Int {
        let (perElement, overflows) = effects.multipliedReportingOverflow(by: hasStyleSheet ? elements : 1)
        let (all, overflowsToo) = perElement.multipliedReportingOverflow(by: references > 16 ? references : 1)
        return overflows || overflowsToo ? .max : all
    }

    private var elements = 0
    private var references = 0
    private var effects = 0
    private var hasStyleSheet = false

    private static let leaves: Set<String> = [
        "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "stop", "title", "desc",
        "metadata",
    ]
    private static let effectWords: [[UInt8]] = ["opacity", "mask", "filter", "mix-blend-mode", "isolation"]
        .map { Array($0.utf8) }

    mutating func count(element name: String) {
        elements += 1
        if !Self.leaves.contains(name) { containers += 1 }
        if name == "use" { references += 1 }
        if name == "style" { hasStyleSheet = true }
    }

    /// Counts the words that make layers; `fill-opacity` and its like make none.
    mutating func countEffects(in bytes: [UInt8]) {
        var previous: UInt8 = 0
        for (index, byte) in bytes.enumerated() {
            defer { previous = byte }
            guard
                byte == UInt8(ascii: "o") || byte == UInt8(ascii: "m") || byte == UInt8(ascii: "f")
                    || byte == UInt8(ascii: "i")
            else { continue }
            guard previous != UInt8(ascii: "-"), !Self.isLetter(previous) else { continue }
            if Self.effectWords.contains(where: { bytes[index...].starts(with: $0) }) { effects += 1 }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
