import ArgumentParser
import Foundation
import XcodeProject

/// Writes the manifest of a package that stands for an Xcode project.
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Writes Package.swift for an Xcode project, or tells what it lacks here",
        discussion: """
            Nothing that is there is changed: the manifest is the one new file, written beside the project. Then \
            “tabard-swift build” and “run” know the app.

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
        try ManifestFile.checkAbsent(in: root, files: files)
        let input = try AppReader(files: files).read(found, root: root)
        let plan = try PackagePlanner(files: files, root: root, input: input).plan(target: target)
        let path = try ManifestFile.write(plan.manifest, to: root, files: files)
        print(PortSummary(plan: plan, root: root).text, terminator: "")
        print("Wrote \(path)")
    }

    private func report(_ found: AppReader.Found, root: String, files: FilesOnDisk) throws {
    }

    private func absolute(_ path: String) -> String {
        FilePath.join(FileManager.default.currentDirectoryPath, path)
    }
}
