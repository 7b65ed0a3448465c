/// A message that a program sends to everyone who listens.
public struct DBusSignal: Hashable, Sendable {
    /// The unique name of the sender, such as `:1.42`, or the bus's own name.
    public let sender: String
    public let path: String
    public let interface: String
    public let member: String
    public let arguments: [DBusValue]
}
