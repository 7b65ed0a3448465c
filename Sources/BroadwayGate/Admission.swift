/// The rules by which a request passes the gate.
///
/// - `Host` is the gate's own address, or a page elsewhere whose name was made to point to this machine
///   could read what the gate answers.
/// - `Origin`, which browsers always send with a WebSocket, is the gate's own: no other page may open one.
/// - The path begins with the secret. A cookie would not do: browsers send those of one port of a machine
///   to all of its ports, and so to other users' servers.
struct Admission {
    /// The address and port at which the gate listens.
    let authority: String
    let secret: Secret

    /// Where the browser finds the page.
    var address: String { "http://\(authority)/\(secret.text)/" }

    enum Answer: Equatable {
        /// The request, as the server gets it, for the page.
        case page(String)
        /// The request, as the server gets it, for the page's script.
        case script(String)
        /// The request, as the server gets it, for the connection through which the program is used.
        case socket(String)
        case refusal(Refusal)
    }

    /// What becomes of a request. Of its words none is passed on but the key of a WebSocket.
    func answer(to head: RequestHead) -> Answer {
        guard head["host"] == authority, head["origin"] ?? origin == origin,
            let path = pathWithoutSecret(head.path)
        else { return .refusal(.forbidden) }
        switch path {
        case "/": return .page(request(for: path, "Connection: close"))
        case "/broadway.js": return .script(request(for: path, "Connection: close"))
        case "/socket": return answerToSocket(head)
        default: return .refusal(.notFound)
        }
    }

    private var origin: String { "http://" + authority }

    private func pathWithoutSecret(_ path: String) -> Substring? {
        let prefix = path.prefix(1 + secret.text.count)
        guard prefix.first == "/", secret.matches(prefix.dropFirst()) else { return nil }
        return path[prefix.endIndex...]
    }

    private func answerToSocket(_ head: RequestHead) -> Answer {
        guard head["origin"] == origin else { return .refusal(.forbidden) }
        guard head["upgrade"]?.lowercased() == "websocket", head.lists("upgrade", in: "connection"),
            head["sec-websocket-version"] == "13", let key = head["sec-websocket-key"],
            key.utf8.count == 24, key.allSatisfy({ $0.isLetter || $0.isNumber || "+/=".contains($0) })
        else { return .refusal(.malformed) }
        return .socket(
            request(
                for: "/socket",
                "Origin: \(origin)",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: \(key)"
            )
        )
    }

    private func request(for path: Substring, _ headers: String...) -> String {
        (["GET \(path) HTTP/1.1", "Host: \(authority)"] + headers + ["", ""]).joined(separator: "\r\n")
    }
}
