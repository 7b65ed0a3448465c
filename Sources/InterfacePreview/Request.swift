import Foundation

/// What the program is asked for.
///
/// It reads its arguments itself: where the kit is built, the library for that would take the kit's module `os` for Apple's.
struct Request {
    enum Command: String, CaseIterable {
        /// Tells what is wrong with documents.
        case check
        /// Draws a document into files.
        case draw
        /// Shows a document in a window.
        case show
    }

    /// What is wrong with the arguments.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    let command: Command
    /// The file with what is known of the app.
    private(set) var app: String?
    /// The folder for pictures.
    private(set) var output = "."
    /// The seconds that one document or scene may take; one that takes longer ends the program, by a signal.
    private(set) var seconds: UInt32 = 60
    /// The widths that scenes are shown in; none for those that they have in the document.
    private(set) var widths: [Int] = []
    private(set) var documents: [String] = []

    private static let possibleWidths = 100...2048

    init(_ arguments: [String]) throws(Problem) {
        guard let word = arguments.first, let command = Command(rawValue: word) else {
            throw Problem(
                description: """
                    Usage: InterfacePreview check|draw|show [--app FILE] [--seconds NUMBER] [--width NUMBER]… \
                    [--output FOLDER] [--] DOCUMENT…
                    """
            )
        }
        self.command = command
        var rest = arguments.dropFirst()
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                documents.append(word)
                continue
            }
            if word == "--" {
                documents += rest
                break
            }
            guard let value = rest.popFirst() else { throw Problem(description: "\(word) wants a value") }
            try take(word, value)
        }
        if command != .check, documents.count != 1 {
            throw Problem(description: "\(command.rawValue) wants one document")
        }
    }

    private mutating func take(_ option: String, _ value: String) throws(Problem) {
        switch option {
        case "--app": app = value
        case "--output": output = value
        case "--seconds":
            guard let number = UInt32(value), number > 0 else {
                throw Problem(description: "Seconds are a number above 0, and not \(value)")
            }
            seconds = number
        case "--width":
            let range = Self.possibleWidths
            guard let number = Int(value), range.contains(number) else {
                throw Problem(
                    description:
                        "A width is a number from \(range.lowerBound) to \(range.upperBound), and not \(value)"
                )
            }
            widths.append(number)
        default: throw Problem(description: "There is no option \(option)")
        }
    }
}
