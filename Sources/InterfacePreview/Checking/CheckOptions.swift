import ArgumentParser
import Foundation
import TabardKit

/// Tells what is wrong with documents, for each a line of JSON as soon as it is known.
///
/// A document that keeps the program busy for too long ends it, by a signal; whoever started it goes on with the next.
struct CheckOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell what is wrong with documents, as lines of JSON"
    )

    @Option(help: "What is known of the app.")
    var app: String?

    @Option(help: "The seconds that one document may take.")
    var seconds: UInt32 = 60

    @Argument(help: "The documents.")
    var documents: [String] = []

    @MainActor
    func check() throws {
        let facts = try AppFacts.use(app)
        let check = DocumentCheck(
            classes: AppClasses(facts),
            documents: AppDocuments(facts),
            pictures: AppPictures(in: facts.resourceFolders)
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for document in documents {
            alarm(seconds)
            let findings = DocumentFindings(document: document, findings: check.findings(of: document))
            alarm(0)
            FileHandle.standardOutput.write(try encoder.encode(findings) + Data("\n".utf8))
        }
    }
}
