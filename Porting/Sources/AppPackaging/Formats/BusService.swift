/// The file by which the session's bus starts an app that is called while it does not run.
public struct BusService {
    private let app: AppDescription
    private let command: String

    /// Nil for an app that nobody calls, since it opens nothing: it is not on the bus.
    ///
    /// - Parameter command: The program's path.
    public init?(_ app: AppDescription, command: String) {
        guard !app.openedTypes.isEmpty else { return nil }
        self.app = app
        self.command = command
    }

    /// The file's name.
    public static func name(of app: AppDescription) -> String { app.identifier + ".service" }

    /// The file's text.
    public var text: String { "[D-BUS Service]\nName=\(app.identifier)\nExec=\(command)\n" }
}
