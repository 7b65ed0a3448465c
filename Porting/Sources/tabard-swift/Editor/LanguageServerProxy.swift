import Foundation
import Glibc
import LanguageServer
import SourceLowering

/// A language server that stands between an editor and `sourcekit-lsp`: the server has the lowered texts of documents, the
/// editor the originals, and neither knows of the other's.
final class LanguageServerProxy {
    /// A request of the editor's that the server has not answered yet.
    struct Pending {
        let method: String
        /// The document that is asked about, as it was then.
        let context: LoweredDocument?
        let documents: [String: LoweredDocument]
        /// Whether the server has the document itself for this, so that places need no translation.
        let isPlain: Bool
    }

    let events = EditorEvents()
    let editor = MessageWriter(.standardOutput)
    var server: MessageWriter?
    var workspace: EditorWorkspace?
    /// Open documents by their addresses.
    var documents: [String: OpenDocument] = [:]
    var pending: [JSONValue: Pending] = [:]

    private let arguments: [String]
    private let program: URL
    private var process: Process?
    private var isShutDown = false
    private var canWatchFiles = false

    /// When to let SwiftPM plan again, and when to lower what is left to do.
    private var planTime: Date?
    private var settleTime: Date?
    private var isPlanning = false
    private var lastPlanProblem: String?

    /// What identifies this program's own requests to the editor.
    private static let ownRequest: JSONValue = "tabard-swift watches files"

    init(arguments: [String], server program: URL) {
        self.arguments = arguments
        self.program = program
    }

    // MARK: Events

    /// Serves until the editor or the server ends.
    func run() -> Never {
        let events = events
        MessageStream.read(
            .standardInput,
            message: { events.add(.fromEditor($0)) },
            end: { events.add(.editorEnded(problem: $0)) }
        )
        while true {
            let times = [planTime, settleTime].compactMap { $0 }
            switch events.next(until: times.min()) {
            case .fromEditor(let bytes): receive(bytes)
            case .fromServer(let bytes): receiveFromServer(bytes)
            case .editorEnded(let problem): end(problem)
            case .serverEnded(let problem): end(isShutDown ? nil : problem ?? "sourcekit-lsp has ended")
            case .planned(let problem): planned(problem)
            case nil: break
            }
            doWhatIsDue()
        }
    }

    private func end(_ problem: String?) -> Never {
        if let problem { FileHandle.standardError.write(Data("error: \(problem)\n".utf8)) }
        editor.finish()
        server?.finish()
        // What it was told last lets it end by itself.
        if let process, process.isRunning, !isShutDown { process.terminate() }
        exit(problem == nil ? 0 : 1)
    }

    private func doWhatIsDue() {
        let now = Date()
        if let time = settleTime, time <= now {
            settleTime = nil
            settle()
        }
        if let time = planTime, time <= now, !isPlanning, let process = workspace?.buildProcess {
            planTime = nil
            isPlanning = true
            let events = events
            let work = Thread { events.add(.planned(problem: EditorWorkspace.build(process))) }
            work.start()
        } else if let time = planTime, time <= now, isPlanning {
            // As soon as the one that runs has ended.
            planTime = now.addingTimeInterval(0.2)
        }
    }

    func planSoon(after seconds: Double = 0.5) {
        guard workspace != nil else { return }
        planTime = Date().addingTimeInterval(seconds)
    }

    func settleSoon() {
        settleTime = Date().addingTimeInterval(0.3)
    }

    // MARK: From the editor

    private func receive(_ bytes: [UInt8]) {
        let message: JSONValue
        do {
            message = try JSONValue(bytes)
        } catch {
            return fail(.null, code: -32700, "The message is no JSON: \(error)")
        }
        guard message.members != nil else { return fail(.null, code: -32600, "The message is no object") }
        guard let method = message["method"]?.string else { return answerFromEditor(message, bytes) }
        if method == "exit" {
            server?.write(bytes)
            isShutDown = true
            end(nil)
        }
        if method == "initialize" { return initialize(message, bytes) }
        guard server != nil else {
            if let id = message["id"] { fail(id, code: -32002, "The server is not initialized") }
            return
        }
        if method == "shutdown" { isShutDown = true }
        if let id = message["id"] {
            request(method, id, message, bytes)
        } else {
            notification(method, message, bytes)
        }
    }

