import XCTest

/// What is written in C, where it depends on the processor, is compiled for the one of phones too.
///
/// It needs Debian's package `libc6-dev-arm64-cross`, with the C library's declarations for that processor; those of GTK are the
/// same for both.
final class ProcessorsTests: XCTestCase {
    private static let declarations = "/usr/aarch64-linux-gnu/include"

    private let checkout = Checkout.current

    private func arguments() throws -> [String] {
        guard FileManager.default.fileExists(atPath: Self.declarations + "/stdio.h") else {
            throw XCTSkip("libc6-dev-arm64-cross is not installed")
        }
        let folders = try Command.output(
            of: "pkg-config",
            "--cflags-only-I",
            "gtk4",
            "libadwaita-1",
            "libxml-2.0"
        )
        // Those of this machine's own processor would come before.
        let ofGTK = folders.split { $0.isWhitespace }.map(String.init).filter {
            !$0.hasPrefix("-I/usr/include/") || !$0.hasSuffix("-linux-gnu")
        }
        return [
            "clang", "--target=aarch64-linux-gnu", "-nostdlibinc", "-isystem", Self.declarations,
            "-idirafter",
            "/usr/include", "-xc", "-fsyntax-only", "-Wall", "-Werror",
        ] + ofGTK
    }

    private func compile(_ rest: [String]) throws {
        let arguments = try arguments()
        XCTAssertNoThrow(
            try Command.output(of: arguments + rest, in: checkout.root, withErrors: true),
            "\(rest)"
        )
    }

    func testSourcesInC() throws {
        let sources = ["Sources", "Kit/Sources"].flatMap { checkout.paths(in: $0, endingWith: ["c"]) }
        XCTAssertTrue(sources.contains("Sources/CImageDecoder/Confinement.c"))
        for source in sources {
            let room = source.split(separator: "/").dropLast().joined(separator: "/")
            try compile(["-I\(room)/include", source])
        }
    }

    func testHeaders() throws {
        for header in ["Sources/CGtk/CGtk.h", "Sources/CXML/CXML.h"] {
            try compile(["-include", header, "/dev/null"])
        }
    }

    /// The filter of system calls knows the processor; without it a decoder would be less confined.
    func testTheDecoderIsConfinedThere() throws {
        let macros = try Command.output(
            of: arguments().filter { $0 != "-fsyntax-only" } + [
                "-E", "-dM", "-ISources/CImageDecoder/include", "Sources/CImageDecoder/Confinement.c",
            ],
            in: checkout.root
        )
        XCTAssertTrue(macros.contains("#define TABARD_ARCHITECTURE AUDIT_ARCH_AARCH64\n"))
    }
}
