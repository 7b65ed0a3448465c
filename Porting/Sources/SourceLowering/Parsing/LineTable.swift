/// Where the lines of a text begin.
struct LineTable: Sendable {
    private let starts: [Int]

    init(_ text: String) {
        var text = text
        starts = text.withUTF8 { bytes in
            var starts = [0]
            for (index, byte) in bytes.enumerated() {
                let isLone =
                    byte == UInt8(ascii: "\r")
                    && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
                if byte == UInt8(ascii: "\n") || isLone { starts.append(index + 1) }
            }
            return starts
        }
    }

    var count: Int { starts.count }

    /// The line and the column, both from 1, of a byte.
    func place(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
