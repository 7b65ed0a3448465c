/// A value of a property list, as keyed archives are made of.
public indirect enum ArchiveValue: Hashable, Sendable {
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// A text.
    case string(String)
    /// Bytes.
    case data([UInt8])
    /// A point in time, in seconds since the start of 2001 in UTC.
    case date(Double)
    /// An object of the archive, by its index in `KeyedArchive.objects`.
    case reference(Int)
    /// Values in order.
    case array([ArchiveValue])
    /// Values by their keys.
    case dictionary([String: ArchiveValue])
}
