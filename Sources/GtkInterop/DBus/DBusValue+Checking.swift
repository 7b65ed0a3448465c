import CGtk

extension DBusValue {
    /// What a message may hold, well within what the bus itself allows.
    enum Limits {
        static let depth = 32
        static let count = 1_000_000
    }

    /// Throws unless the value can be sent, so that building it afterwards cannot fail.
    func check(depth: Int = 0) throws {
        guard depth < Limits.depth else {
            throw DBusError(.invalidValue, "a value is nested more than \(Limits.depth) deep")
        }
        switch self {
        case .string(let text):
            guard !text.utf8.contains(0) else {
                throw DBusError(.invalidValue, "a string contains the character NUL")
            }
        case .objectPath(let path):
            try DBusName.objectPath.check(path)
        case .signature(let text):
            guard Self.isSignature(text) else {
                throw DBusError(.invalidValue, "'\(text)' is not a signature")
            }
        case .array(let elementSignature, let elements):
            try Self.checkArray(elementSignature, elements, depth: depth)
        case .dictionaryEntry:
            throw DBusError(.invalidValue, "a dictionary entry stands outside an array")
        case .structure(let members):
            guard !members.isEmpty else { throw DBusError(.invalidValue, "a structure is empty") }
            for member in members { try member.check(depth: depth + 1) }
        case .variant(let value):
            try value.check(depth: depth + 1)
        default:
            break
        }
    }

    private static func checkArray(
        _ elementSignature: String,
        _ elements: [DBusValue],
        depth: Int
    ) throws {
        let signature = "a" + elementSignature
        guard isSignature(signature), g_variant_type_string_is_valid(signature) != 0 else {
            throw DBusError(.invalidValue, "'\(elementSignature)' is not the type of one array element")
        }
        for element in elements {
            guard element.signature == elementSignature else {
                let found = element.signature
                throw DBusError(.invalidValue, "an array of '\(elementSignature)' contains a '\(found)'")
            }
            guard case .dictionaryEntry(let key, let value) = element else {
                try element.check(depth: depth + 1)
                continue
            }
            try key.check(depth: depth + 2)
            try value.check(depth: depth + 2)
        }
    }

    /// GVariant knows a few types that D-Bus does not.
    private static func isSignature(_ text: String) -> Bool {
        text.utf8.count <= 255
            && text.utf8.allSatisfy { "sogbynixqutdhav(){}".utf8.contains($0) }
            && !text.contains("()")
            && g_variant_is_signature(text) != 0
    }
}

/// The kinds of name that a message carries, each with its own spelling.
enum DBusName: String {
    case bus = "bus name"
    case objectPath = "object path"
    case interface = "interface name"
    case member = "member name"

    func check(_ name: String) throws {
        let isValid =
            switch self {
            case .bus: g_dbus_is_name(name) != 0
            case .objectPath: g_variant_is_object_path(name) != 0
            case .interface: g_dbus_is_interface_name(name) != 0
            case .member: g_dbus_is_member_name(name) != 0
            }
        guard isValid, !name.utf8.contains(0) else {
            throw DBusError(.invalidName, "'\(name)' is not a valid \(rawValue)")
        }
    }
}
