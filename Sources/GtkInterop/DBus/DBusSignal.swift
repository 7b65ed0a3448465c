/// A message that a program sends to everyone who listens.
public struct DBusSignal: Hashable, Sendable {
    /// The unique name of the sender, such as `:1.42`, or the bus's own name.
    public let sender: String
    /// The object that it tells of.
    public let path: String
    /// The interface that it belongs to.
    public let interface: String
    /// Its name.
    public let member: String
    /// Its values.
    public let arguments: [DBusValue]
}