    func fail(_ id: JSONValue, code: Int, _ problem: String) {
        let error: JSONValue = ["code": .number(String(code)), "message": .string(problem)]
        editor.write((["jsonrpc": "2.0", "id": id, "error": error] as JSONValue).bytes)
    }

    private func answerFromEditor(_ message: JSONValue, _ bytes: [UInt8]) {
        if message["id"] == Self.ownRequest { return }
        server?.write(bytes)
    }

    private func initialize(_ message: JSONValue, _ bytes: [UInt8]) {
        let id = message["id"] ?? .null
        guard server == nil else { return fail(id, code: -32600, "The server is initialized already") }
        let parameters = message["params"]
        let address =
            parameters?["rootUri"]?.string ?? parameters?["workspaceFolders"]?.array?.first?["uri"]?.string
        let root =
            address.flatMap { URL(string: $0) }
            ?? parameters?["rootPath"]?.string.map { URL(fileURLWithPath: $0) }
        var words = arguments
        do {
            if let root, root.isFileURL { workspace = try EditorWorkspace(root: root, arguments: arguments) }
            if let workspace { words += workspace.serverArguments }
            try start(words)
        } catch {
            return fail(id, code: -32803, "\(error)")
        }
        let watching = parameters?["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
        canWatchFiles = watching?["dynamicRegistration"] == .bool(true)
        pending[id] = Pending(method: "initialize", context: nil, documents: [:], isPlain: true)
        server?.write(bytes)
        planSoon(after: 0)
    }

    private func start(_ words: [String]) throws {
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = program
        process.arguments = words
        process.standardInput = input
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            throw Failure("\(program.path) does not start: \(error.localizedDescription)")
        }
        self.process = process
        server = MessageWriter(input.fileHandleForWriting)
        input.fileHandleForReading.closeFile()
        let events = events
        MessageStream.read(
            output.fileHandleForReading,
            message: { events.add(.fromServer($0)) },
            end: { events.add(.serverEnded(problem: $0)) }
        )
    }

    /// Asks the editor to tell about files that come, go and change beside it.
    func watchFiles() {
        guard canWatchFiles, workspace != nil else { return }
        let watchers: JSONValue = [
            ["globPattern": "**/*.swift"], ["globPattern": "**/Package.resolved"],
            ["globPattern": "**/.tabard/modules"],
        ]
        let registration: JSONValue = [
            "id": "tabard-swift", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": watchers],
        ]
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": Self.ownRequest, "method": "client/registerCapability",
            "params": ["registrations": [registration]],
        ]
        editor.write(request.bytes)
    }

    // MARK: The plan

    private func planned(_ problem: String?) {
        isPlanning = false
        guard let workspace else { return }
        if let problem, problem != lastPlanProblem {
            log("The package's modules cannot all be built:\n\(problem)")
        }
        lastPlanProblem = problem
        let before = builtModules
        workspace.readPlan()
        builtModules = workspace.builtModules
        let changed = Set(builtModules.filter { before[$0.key] != $0.value }.keys)
        bindDocuments(importing: changed)
        settle()
    }

    private var builtModules: [String: Date] = [:]

    func log(_ text: String) {
        let message: JSONValue = [
            "jsonrpc": "2.0", "method": "window/logMessage", "params": ["type": 2, "message": .string(text)],
        ]
        editor.write(message.bytes)
    }

    private func settle() {
        guard let workspace else { return }
        var files = workspace.settle()
        writeDatabase()
        refreshLoweredTexts()
        files.removeAll { file in
            documents.values.contains { $0.lowered?.document.serverURI == file.absoluteString }
        }
        tellServer(changed: files)
    }

    /// Writes the arguments of the sources anew, and tells the server when they are others.
    func writeDatabase() {
        guard let workspace else { return }
        do {
            if try workspace.writeDatabase() { tellServer(changed: [workspace.database]) }
        } catch {
            log("\(workspace.database.path) cannot be written: \(error.localizedDescription)")
        }
    }

    private func tellServer(changed files: [URL]) {
        guard !files.isEmpty else { return }
        let changes = files.map { ["uri": .string($0.absoluteString), "type": 2] as JSONValue }
        notifyServer("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
    }

    func notifyServer(_ method: String, _ parameters: JSONValue) {
        server?.write(
            (["jsonrpc": "2.0", "method": .string(method), "params": parameters] as JSONValue).bytes
        )
    }
}
