/// A number that a localized text may have in its interpolations.
public protocol _FormatSpecifiable: Equatable {
    /// What it is handed over to a format as.
    associatedtype _Arg: CVarArg

    /// What it is handed over to a format as.
    var _arg: _Arg { get }
    /// How a format shows it.
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
    /// The number itself.
    public var _arg: Self { self }
}

extension Int: _FormatSpecifiable {
    /// `%lld`
    public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    /// `%d`
    public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    /// `%d`
    public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    /// `%d`
    public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    /// `%lld`
    public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    /// `%llu`
    public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    /// `%u`
    public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    /// `%u`
    public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    /// `%u`
    public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    /// `%llu`
    public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    /// `%f`
    public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    /// `%lf`
    public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    /// `%lf`
    public var _specifier: String { "%lf" }
}
