import AppPackaging
import ArgumentParser
import Foundation

/// `tabard-swift package`: makes what users install.
struct PackageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "package",
        abstract: "Pack an app for its users",
        discussion: """
            It becomes a package for Debian, a folder that runs from anywhere, or what Flatpak makes a bundle of. \
            The app is built for release, with Swift's libraries and the kit in it. What the package says comes from the \
            app's Info.plist, its icon and its languages, and from the file .tabard/package.json beside the manifest.
            """
    )

    @Argument(help: "The forms: deb, tar, flatpak; the first two where none is named.")
    var forms: [PackageForm] = []

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
        } catch let error as CocoaError {
            let place = error.userInfo["NSDestinationFilePath"] as? String ?? error.filePath
            let system = error.underlying.map { $0 as NSError }.flatMap { cause in
                cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : nil
            }
            throw Failure("\(place ?? output): \(system ?? error.localizedDescription)")
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
            toolchain: session.toolchain
        )
        let forms: Set<PackageForm> = forms.isEmpty ? [.deb, .tar] : Set(forms)
        if forms.contains(.flatpak) {
            try FlatpakManifest.checkName(of: app.description, path: app.list.path)
        }
        let output = try PackageOutput(URL(fileURLWithPath: output), packing: app.description.debianName)
        defer { output.clean() }
        let temporary = FileManager.default.temporaryDirectory
            .appendingPathComponent("tabard-package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        try FileManager.default.createDirectory(
            at: temporary,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let icons = try DesktopIcons(app.icons, in: temporary)
        if !icons.isShown {
            Self.tell(
                "Warning: \(package.path): \(name) has no icon of 64 pixels or more; one comes from an "
                    + "AppIcon.appiconset in an asset catalogue among its resources, where a picture of 1024 pixels "
                    + "is enough"
            )
        }
        if !Metainfo.isValid(identifier: app.description.identifier) {
            Self.tell(
                "Warning: \(app.list.path): the identifier \(app.description.identifier) is kept, but software centres "
                    + "want a domain in small letters before its last part, as in org.example.Notes"
            )
        }
        let packages = AppPackages(
            app: app,
            icons: icons,
            output: output.making,
            time: Self.time(of: package)
        )
        let objcopy = Tool(
            name: "llvm-objcopy",
            package: "Swift's toolchain",
            folder: session.toolchain.binaries
        )
        let shipped = try PackagedProgram(program, in: temporary, objcopy: objcopy)
        let files = try packages.make(forms, of: shipped, in: temporary)
        if forms.contains(.flatpak), !Tool.flatpakBuilder.isInstalled {
            let builder = Tool.flatpakBuilder
            Self.tell(
                "Note: \(builder.name), which makes the bundle, is not installed; \(builder.package) has it"
            )
        }
        return try output.publish(files)
    }

    private static func tell(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
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
