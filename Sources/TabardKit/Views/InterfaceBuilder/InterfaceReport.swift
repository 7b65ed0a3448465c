internal import GtkInterop

/// Tells in the log of what documents hold that can't be followed, each thing once (I7).
@MainActor
enum InterfaceReport {
    /// Emptied between tests.
    static var told: Set<String> = []
    /// Documents come from outside; what they make the program say has an end.
    private static let limit = 1000
    /// The most characters of one thing.
    private static let length = 1000

    /// Tells a problem in the log, or to the tool that tries a document.
    static func tell(_ problem: InterfaceProblem) {
        if let trial = InterfaceTrial.current { return trial.note(problem) }
        let text = String(problem.description.prefix(length))
        guard told.count < limit, told.insert(text).inserted else { return }
        Log.note(text)
        if told.count == limit { Log.note("No more is told of interface documents") }
    }

    /// Tells what is no matter of an element.
    static func tell(_ text: String, document: String = "") {
        let problem = InterfaceProblem(
            document: document,
            line: nil,
            element: "",
            id: nil,
            subject: .other,
            text: text
        )
        tell(problem)
    }
}
