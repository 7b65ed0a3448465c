import ArgumentParser
import Foundation
import XcodeProject

/// Writes the manifest of a package that stands for an Xcode project.
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Writes Package.swift for an Xcode project, or tells what it lacks here",
        discussion: """
            Nothing that is there is changed. Two new files are written: the manifest beside the project, and the app’s \
            properties, Tabard-Info.plist. Then “tabard-swift build” and “run” know the app.

            With --check nothing is written. The report names the frameworks, files and symbols that Linux or Tabard \
            lack, with how often and in which files, those used most first.

            Ends with 0 if the manifest was written, or if --check found nothing missing; with 1 after an error; with \
            2 if --check found something missing; with 64 if the arguments are wrong.
            """
    )

    @Argument(help: "The project, workspace or package, or the folder that holds it.")
    var path = "."

    @Option(help: "The app's target in Xcode, if there are several.")
    var target: String?

    @Option(help: "The folder that the manifest is written to, instead of the project's own.")
    var into: String?

    @Flag(help: "Report what is missing, and write nothing.")
    var check = false

    @Flag(help: "With --check, show every name, not only those used most.")
    var all = false

    @Option(
        parsing: .upToNextOption,
        help: "Files that list the interface of UIKit here, instead of those installed with this command."
    )
    var interface: [String] = []

    func run() throws {
        do {
            let files = FilesOnDisk()
            let reader = AppReader(files: files)
            let found = try reader.find(absolute(path))
            let root = absolute(into ?? found.folder)
            if check {
                try report(found, root: root, files: files)
            } else {
                try write(found, root: root, files: files)
            }
        } catch let error as XcodeProjectError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            throw ExitCode(1)
        }
    }

    private func write(_ found: AppReader.Found, root: String, files: FilesOnDisk) throws {
        if case .package(let folder) = found {
            print("\(folder) is a package already: there is nothing to write.")
            return
        }
        try NewFiles.checkAbsent([FilePath.join(root, "Package.swift")], files: files)
        let input = try AppReader(files: files).read(found, root: root)
        let plan = try PackagePlanner(files: files, root: root, input: input).plan(target: target)
        let texts = plan.files.map { (path: FilePath.join(root, $0.path), text: $0.text) }
        try NewFiles.write(texts, files: files)
        print(PortSummary(plan: plan, root: root).text, terminator: "")
        for text in texts { print("Wrote \(text.path)") }
    }

    private func report(_ found: AppReader.Found, root: String, files: FilesOnDisk) throws {
        let names = try names(files: files)
        let check = PortCheck(files: files, interface: names)
        let report: PortCheck.Report
        if case .package(let folder) = found {
            report = try check.report(ofPackage: folder)
        } else {
            let input = try AppReader(files: files).read(found, root: root)
            let plan = try PackagePlanner(files: files, root: root, input: input).plan(target: target)
            print(PortSummary(plan: plan, root: root).text)
            report = try check.report(of: plan, root: root)
        }
        let text = PortReportText(report: report, limit: all ? .max : 30, hasInterface: names != nil)
        print(text.text, terminator: "")
        if report.isSomethingMissing { throw ExitCode(2) }
    }

    /// The names that UIKit has here: those of the files that were named, or of those installed beside this command.
    private func names(files: FilesOnDisk) throws -> InterfaceNames? {
        var paths = interface.map(absolute)
        if paths.isEmpty {
            let program = files.resolved("/proc/self/exe") ?? ""
            let folder = FilePath.join(FilePath.folder(of: program), "../share/tabard/interface")
            guard files.isFolder(folder) else { return nil }
            paths = [folder]
        }
        var names = InterfaceNames()
        for path in paths {
            let inside =
                files.isFolder(path)
                ? try files.names(in: path, limit: 1_000).filter { $0.hasSuffix(".txt") }.map {
                    FilePath.join(path, $0)
                }
                : [path]
            for file in inside {
                names.add(String(decoding: try files.bytes(of: file, limit: 16 << 20), as: UTF8.self))
            }
        }
        return names
    }

    private func absolute(_ path: String) -> String {
        FilePath.join(FileManager.default.currentDirectoryPath, path)
    }
}
