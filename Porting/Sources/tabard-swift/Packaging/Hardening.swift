import AppPackaging
import Foundation

/// What keeps an error in a program or a library from giving it to others more easily than the system allows.
enum Hardening {
    /// What links programs so: all addresses are filled in at the start and then cannot be written any more, and no data are run
    /// as code.
    static let buildOptions = [
        "-Xlinker", "-z", "-Xlinker", "now", "-Xlinker", "-z", "-Xlinker", "relro", "-Xlinker", "-z",
        "-Xlinker", "noexecstack", "-Xcc", "-fstack-protector-strong",
    ]

    /// Refuses a program or a library that lacks any of it.
    static func check(_ file: URL) throws {
        let text = try Tool.readelf.run(["-h", "-l", "-d", "-W", "--", file.path])
        let lines = text.split(separator: "\n")
        func refuse(_ cause: String) -> PackagingError {
            PackagingError(.invalid, path: file.path, cause: cause)
        }
        guard lines.contains(where: { $0.contains("Type:") && $0.contains("DYN") }) else {
            throw refuse("it is not position independent")
        }
        guard lines.contains(where: { $0.contains("GNU_RELRO") }) else { throw refuse("it has no RELRO") }
        guard
            lines.contains(where: { $0.contains("BIND_NOW") || $0.contains("FLAGS_1") && $0.contains("NOW") })
        else {
            throw refuse("it is not bound at its start, and so its RELRO is not full")
        }
        guard let stack = lines.first(where: { $0.contains("GNU_STACK") }), !stack.contains("RWE") else {
            throw refuse("its stack is executable")
        }
    }
}
