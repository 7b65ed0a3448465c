import Foundation
import SourceLowering

extension ModuleLowering.Result {
    /// Tells the messages in the compiler's form, where its reader looks for them.
    func report(module: String, isParseable: Bool) {
        let lines = messages.map { $0.diagnostic.description(path: $0.path) }
        guard !lines.isEmpty else { return }
        let text = lines.joined(separator: "\n") + "\n"
        guard isParseable else {
            FileHandle.standardError.write(Data(text.utf8))
            return
        }
        // SwiftPM shows the output of a job that began and finished.
        let job: [String: Any] = [
            "name": "compile", "pid": -1, "command_executable": "tabard-swift",
            "command_arguments": [String](),
        ]
        write(
            job.merging([
                "kind": "began", "command": module, "inputs": [String](), "outputs": [[String: String]](),
            ]) { $1 }
        )
        write([
            "kind": "finished", "name": "compile", "pid": -1, "exit-status": hasErrors ? 1 : 0,
            "output": text,
        ])
    }

    private func write(_ message: [String: Any]) {
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: message,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        else {
            return
        }
        FileHandle.standardError.write(Data("\(data.count)\n".utf8) + data + Data("\n".utf8))
    }
}
