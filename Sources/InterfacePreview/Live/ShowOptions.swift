import ArgumentParser
import Foundation
import TabardKit

/// Shows a document in a window that follows the file while it changes.
struct ShowOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the scenes of a document in a window that follows the file"
    )

    @OptionGroup var shown: ShownDocument

    @MainActor
    func show() throws {
        let trial = try shown.readApp()
        // What can't be read yet may be so after the next change, but a file must be there.
        guard FileManager.default.fileExists(atPath: shown.document) else {
            throw ValidationError("There is no file \(shown.document)")
        }
        LivePreview.shown = shown
        // What lists show is made whenever they are scrolled.
        trial.run { LivePreview.main() }
    }
}
