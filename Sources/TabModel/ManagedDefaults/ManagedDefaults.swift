/// What whoever manages a group of devices wants an app's tabs to be there: a fleet's defaults.
///
/// They lie over what the app declares and below what the user did (F1 of <doc:FleetDefaults>): they make another declaration
/// of the app's, with which a record is then read as ever.
///
/// ```swift
/// let defaults = ManagedDefaults(order: ["me", "home"], hidden: ["feed"], required: ["home"])
/// let declaration: TabDeclaration = ["home", "search", "feed", "me"]
/// record.arrangement(for: declaration.managed(by: defaults)).visible  // [me, home, search], if the user did nothing
/// ```
///
/// Ids that the app does not have mean nothing, and those that it has are found by former ids, too (F8).
public struct ManagedDefaults: Hashable, Sendable {
    /// The order of a group's tabs.
    public struct Group: Hashable, Sendable {
        /// The group.
        public let id: TabID
        /// The tabs that come first in it, in order.
        public let order: [TabID]

        /// Makes an order from its parts.
        public init(_ id: TabID, order: [TabID]) {
            self.id = id
            self.order = order
        }
    }

    /// The tabs that come first, in order, of a tree the root tabs; the others follow in the app's order (F3).
    public var order: [TabID]
    /// The order of groups' tabs, by the same rule.
    public var groups: [Group]
    /// The tabs that are hidden until the user shows them (F4).
    public var hidden: Set<TabID>
    /// The tabs that the user may not hide (F5).
    public var required: Set<TabID>
    /// The tabs that the user may not move (F6).
    public var fixed: Set<TabID>
    /// Whether the user may change nothing, and what they changed before does not count as long as this holds (F9).
    public var isLocked: Bool

    /// How many ids there may be together; what comes from outside and has more is refused (F14).
    public static let maximumCount = 10_000

    /// Makes defaults; by default they say nothing.
    public init(
        order: [TabID] = [],
        groups: [Group] = [],
        hidden: Set<TabID> = [],
        required: Set<TabID> = [],
        fixed: Set<TabID> = [],
        isLocked: Bool = false
    ) {
        self.order = order
        self.groups = groups
        self.hidden = hidden
        self.required = required
        self.fixed = fixed
        self.isLocked = isLocked
    }

    /// How many ids there are in it.
    public var count: Int {
        groups.reduce(order.count + hidden.count + required.count + fixed.count) { $0 + 1 + $1.order.count }
    }
}
