import ArgumentParser
import Foundation
import TabardKit

/// The document that is drawn, and how wide.
struct ShownDocument: ParsableArguments {
    @Option(help: "What is known of the app.")
    var app: String?

    @Option(
        parsing: .singleValue,
        help: "A width in points, as often as wanted; otherwise the width that the scene has in the document."
    )
    var width: [Int] = []

    @Argument(help: "The document.")
    var document: String

    private static let widths = 100...2048

    func validate() throws {
        for width in width where !Self.widths.contains(width) {
            throw ValidationError(
                "A width is a number from \(Self.widths.lowerBound) to \(Self.widths.upperBound)"
            )
        }
    }

    /// Reads what is known of the app, whose images, colours and fonts are found from now on.
    ///
    /// - Returns: In what the document's objects are to be made, so that classes of UIKit stand for the app's.
    @MainActor
    func readApp() throws -> InterfaceTrial {
        InterfaceTrial(standIn: AppClasses(try AppFacts.use(app)).standIn)
    }

    /// The sizes in which a scene is drawn.
    @MainActor
    func sizes(of scene: InterfaceScenes.Scene) -> [CGSize] {
        width.isEmpty ? [scene.size] : width.map { CGSize(width: CGFloat($0), height: scene.size.height) }
    }
}
