/// Puts a script before the one that is the server's answer, while that is passed on.
///
/// An answer that is anything else than a plain script of a known length stays as it is.
struct ScriptAddition {
    /// The most bytes in which an answer's head is looked for.
    static let longestHead = 8192
    /// The most bytes that a script may have.
    static let longestBody = 1 << 30

    private let script: String
    /// What has come of the head; nil once it is passed on.
    private var head: [UInt8]? = []

    init(_ script: String) {
        self.script = script
    }

    /// What to send when these bytes have come; none while the head is not whole.
    mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
        guard let earlier = head else { return bytes }
        let all = earlier + bytes
        let end = all.firstRange(of: "\r\n\r\n".utf8)
        let length = end?.lowerBound ?? all.count
        if end == nil, length <= Self.longestHead {
            head = all
            return []
        }
        head = nil
        guard let end, length <= Self.longestHead, let longer = lengthened(all[..<end.lowerBound])
        else { return all }
        return Array((longer + "\r\n\r\n" + script).utf8) + all[end.upperBound...]
    }

    /// What is still to be sent when nothing more comes.
    mutating func finish() -> [UInt8] {
        defer { head = nil }
        return head ?? []
    }

    /// The head of an answer into which the script was put, too; nil unless it is a plain one.
    private func lengthened(_ head: ArraySlice<UInt8>) -> String? {
        var lines = String(decoding: head, as: UTF8.self)
            .split(separator: "\r\n", omittingEmptySubsequences: false)
            .map(String.init)
        let names = lines.map { $0.prefix { $0 != ":" }.lowercased() }
        let lengths = names.indices.filter { names[$0] == "content-length" }
        guard lines[0].split(separator: " ").dropFirst().first == "200",
            !names.contains("content-encoding"), !names.contains("transfer-encoding"),
            let place = lengths.first, lengths.count == 1,
            let length = Int(lines[place].dropFirst(names[place].count + 1).drop { $0 == " " }),
            (0...Self.longestBody).contains(length)
        else { return nil }
        lines[place] = "Content-Length: \(length + script.utf8.count)"
        return lines.joined(separator: "\r\n")
    }
}
