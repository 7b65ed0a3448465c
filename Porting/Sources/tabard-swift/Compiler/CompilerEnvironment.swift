import Foundation

/// What the commands tell this program when SwiftPM runs it as the compiler.
struct CompilerEnvironment {
    /// The real compiler.
    let compiler: URL
    /// The kit's folder.
    let kit: URL
    /// The folder of the root package.
    let package: URL
    /// The folder that SwiftPM builds in.
    let scratch: URL

    private static let names = (
        compiler: "TABARD_SWIFT_COMPILER", kit: "TABARD_SWIFT_KIT", package: "TABARD_SWIFT_PACKAGE",
        scratch: "TABARD_SWIFT_SCRATCH"
    )

    init(compiler: URL, kit: URL, package: URL, scratch: URL) {
        self.compiler = compiler
        self.kit = kit
        self.package = package
        self.scratch = scratch
    }

    init(_ environment: [String: String]) throws {
        func folder(_ name: String) throws -> URL {
            guard let path = environment[name] else {
                throw Failure("This compiler is run by `tabard-swift build`, which sets \(name).")
            }
            return URL(fileURLWithPath: path)
        }
        compiler = try folder(Self.names.compiler)
        kit = try folder(Self.names.kit)
        package = try folder(Self.names.package)
        scratch = try folder(Self.names.scratch)
    }

    func write(to environment: inout [String: String]) {
        environment[Self.names.compiler] = compiler.path
        environment[Self.names.kit] = kit.path
        environment[Self.names.package] = package.path
        environment[Self.names.scratch] = scratch.path
    }
}
