import AppPackaging
import Foundation

/// Packs a built app in the forms that its users install.
struct AppPackages {
    let app: BuiltApp
    let icons: DesktopIcons
    /// The folder into which the packages are written.
    let output: URL
    /// The time that all files have.
    let time: Date

    private var description: AppDescription { app.description }

    /// What all forms have beside the program: how a desktop shows the app, and what is in it.
    private func addDesktopFiles(
        to folder: AppFolder,
        below prefix: String,
        command: String,
        isStartedByBus: Bool = false
    ) throws {
        let share = prefix + "share/"
        let desktop = DesktopFile(
            description,
            command: command,
            hasIcon: !icons.files.isEmpty,
            isStartedByBus: isStartedByBus
        )
        try folder.write(desktop.text, to: share + "applications/" + DesktopFile.name(of: description))
        try folder.write(
            Metainfo(description, day: time).text,
            to: share + "metainfo/" + Metainfo.name(of: description)
        )
        if let types = MIMETypes(description) {
            try folder.write(types.text, to: share + "mime/packages/" + MIMETypes.name(of: description))
        }
        let theme = share + "icons/hicolor/"
        for (size, icon) in icons.files {
            try folder.copy(icon, to: theme + "\(size)x\(size)/apps/\(description.identifier).png")
        }
        if let icon = app.symbolicIcon {
            try folder.copy(icon, to: theme + "symbolic/apps/\(description.identifier)-symbolic.svg")
        }
    }

    private func addProgram(_ program: PackagedProgram, to folder: AppFolder, at path: String) throws {
        try folder.copy(program.file, to: path + description.executable)
        for resources in app.resources { try folder.copy(resources, to: path + resources.lastPathComponent) }
        try folder.write(app.licences, to: path + app.placeOfLicences)
        let bill = SoftwareBill(description, parts: app.parts.map(\.part), time: time)
        try folder.write(bill.text, to: path + "sbom.spdx.json")
    }

    /// Packs the app.
    ///
    /// - Returns: The files, those of Debian first.
    func make(_ forms: Set<PackageForm>, of program: PackagedProgram, in temporary: URL) throws -> [URL] {
        var files: [URL] = []
        if forms.contains(.deb) { files += try makeDebianPackage(program, in: temporary) }
        guard !forms.isDisjoint(with: [.tar, .flatpak]) else { return files }
        let archive = try makeArchive(program, in: temporary)
        files += [archive, try copySymbols(program)]
        if forms.contains(.flatpak) { files.append(try makeFlatpakManifest(of: archive)) }
        return files
    }

    /// Packs the app for Debian and its kin.
    ///
    /// - Returns: The package and that with its symbols.
    private func makeDebianPackage(_ program: PackagedProgram, in temporary: URL) throws -> [URL] {
        let name = description.debianName
        let folder = try AppFolder(temporary.appendingPathComponent("deb"), time: time)
        let place = "usr/lib/\(name)/"
        try addProgram(program, to: folder, at: place)
        let command = "/usr/bin/\(name)"
        let service = BusService(description, command: command)
        try addDesktopFiles(to: folder, below: "usr/", command: command, isStartedByBus: service != nil)
        try folder.link("usr/bin/\(name)", to: "../lib/\(name)/\(description.executable)")
        if let service {
            try folder.write(
                service.text,
                to: "usr/share/dbus-1/services/" + BusService.name(of: description)
            )
        }
        try addDocumentation(to: folder, at: "usr/share/doc/\(name)/")
        let manual = "usr/share/man/man1/\(name).1"
        try folder.write(ManualPage(description, command: name).text, to: manual)
        try Tool.gzip.run(["-9", "-n", "--", folder.root.appendingPathComponent(manual).path])
        let dependencies = try self.dependencies(of: program.file, in: temporary)
        let size = try folder.settle(executables: [place + description.executable])
        let package = try pack(folder, name, program.architecture, dependencies, size)

        let symbols = try AppFolder(temporary.appendingPathComponent("dbgsym"), time: time)
        try symbols.copy(program.symbols, to: program.symbolsPath)
        try addDocumentation(to: symbols, at: "usr/share/doc/\(name)-dbgsym/")
        let symbolsSize = try symbols.settle(executables: [])
        let needed = "\(name) (= \(description.debianVersion))"
        return [package, try pack(symbols, name + "-dbgsym", program.architecture, needed, symbolsSize)]
    }

    private func addDocumentation(to folder: AppFolder, at path: String) throws {
        let owner = description.packaging.maintainer.prefix { $0 != "<" }.trimmingCharacters(in: .whitespaces)
        let copyright = DebianCopyright(owner: owner, licences: app.licences)
        try folder.write(copyright.text, to: path + "copyright")
        let file = folder.root.appendingPathComponent(path + "changelog.Debian")
        try folder.write(change, to: path + "changelog.Debian")
        try Tool.gzip.run(["-9", "-n", "--", file.path])
    }

