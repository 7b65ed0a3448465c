import ArgumentParser
import Foundation

/// `tabard-swift check`: tells what is wrong with interface documents before the app runs.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell what is wrong with storyboards and xib files",
        discussion: """
            Names what the app's documents ask for and the app or Tabard does not have: classes, outlets, actions, \
            scenes, images, elements and attributes. Nothing is built: the sources are read as they are. Without files, \
            all documents of the package or the Xcode project in the current folder are looked at.

            Ends with 1 if there is an error, with 0 if there are only warnings or nothing.
            """
    )

    @Option(help: "The folder of the package or the Xcode project.")
    var packagePath: String?

    @Argument(help: "The documents to look at, instead of all.")
    var files: [String] = []

    func run() throws {
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
        let app = AppFiles(of: try AppFiles.root(of: files.first, packagePath: packagePath))
        let documents = files.isEmpty ? app.documents : files.map { URL(fileURLWithPath: $0).path }
        guard !documents.isEmpty else {
            print("There are no storyboards and no xib files in \(app.root.path).")
            return
        }
        let program = try InterfaceProgram(for: app)
        defer { program.remove() }
        var counts: [DocumentFindings.Finding.Severity: Int] = [:]
        for document in try findings(of: documents, program) {
            for line in document.lines(in: current.path) { print(line) }
            for finding in document.findings { counts[finding.severity, default: 0] += 1 }
        }
        let numbers = (documents.count, counts[.error] ?? 0, counts[.warning] ?? 0)
        print("Documents: \(numbers.0), errors: \(numbers.1), warnings: \(numbers.2)")
        if numbers.1 > 0 { throw ExitCode(1) }
    }

    /// A document that ends the program keeps nobody from looking at the others.
    private func findings(of documents: [String], _ program: InterfaceProgram) throws -> [DocumentFindings] {
        var found: [DocumentFindings] = []
        var waiting = documents[...]
        while !waiting.isEmpty {
            let result = try program.run("check", ["--"] + waiting)
            let read = DocumentFindings.read(result.output).prefix(waiting.count)
            found += read
            waiting = waiting.dropFirst(read.count)
            guard let next = waiting.first else { break }
            // What does not even start says why.
            if found.isEmpty, case .exited = result.ending {
                throw Failure(result.errors.isEmpty ? "Documents can't be looked at." : result.errors)
            }
            found.append(DocumentFindings(document: next, ending: result.ending))
            waiting = waiting.dropFirst()
        }
        return found
    }
}
