internal import SystemPackage

/// A number by which a machine knows itself again.
///
/// The system's own number must not leave the machine. This one has half of its bits and is mixed, so that the other cannot
/// be told from it, and it leaves the machine only with a copy of the directory.
enum MachineMark {
    /// The mark of this machine, 0 if it has none.
    static let current = mark(in: SystemFileSystem(), directory: "/etc", name: "machine-id")

    static func mark(in fileSystem: any FileSystem, directory: FilePath, name: String) -> UInt64 {
        guard let folder = try? fileSystem.openDirectory(directory, refusingLink: false) else { return 0 }
        defer { fileSystem.close(folder) }
        guard let file = try? fileSystem.open(name, in: folder, for: .reading) else { return 0 }
        defer { fileSystem.close(file) }
        guard let bytes = try? fileSystem.read(file, at: 0, count: length), bytes.count == length,
            let text = String(validating: bytes, as: UTF8.self),
            let first = UInt64(hexadecimal: text.prefix(length / 2)),
            let second = UInt64(hexadecimal: text.suffix(length / 2))
        else { return 0 }
        return mixed(mixed(first) ^ second)
    }

    /// The digits of the number.
    private static let length = 32

    /// The finishing steps of SplitMix64.
    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number &+ 0x9e37_79b9_7f4a_7c15
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
