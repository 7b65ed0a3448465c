import TabRoaming

/// What a layout is called on the server.
///
/// Whoever guesses an app's id can tell whether it is that one: ids of apps are known, and no function without a key could hide
/// them. So this is FNV-1a of 128 bits, which keeps a user's few layouts apart. Where records are sealed, so is this.
enum LayoutIdentifier {
    static func bytes(of layout: String, sealedWith key: RoamingKey?) -> [UInt8] {
        key?.identifier(of: layout) ?? bytes(of: layout)
    }

    static func bytes(of layout: String) -> [UInt8] {
        let prime = UInt128(1) << 88 | 0x13b
        var hash = UInt128(0x6c62_272e_07bb_0142) << 64 | 0x62b8_2175_6295_c58d
        for byte in layout.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
        return (0..<16).map { UInt8(truncatingIfNeeded: hash >> UInt128(8 * (15 - $0))) }
    }
}
