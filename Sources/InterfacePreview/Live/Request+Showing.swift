import Foundation
import TabardKit

extension Request {
    /// Shows a document in a window that follows the file while it changes.
    @MainActor
    func show() throws {
        let trial = InterfaceTrial(standIn: AppClasses(try AppFacts.use(app)).standIn)
        // What can't be read yet may be so after the next change, but a file must be there.
        guard FileManager.default.fileExists(atPath: documents[0]) else {
            throw Problem(description: "There is no file \(documents[0])")
        }
        LivePreview.request = self
        // What lists show is made whenever they are scrolled.
        trial.run { LivePreview.main() }
    }
}
