import UIKit

/// What the app tells of itself.
@MainActor
enum Line {
    static func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// From where to where the focus moves.
    static func movement(_ context: UIFocusUpdateContext) -> String {
        [context.previouslyFocusedView, context.nextFocusedView]
            .map { ($0 as? UIButton)?.currentTitle ?? ($0 == nil ? "-" : "other") }
            .joined(separator: ">")
    }
}
