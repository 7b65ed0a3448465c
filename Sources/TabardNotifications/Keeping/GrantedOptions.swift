/// What an app asked for, and has.
struct GrantedOptions: Codable, Equatable {
    private var bits: UInt
    /// Whether it never asked to disturb anybody.
    private(set) var isProvisional: Bool

    init(_ options: UNAuthorizationOptions) {
        bits = options.rawValue
        isProvisional = options.contains(.provisional)
    }

    var options: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: bits) }

    /// What it has after it asked once more.
    func adding(_ options: UNAuthorizationOptions) -> GrantedOptions {
        var sum = self
        sum.bits |= options.rawValue
        sum.isProvisional = isProvisional && options.contains(.provisional)
        return sum
    }
}
