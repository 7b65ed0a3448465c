/// What an audit knows of one accessible object: a value, taken at a moment.
public struct AccessibilityAuditElement: Hashable, Sendable {
    /// The index of the element that it is in; nil for the first one, the root.
    public var parent: Int?
    /// What is read aloud.
    public var name: String
    /// What is said beyond the name.
    public var description: String
    /// What kind of thing it is.
    public var role: Role
    /// The role in the app's own words.
    public var roleName: String
    /// What is true of it.
    public var state: State
    /// What can be done with it.
    public var actions: [String]
    /// Whether it has a number as its value.
    public var hasNumber: Bool
    /// Where it is in its window.
    public var frame: PixelRect?

    /// Makes an element of what is known of it.
    public init(
        parent: Int?,
        name: String = "",
        description: String = "",
        role: Role,
        roleName: String = "",
        state: State = [.visible, .sensitive],
        actions: [String] = [],
        hasNumber: Bool = false,
        frame: PixelRect? = nil
    ) {
        self.parent = parent
        self.name = name
        self.description = description
        self.role = role
        self.roleName = roleName
        self.state = state
        self.actions = actions
        self.hasNumber = hasNumber
        self.frame = frame
    }
}

@MainActor
extension AccessibleObject {
    /// The object and everything inside it as values, parents before children.
    public var auditElements: [AccessibilityAuditElement] {
        get throws {
            try snapshot.elements
        }
    }

    func auditElement(parent: Int?) throws -> AccessibilityAuditElement {
        let interfaces = try ask("GetInterfaces").first?.elements?.compactMap(\.stringValue) ?? []
        func has(_ interface: Interface) -> Bool { interfaces.contains(interface.rawValue) }
        return AccessibilityAuditElement(
            parent: parent,
            name: try name,
            description: try description,
            role: try role,
            roleName: try roleName,
            state: try state,
            actions: has(.action) ? try actions : [],
            hasNumber: has(.value),
            frame: has(.component) ? try frameInWindow : nil
        )
    }
}
