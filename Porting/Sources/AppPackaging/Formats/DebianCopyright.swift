/// What a Debian package says of its licences.
///
/// Debian has the texts of some licences on every system, and its policy wants them named in place of a copy. Most of Swift's packages
/// are under one of these.
public struct DebianCopyright {
    private let owner: String
    private let licences: String

    private static let apacheTitle = ["Apache License", "Version 2.0, January 2004"]
    private static let apacheEnd = "END OF TERMS AND CONDITIONS"
    private static let apachePlace =
        "Licensed under the Apache License, Version 2.0. On Debian systems its text is in\n"
        + "/usr/share/common-licenses/Apache-2.0."

    /// - Parameters:
    ///   - owner: Whose app it is.
    ///   - licences: The licences of all that is in it, with their texts.
    public init(owner: String, licences: String) {
        self.owner = owner
        self.licences = licences
    }

    /// The file's text. What stands before and behind a licence that Debian has, such as an exception to it, stays.
    public var text: String {
        var lines: [Substring] = ["Copyright © \(owner) and others", ""]
        var rest = licences.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = rest.first {
            if let end = Self.endOfApacheLicense(rest) {
                lines.append(Self.apachePlace[...])
                rest = rest[(end + 1)...]
            } else {
                lines.append(line)
                rest.removeFirst()
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The last line of the licence that begins with the first one, if one does and is whole.
    private static func endOfApacheLicense(_ lines: ArraySlice<Substring>) -> Int? {
        guard lines.prefix(apacheTitle.count).map(words) == apacheTitle else { return nil }
        // Another one that begins before the end shows that the first has none.
        let body = lines.dropFirst()
        let next = body.firstIndex { words($0) == apacheTitle[0] } ?? body.endIndex
        return body[..<next].firstIndex { words($0) == apacheEnd }
    }

    private static func words(_ line: Substring) -> String {
        line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
