import FoundationEssentials
import TabRoaming
import TabStore

/// Where a user's layouts are in PostgreSQL, and by whose certificate the server is known.
///
/// ```
/// postgresql://anna@db.example.org/tabard?sslrootcert=/etc/tabard/authority.pem
/// ```
///
/// There is no password in it: libpq takes that from its [file of
/// passwords](https://www.postgresql.org/docs/current/libpq-pgpass.html).
public struct PostgresAddress: Hashable, Sendable {
    /// The server's name, which its certificate has to have.
    public let host: String
    /// The port, 5432 unless it is told.
    public let port: UInt16
    /// The user's role.
    public let user: String
    /// The database.
    public let database: String
    /// The absolute path of the certificates of authorities that may vouch for the server.
    public let rootCertificates: String

    /// Reads an address.
    ///
    /// - Throws: `TabStoreError.Code.invalidAddress`, with what is wrong and what would be right. The address itself is not
    ///   told, since there may be a password in it.
    public init(_ text: String) throws(TabStoreError) {
        guard text.utf8.count <= Self.maximumLength,
            let components = URLComponents(string: text, encodingInvalidCharacters: false),
            components.scheme == "postgresql" || components.scheme == "postgres"
        else { throw Self.problem("it is not postgresql://USER@HOST/DATABASE?sslrootcert=FILE") }
        guard components.password == nil else {
            throw Self.problem("a password belongs in the file ~/.pgpass, and not here")
        }
        guard components.fragment == nil else { throw Self.problem("nothing may follow a #") }
        host = try Self.host(components.host)
        port = try Self.port(components.port, of: text)
        user = try Self.part(components.user, "a user before the @")
        database = try Self.part(components.path.dropFirst().description, "a database after the host")
        rootCertificates = try Self.rootCertificates(components.queryItems ?? [])
    }

    private static let maximumLength = 4096

    private static func problem(_ detail: String) -> TabStoreError {
        TabStoreError(.invalidAddress, path: "the server's address", detail: detail)
    }

    /// One host's name or number: libpq would read others as a list, or as the folder of a socket.
    private static func host(_ text: String?) throws(TabStoreError) -> String {
        var host = text ?? ""
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        let isPlain = host.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: ":"):
                true
            default: false
            }
        }
        guard !host.isEmpty, isPlain else {
            throw problem(
                "it takes one host, by name or number; folders of sockets and lists of hosts are none"
            )
        }
        return host
    }

    private static func port(_ number: Int?, of text: String) throws(TabStoreError) -> UInt16 {
        guard let number else {
            // A number of too many digits is none.
            let authority = text.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" && $0 != "?" }
            let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
            let rest = host.split(separator: "]", omittingEmptySubsequences: false).last ?? ""
            guard !rest.contains(":") else { throw problem("a port is 1 to 65535") }
            return 5432
        }
        guard let port = UInt16(exactly: number), port > 0 else { throw problem("a port is 1 to 65535") }
        return port
    }

    private static func part(_ text: String?, _ what: String) throws(TabStoreError) -> String {
        guard let text, !text.isEmpty, DeviceName.isName(text) else { throw problem("it takes \(what)") }
        return text
    }

    private static func rootCertificates(_ options: [URLQueryItem]) throws(TabStoreError) -> String {
        var path: String?
        for option in options {
            switch option.name {
            case "sslmode":
                guard option.value == "verify-full" else {
                    throw problem("sslmode is verify-full, and nothing less")
                }
            case "sslrootcert":
                guard path == nil else { throw problem("there are two of sslrootcert") }
                path = option.value ?? ""
            case "password": throw problem("a password belongs in the file ~/.pgpass, and not here")
            default: throw problem("its only options are sslrootcert and sslmode=verify-full")
            }
        }
        guard let path else {
            throw problem(
                "it takes ?sslrootcert=FILE, the certificate of the authority that vouches for the server"
            )
        }
        guard path.hasPrefix("/"), !path.utf8.contains(0) else {
            throw problem("sslrootcert is the absolute path of a file")
        }
        return path
    }
}

extension PostgresAddress: CustomStringConvertible {
    /// The address without what concerns this machine alone.
    public var description: String {
        let host = host.contains(":") ? "[\(host)]" : host
        return "postgresql://\(user)@\(host)\(port == 5432 ? "" : ":\(port)")/\(database)"
    }
}
