import TabModel

/// By which of a fleet's defaults a device goes for a layout, and where they come from (F13).
public struct ManagedDefaultsReading: Sendable {
    /// The edition of the system's file, nil if there is none or it is bad.
    public let system: ManagedDefaultsEdition?
    /// What was heard of fleets, which does not count if there is one of the system's.
    public let state: ManagedDefaultsState
    /// What was wrong; nothing is lost by it.
    public let problems: [TabStoreError]

    /// The defaults that count, nil for none: then the app's declaration does.
    public var defaults: ManagedDefaults? { system.map(\.defaults) ?? state.defaults }

    /// The edition that they are in, or the last one that was heard.
    public var edition: ManagedDefaultsEdition? { system ?? state.edition }

    /// By what the device goes; the system's file has no term.
    public var condition: ManagedDefaultsState.Condition {
        system.map { $0.defaults == nil ? .withdrawn : .inForce } ?? state.condition
    }
}
