/// A value of an archive or a property list, as far as it can be told without the classes of its objects.
package indirect enum ArchivedValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    /// Seconds since the beginning of 1970.
    case date(Double)
    case data([UInt8])
    case list([ArchivedValue])
    case dictionary([ArchivedEntry])
    /// An object of another class than those of the values above, with what it encoded.
    case object(className: String, [ArchivedEntry])
    /// What is malformed, too large, or nested too deeply, as in a circle.
    case omitted
}