    /// The version as Debian's changelogs have it.
    private var change: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss"
        return """
            \(description.debianName) (\(description.debianVersion)) stable; urgency=medium

              * Version \(description.version).

             -- \(description.packaging.maintainer)  \(format.string(from: time)) +0000

            """
    }

    /// What a program needs of Debian's libraries, as Debian's own tool finds it.
    private func dependencies(of program: URL, in temporary: URL) throws -> String {
        let folder = temporary.appendingPathComponent("dependencies")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("debian"),
            withIntermediateDirectories: true
        )
        let control =
            "Source: app\nMaintainer: \(description.packaging.maintainer)\n\nPackage: app\nArchitecture: any\nDescription: app\n"
        try Data(control.utf8).write(to: folder.appendingPathComponent("debian/control"))
        let found = try Tool.shlibdeps.run(["-O", "-e\(program.path)"], in: folder)
        return found.split(separator: "\n").first { $0.hasPrefix("shlibs:Depends=") }
            .map { String($0.dropFirst("shlibs:Depends=".count)) } ?? ""
    }

    private func pack(
        _ folder: AppFolder,
        _ name: String,
        _ architecture: String,
        _ dependencies: String,
        _ size: Int
    ) throws -> URL {
        var named = description
        let isSymbols = name != description.debianName
        if isSymbols { named.packaging.summary = "debug symbols for \(description.debianName)" }
        let control = DebianControl(
            named,
            name: name,
            architecture: architecture,
            dependencies: dependencies,
            installedSize: size,
            isSymbols: isSymbols
        )
        try folder.write(control.text, to: "DEBIAN/control")
        try folder.write(try checksums(of: folder), to: "DEBIAN/md5sums")
        _ = try folder.settle(executables: isSymbols ? [] : ["usr/lib/\(name)/\(description.executable)"])
        let package = output.appendingPathComponent(control.fileName)
        try Tool.dpkgDeb.run(
            ["--root-owner-group", "-Zxz", "--build", folder.root.path, package.path],
            environment: ["SOURCE_DATE_EPOCH": "\(Int(time.timeIntervalSince1970))"]
        )
        return package
    }

    private func checksums(of folder: AppFolder) throws -> String {
        let names =
            FileManager.default.enumerator(atPath: folder.root.path)?.compactMap { $0 as? String } ?? []
        let files = names.sorted().filter { name in
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: folder.root.appendingPathComponent(name).path
            )
            return !name.hasPrefix("DEBIAN") && attributes?[.type] as? FileAttributeType == .typeRegular
        }
        return try Tool.md5sum.run(["--"] + files, in: folder.root)
    }

    /// Packs the app as a folder that runs from anywhere.
    private func makeArchive(_ program: PackagedProgram, in temporary: URL) throws -> URL {
        let name = archiveName
        let place = temporary.appendingPathComponent("tar")
        let folder = try AppFolder(place.appendingPathComponent(name), time: time)
        try addProgram(program, to: folder, at: "")
        try addDesktopFiles(to: folder, below: "", command: description.executable)
        try folder.write(ArchiveInstructions(description).text, to: ArchiveInstructions.name)
        _ = try folder.settle(executables: [description.executable])
        let plain = temporary.appendingPathComponent("app.tar")
        try Tool.tar.run([
            "--create", "--file", plain.path, "--sort=name", "--owner=0", "--group=0", "--numeric-owner",
            "--format=gnu", "--directory", place.path, "--", name,
        ])
        let archive = output.appendingPathComponent("\(name)-\(program.architecture).tar.gz")
        try Tool.gzip.run(["-9", "-n", "--stdout", "--", plain.path], into: archive)
        return archive
    }

    private var archiveName: String { "\(description.debianName)-\(description.version)" }

    private func copySymbols(_ program: PackagedProgram) throws -> URL {
        let symbols = output.appendingPathComponent("\(archiveName)-\(program.architecture).debug")
        try FileManager.default.copyItem(at: program.symbols, to: symbols)
        // Debuggers read it, and nobody runs it.
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: symbols.path)
        return symbols
    }

    /// Writes what makes a Flatpak of the app.
    ///
    /// - Parameter archive: The folder that runs from anywhere, packed.
    private func makeFlatpakManifest(of archive: URL) throws -> URL {
        let checksum = String(try Tool.sha256sum.run(["--", archive.path]).prefix(64))
        let manifest = FlatpakManifest(description, archive: archive.lastPathComponent, checksum: checksum)
        let file = output.appendingPathComponent(FlatpakManifest.name(of: description))
        try Data(manifest.text.utf8).write(to: file)
        return file
    }
}
