/// How the program gives what it has.
enum Manner: String {
    /// A text, as it should.
    case text
    /// A picture, as it should.
    case picture
    /// Something else than the types say.
    case lying
    /// It never answers.
    case silent
    /// It gives a first piece, and never the next.
    case halting
    /// It never comes to an end.
    case endless
    /// It ends when it is asked.
    case vanishing

    /// What is offered, by the name of its type.
    var offers: [String: [UInt8]] {
        switch self {
        case .text: ["text/plain;charset=utf-8": Array("copied".utf8)]
        case .picture: ["image/png": [1, 2, 3], "image/jpeg": [4, 5, 6]]
        case .lying:
            [
                "text/plain;charset=utf-8": [0xFF, 0xFE, 0xC0], "image/png": Array("no picture".utf8),
                "text/uri-list": Array("nowhere at all".utf8), "application/x-color": [1, 2, 3],
            ]
        case .silent, .halting, .endless, .vanishing:
            ["text/plain;charset=utf-8": [], "image/png": []]
        }
    }
}
