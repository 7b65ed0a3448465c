import Foundation

/// What is wrong with one document, as the kit's program tells it in a line of JSON.
struct DocumentFindings: Codable, Equatable {
    struct Finding: Codable, Equatable {
        enum Severity: String, Codable {
            case warning
            case error
        }

        let line: Int
        let column: Int
        let severity: Severity
        let text: String
    }

    let document: String
    var findings: [Finding]

    /// What is told of a document at which the program ended.
    init(document: String, ending: InterfaceProgram.Ending) {
        self.document = document
        let text =
            switch ending {
            case .signalled(SIGALRM): "Looking at the document takes too long"
            case .signalled(let signal):
                "The program that looks at the document ended by the signal \(signal)"
            case .exited(let status): "The program that looks at the document ended with \(status)"
            }
        findings = [Finding(line: 1, column: 1, severity: .error, text: text)]
    }

    /// The findings in the lines of an output; a line that was cut off is left out.
    static func read(_ output: Data) -> [DocumentFindings] {
        output.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(DocumentFindings.self, from: $0)
        }
    }

    /// The lines that are shown, as a compiler's are.
    ///
    /// - Parameter current: The folder that paths are shown from where they lie in it.
    func lines(in current: String) -> [String] {
        let path =
            document.hasPrefix(current + "/") ? String(document.dropFirst(current.count + 1)) : document
        return findings.map { "\(path):\($0.line):\($0.column): \($0.severity.rawValue): \($0.text)" }
    }
}
