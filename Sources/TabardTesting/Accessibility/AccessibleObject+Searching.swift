import GtkInterop

@MainActor
extension AccessibleObject {
    private enum Limits {
        static let depth = 200
        static let count = 50_000
    }

    /// Everything inside the object, parents before children.
    ///
    /// Objects that vanish while the app is asked are left out.
    public var descendants: [AccessibleObject] {
        get throws {
            var found: [AccessibleObject] = []
            try visitDescendants { object, _ in
                found.append(object)
                return true
            }
            return found
        }
    }

    /// The first object inside this one that fits, nil if there is none.
    ///
    /// - Parameters:
    ///   - role: The role, nil for any.
    ///   - name: The whole name, nil for any.
    public func find(role: Role? = nil, name: String? = nil) throws -> AccessibleObject? {
        var found: AccessibleObject?
        try visitDescendants { object, _ in
            guard try object.matches(role: role, name: name) else { return true }
            found = object
            return false
        }
        return found
    }

    /// All objects inside this one that fit, parents before children.
    public func findAll(role: Role? = nil, name: String? = nil) throws -> [AccessibleObject] {
        var found: [AccessibleObject] = []
        try visitDescendants { object, _ in
            if try object.matches(role: role, name: name) { found.append(object) }
            return true
        }
        return found
    }

    /// Waits until there is an object inside this one that fits.
    public func waitFor(
        role: Role? = nil,
        name: String? = nil,
        timeout: Duration = .seconds(10)
    ) throws -> AccessibleObject {
        do {
            let what = "an object \(role.map { "of \($0) " } ?? "")\(name.map { "named '\($0)'" } ?? "")"
            return try TabardTesting.waitFor(what, timeout: timeout) { try find(role: role, name: name) }
        } catch let error as TestingError where error.code == .timeout {
            throw TestingError(.timeout, error.message + "\n" + treeDescription)
        }
    }

    /// The object and everything inside it as indented text, for messages.
    public var treeDescription: String {
        var text = line + "\n"
        try? visitDescendants { object, depth in
            text += String(repeating: "  ", count: depth) + object.line + "\n"
            return true
        }
        return text
    }

    private var line: String {
        guard let role = try? role, let name = try? name, let state = try? state else { return "(gone)" }
        return "\(role) '\(name)' \(state)"
    }

    private func matches(role: Role?, name: String?) throws -> Bool {
        if let role, try self.role != role { return false }
        if let name, try self.name != name { return false }
        return true
    }

    /// Visits everything inside the object until the visitor returns false.
    func visitDescendants(_ visitor: (AccessibleObject, Int) throws -> Bool) throws {
        var waiting = try children.reversed().map { (object: $0, depth: 1) }
        var remaining = Limits.count
        while let (object, depth) = waiting.popLast() {
            remaining -= 1
            guard remaining > 0, depth < Limits.depth else {
                throw TestingError(.failed, "the tree of accessible objects has no end")
            }
            do {
                guard try visitor(object, depth) else { return }
                waiting += try object.children.reversed().map { ($0, depth + 1) }
            } catch let error as DBusError where error.code == .remote {
                continue
            }
        }
    }
}
