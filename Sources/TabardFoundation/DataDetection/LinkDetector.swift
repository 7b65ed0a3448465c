/// Links and addresses of mail: what stands between spaces and looks like one.
enum LinkDetector {
    private static let longestLink = 4096
    private static let schemes = ["http://", "https://", "ftp://", "mailto:", "tel:", "sms:", "file://"]

    /// The last parts of names of hosts that people write without a scheme.
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "io", "dev", "app", "co", "info", "me", "tv", "eu", "us", "uk",
        "de", "fr",
        "it", "es", "nl", "be", "at", "ch", "se", "no", "dk", "fi", "pl", "cz", "pt", "ie", "ru", "ua", "jp",
        "cn",
        "kr", "in", "au", "nz", "ca", "br", "mx", "ar", "za", "tech", "online", "site", "blog", "cloud",
        "shop",
    ]

    static func matches(in text: DetectedText) -> [DetectedData] {
        text.words(upTo: longestLink).flatMap { word in
            pieces(of: word, in: text).compactMap { piece in
                let piece = trimmed(piece, in: text)
                guard !piece.isEmpty, let url = url(text.text(piece)) else { return nil }
                return DetectedData(.url(url), at: text.nsRange(piece))
            }
        }
    }

    /// Signs that no link has, which surround one.
    private static func pieces(of word: Range<Int>, in text: DetectedText) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = word.lowerBound
        for index in word {
            guard let character = text.ascii(index), "<>\"`{}|\\^".contains(character) else { continue }
            pieces.append(start..<index)
            start = index + 1
        }
        return pieces + [start..<word.upperBound]
    }

    /// Without the punctuation of the sentence around; a bracket at the end stays if it was opened within.
    private static func trimmed(_ piece: Range<Int>, in text: DetectedText) -> Range<Int> {
        var (lower, upper) = (piece.lowerBound, piece.upperBound)
        while lower < upper, let first = text.ascii(lower), "([{'*_,.;:!?-".contains(first) { lower += 1 }
        var depth = 0
        for index in lower..<upper {
            if text.ascii(index) == "(" { depth += 1 }
            if text.ascii(index) == ")" { depth -= 1 }
        }
        while lower < upper, let last = text.ascii(upper - 1) {
            if last == ")" {
                guard depth < 0 else { break }
                depth += 1
            } else if !".,;:!?'*]".contains(last) {
                break
            }
            upper -= 1
        }
        return lower..<upper
    }

    private static func url(_ text: String) -> URL? {
        let lowered = text.lowercased()
        if let scheme = schemes.first(where: lowered.hasPrefix) {
            guard text.utf8.count > scheme.utf8.count else { return nil }
            return URL(string: text)
        }
        if let at = text.firstIndex(of: "@") {
            let name = text[..<at]
            let host = text[text.index(after: at)...]
            let isName =
                !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "._%+-".contains($0) }
            return isName && isHost(host, needsKnownDomain: false) ? URL(string: "mailto:\(text)") : nil
        }
        let host = text.prefix { !"/?#:".contains($0) }
        let isWeb = lowered.hasPrefix("www.") && isHost(host.dropFirst(4), needsKnownDomain: false)
        return isWeb || isHost(host, needsKnownDomain: true) ? URL(string: "http://\(text)") : nil
    }

    private static func isHost(_ text: some StringProtocol, needsKnownDomain: Bool) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy(\.isLetter) else {
            return false
        }
        let areLabels = labels.allSatisfy { label in
            !label.isEmpty && label.count <= 63 && label.first != "-" && label.last != "-"
                && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
        return areLabels && (!needsKnownDomain || domains.contains(last.lowercased()))
    }
}
