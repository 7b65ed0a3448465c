import AppPackaging
import ArgumentParser
import Foundation

/// `tabard-swift package`: makes what users install.
struct PackageCommand: ParsableCommand {
    /// A form of package.
    enum Form: String, CaseIterable, ExpressibleByArgument {
        case deb, tar
    }

    static let configuration = CommandConfiguration(
        commandName: "package",
        abstract: "Pack an app for its users, as a Debian package or as a folder that runs from anywhere",
        discussion: """
            The app is built for release, with Swift's libraries and the kit in it. What the package says comes from the \
            app's Info.plist, its icon and its languages, and from the file .tabard/package.json beside the manifest.
            """
    )

    @Argument(help: "The forms: deb, tar; both where none is named.")
    var forms: [Form] = []

    @Option(help: "The app's product, where the package has several.")
    var product: String?

    @Option(help: "The package's folder.")
    var packagePath: String?

    @Option(help: "The folder to write into.")
    var output = "."

    func run() throws {
        do {
            for file in try pack() { print(file.path) }
        } catch let error as PackagingError {
            throw Failure(error.description)
        }
    }

    private func pack() throws -> [URL] {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let named = packagePath.map { ["--package-path", $0] } ?? []
        let package = PackageArguments(named).package(from: current)
        let scratch = package.appendingPathComponent(".build/package")
        let place = ["--package-path", package.path, "--scratch-path", scratch.path]
        let session = try PackageSession(PackageArguments(place), environment: [Compiler.shipping: "1"])
        let name = try product ?? PackageProducts(session, place).only
        let options =
            place + ["-c", "release", "--static-swift-stdlib", "--product", name]
            + Hardening.buildOptions
            + Self.reproducing(package, scratch)
        try session.run("build", options)
        let binaries = try session.output("build", options + ["--show-bin-path"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let program = URL(fileURLWithPath: binaries).appendingPathComponent(name).resolvingSymlinksInPath()
        let app = try BuiltApp(
            package: package,
            scratch: scratch,
            program: program,
            kit: session.kit,
            compiler: session.kit.description.compiler
        )
        let output = URL(fileURLWithPath: output)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let temporary = FileManager.default.temporaryDirectory
            .appendingPathComponent("tabard-package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        try FileManager.default.createDirectory(
            at: temporary,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let packages = AppPackages(app: app, output: output, time: Self.time(of: package))
        let objcopy = Tool(
            name: "llvm-objcopy",
            package: "Swift's toolchain",
            folder: session.toolchain.binaries
        )
        let shipped = try PackagedProgram(program, in: temporary, objcopy: objcopy)
        return try (forms.isEmpty ? Form.allCases : forms).flatMap { form in
            switch form {
            case .deb: try packages.makeDebianPackage(shipped, in: temporary)
            case .tar: try packages.makeArchive(shipped, in: temporary)
            }
        }
    }

    /// What is built tells nothing of the folder that it was built in.
    private static func reproducing(_ package: URL, _ scratch: URL) -> [String] {
        [
            "-Xswiftc", "-file-prefix-map", "-Xswiftc", "\(scratch.path)=/build", "-Xswiftc",
            "-file-prefix-map",
            "-Xswiftc", "\(package.path)=/app", "-Xcc", "-ffile-prefix-map=\(scratch.path)=/build",
            "-Xcc", "-ffile-prefix-map=\(package.path)=/app", "-Xlinker", "--build-id=sha1",
            // Debuggers would be told where modules of C were kept.
            "-Xswiftc", "-Xfrontend", "-Xswiftc", "-no-clang-module-breadcrumbs",
        ]
    }

    /// The time that files in packages have: that of the environment, or of the last commit, or the first that archives know.
    private static func time(of package: URL) -> Date {
        let given = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]
        let committed = try? Tool.git.run(["-C", package.path, "log", "-1", "--format=%ct"])
        let words = [given, committed].compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
        let seconds = words.lazy.compactMap { Int($0) }.first { $0 > 0 } ?? 315_532_800
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }
}
