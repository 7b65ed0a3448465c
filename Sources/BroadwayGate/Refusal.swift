/// An answer that the gate gives by itself.
struct Refusal: Equatable {
    let status: String
    let text: String

    static let malformed = Refusal(status: "400 Bad Request", text: "This is not a browser's request.")
    /// One answer to whatever is wrong, which tells nothing to those who try.
    static let forbidden = Refusal(
        status: "403 Forbidden",
        text: "This program is shown only at the whole address that it printed when it was started."
    )
    static let notFound = Refusal(status: "404 Not Found", text: "There is nothing here.")
    static let tooLong = Refusal(
        status: "431 Request Header Fields Too Large",
        text: "The request is too long."
    )
    static let noServer = Refusal(status: "502 Bad Gateway", text: "The program has ended.")

    /// What is sent.
    var bytes: [UInt8] {
        let page = text + "\n"
        let head = [
            "HTTP/1.1 \(status)", "Content-Type: text/plain; charset=utf-8",
            "Content-Length: \(page.utf8.count)", "Cache-Control: no-store", "Connection: close", "", "",
        ]
        return Array((head.joined(separator: "\r\n") + page).utf8)
    }
}
