import AppPackaging
import Foundation

/// A program as it is shipped: without what only debuggers read, which lies in a file of its own, and the same for the same sources
/// wherever and whenever it was built.
struct PackagedProgram {
    /// The program's file.
    let file: URL
    /// What debuggers read, by the build's id.
    let symbols: URL
    /// What the build is known by, in hexadecimal digits.
    let buildID: String
    /// Debian's name of the processor.
    let architecture: String

    private static let architectures = [
        "AArch64": "arm64", "Advanced Micro Devices X86-64": "amd64", "RISC-V": "riscv64",
    ]

    /// Makes it of what the linker wrote.
    ///
    /// - Parameters:
    ///   - built: The linker's file.
    ///   - folder: Where both files are put.
    ///   - objcopy: The program that comes with Swift's linker: that of GNU loses the RELRO of what this writes.
    init(_ built: URL, in folder: URL, objcopy: Tool) throws {
        let name = built.lastPathComponent
        file = folder.appendingPathComponent(name)
        symbols = folder.appendingPathComponent(name + ".debug")
        let header = try Tool.readelf.run(["-h", "--", built.path])
        let machine =
            header.split(separator: "\n").first { $0.contains("Machine:") }
            .map { $0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces) } ?? ""
        guard let architecture = Self.architectures[machine] else {
            throw PackagingError(
                .invalid,
                path: built.path,
                cause: "no package is made for the processor '\(machine)'"
            )
        }
        self.architecture = architecture
        // A number that Swift makes anew in each build.
        let unsteady = "--remove-section=.swift_modhash"
        try objcopy.run(["--only-keep-debug", unsteady, built.path, symbols.path])
        try objcopy.run(["--strip-all", unsteady, built.path, file.path])
        buildID = try Self.setBuildID(of: file, symbols)
        try Hardening.check(file)
    }

    /// Where the system looks for what debuggers read.
    var symbolsPath: String { "usr/lib/debug/.build-id/\(buildID.prefix(2))/\(buildID.dropFirst(2)).debug" }

    /// Gives both files an id that follows from what is run, and not from what was taken out.
    private static func setBuildID(of file: URL, _ symbols: URL) throws -> String {
        var content = try read(file)
        let place = try note(in: file)
        guard place.upperBound <= content.count else {
            throw PackagingError(.invalid, path: file.path, cause: "its build id is beyond its end")
        }
        content.replaceSubrange(place, with: Data(count: place.count))
        try content.write(to: file)
        let digits = Array(try Tool.sha1sum.run(["--", file.path]).prefix(2 * place.count))
        let identifier = Data(
            stride(from: 0, to: digits.count - 1, by: 2).compactMap {
                UInt8(String(digits[$0...$0 + 1]), radix: 16)
            }
        )
        guard identifier.count == place.count else {
            throw PackagingError(.invalid, path: file.path, cause: "its build id is not one of SHA-1")
        }
        content.replaceSubrange(place, with: identifier)
        try content.write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        var debug = try read(symbols)
        let other = try note(in: symbols)
        guard other.count == place.count, other.upperBound <= debug.count else {
            throw PackagingError(.invalid, path: symbols.path, cause: "its build id is of another length")
        }
        debug.replaceSubrange(other, with: identifier)
        try debug.write(to: symbols)
        return String(digits)
    }

    /// Where in a file the bytes of its build id stand.
    private static func note(in file: URL) throws -> Range<Int> {
        let sections = try Tool.readelf.run(["-S", "-W", "--", file.path])
        for line in sections.split(separator: "\n") where line.contains(".note.gnu.build-id") {
            let words = line.split(separator: "]").last?.split(separator: " ").map(String.init) ?? []
            // The name, its kind, its address, its place and its size.
            guard words.count > 4, let place = Int(words[3], radix: 16), let size = Int(words[4], radix: 16),
                size > 16
            else { continue }
            return place + 16..<place + size
        }
        throw PackagingError(.invalid, path: file.path, cause: "it has no build id")
    }

    private static func read(_ file: URL) throws -> Data {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw PackagingError(.unreadable, path: file.path, cause: "it can't be read")
        }
        return data
    }
}
