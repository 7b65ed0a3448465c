/// The first lines of an HTTP request: what is asked for, and the headers.
///
/// Much stricter than HTTP: what no browser sends is not understood here either, so that the server
/// behind the gate can't understand it in another way.
struct RequestHead: Equatable {
    /// The most bytes that a head may have.
    static let longest = 8192

    let path: String
    private let headers: [String: String]

    /// Nil unless these are the whole lines, without the empty one at the end, of a `GET`.
    init?(_ bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
        guard lines.allSatisfy({ $0.utf8.allSatisfy { (0x20...0x7e).contains($0) } }),
            let request = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false),
            request.count == 3, request[0] == "GET", request[2] == "HTTP/1.1"
        else { return nil }
        path = String(request[1])
        var headers: [String: String] = [:]
        for line in lines {
            guard let (name, value) = Self.header(line),
                headers.updateValue(value, forKey: name) == nil
            else { return nil }
        }
        self.headers = headers
    }

    /// The value of a header, whose name is given in lower case.
    subscript(header: String) -> String? { headers[header] }

    /// Whether a header is a list, separated by commas, that has a word, in lower or upper case.
    func lists(_ word: String, in header: String) -> Bool {
        let words = headers[header, default: ""].lowercased().split { $0 == "," || $0 == " " }
        return words.contains { $0 == word }
    }

    private static func header(_ line: Substring) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = line[..<colon]
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
            return nil
        }
        var value = line[line.index(after: colon)...].drop { $0 == " " }
        while value.last == " " { value.removeLast() }
        return (name.lowercased(), String(value))
    }
}
