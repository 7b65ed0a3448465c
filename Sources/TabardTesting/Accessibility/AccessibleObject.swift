import GtkInterop

/// What a screen reader knows of one thing on the screen: its name, role and state, its place in
/// the tree, and what can be done with it.
///
/// It stands for an object in the app; each property asks the app anew, and throws once the object
/// is gone.
public struct AccessibleObject: Hashable, Sendable {
    let bus: AccessibilityBus
    let busName: String
    let path: String

    public static func == (left: AccessibleObject, right: AccessibleObject) -> Bool {
        left.busName == right.busName && left.path == right.path
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(busName)
        hasher.combine(path)
    }
}

@MainActor
extension AccessibleObject {
    /// What is read aloud, such as the title of a tab.
    public var name: String {
        get throws { try property("Name").stringValue ?? "" }
    }

    /// What is written in it, of an object that holds a text, such as a field.
    public var text: String {
        get throws {
            // GTK takes no negative end for that of the text.
            let count = try property("CharacterCount", of: .text).integerValue ?? 0
            let range: [DBusValue] = [.int32(0), .int32(Int32(clamping: count))]
            guard let text = try ask("GetText", of: .text, range).first?.stringValue else {
                throw TestingError(.failed, "GetText of \(path) answered without a text")
            }
            return text
        }
    }

    /// What is said beyond the name; often empty.
    public var description: String {
        get throws { try property("Description").stringValue ?? "" }
    }

    /// What kind of thing it is.
    public var role: Role {
        get throws { Role(rawValue: UInt32(try number(from: "GetRole"))) }
    }

    /// The role in the app's own words.
    public var roleName: String {
        get throws { try ask("GetRoleName").first?.stringValue ?? "" }
    }

    /// What is true of it now.
    public var state: State {
        get throws {
            let words = try ask("GetState").first?.elements?.compactMap(\.integerValue) ?? []
            var bits: UInt64 = 0
            for (index, word) in words.prefix(2).enumerated() { bits |= UInt64(word) << (32 * index) }
            return State(rawValue: bits)
        }
    }

    /// What it is in, nil for the root.
    public var parent: AccessibleObject? {
        get throws { object(try property("Parent")) }
    }

    /// What is directly in it, in order.
    public var children: [AccessibleObject] {
        get throws { try ask("GetChildren").first?.elements?.compactMap { object($0) } ?? [] }
    }

    /// How many children it says it has.
    public var childCount: Int {
        get throws { try property("ChildCount").integerValue ?? 0 }
    }

    /// The object's position among its siblings, from 0.
    public var indexInParent: Int {
        get throws { try number(from: "GetIndexInParent") }
    }

    /// Names and values that the toolkit adds.
    public var attributes: [String: String] {
        get throws {
            var attributes: [String: String] = [:]
            for case .dictionaryEntry(let key, let value)
                in try ask("GetAttributes").first?.elements ?? []
            {
                if let key = key.stringValue { attributes[key] = value.stringValue }
            }
            return attributes
        }
    }
}

@MainActor
extension AccessibleObject {
    enum Interface: String {
        case accessible = "org.a11y.atspi.Accessible"
        case action = "org.a11y.atspi.Action"
        case component = "org.a11y.atspi.Component"
        case text = "org.a11y.atspi.Text"
        case value = "org.a11y.atspi.Value"
    }

    func ask(
        _ member: String,
        of interface: Interface = .accessible,
        _ arguments: [DBusValue] = []
    ) throws -> [DBusValue] {
        try noticingTheEnd {
            try bus.connection.call(
                destination: busName,
                path: path,
                interface: interface.rawValue,
                member: member,
                arguments: arguments,
                timeout: .seconds(10)
            )
        }
    }

    func property(_ name: String, of interface: Interface = .accessible) throws -> DBusValue {
        try noticingTheEnd {
            try bus.connection.property(
                destination: busName,
                path: path,
                interface: interface.rawValue,
                name: name,
                timeout: .seconds(10)
            )
        }
    }

    /// Tells the end of the app apart from that of one object in it.
    private func noticingTheEnd<Answer>(_ question: () throws -> Answer) throws -> Answer {
        do {
            return try question()
        } catch let error as DBusError {
            let ends = ["ServiceUnknown", "NameHasNoOwner", "NoReply"].map {
                "org.freedesktop.DBus.Error." + $0
            }
            guard let name = error.remoteName, ends.contains(name) else { throw error }
            throw TestingError(.ended, "the app has left the accessibility bus: \(error.cause)")
        }
    }

    private func number(from member: String) throws -> Int {
        guard let number = try ask(member).first?.integerValue, number >= 0 else {
            throw TestingError(.failed, "\(member) of \(path) answered without a number")
        }
        return number
    }

    /// Reads a reference to an object; there is one that means none.
    private func object(_ value: DBusValue) -> AccessibleObject? {
        guard let parts = value.elements, parts.count == 2, let busName = parts[0].stringValue,
            let path = parts[1].stringValue, path != "/org/a11y/atspi/null"
        else { return nil }
        return AccessibleObject(bus: bus, busName: busName.isEmpty ? self.busName : busName, path: path)
    }
}
