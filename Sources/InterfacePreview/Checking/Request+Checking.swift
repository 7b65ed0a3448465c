import Foundation

extension Request {
    /// Tells what is wrong with documents, for each in a line of JSON as soon as it is known.
    ///
    /// A document that keeps the program busy for too long ends it; whoever started it goes on with the next.
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
