import Foundation

/// What a command prints.
enum StandardOutput {
    /// Writes the text, and fails if the system does not take all of it.
    ///
    /// `print` would keep the text in memory, and nobody would hear that it got lost at the end.
    static func write(_ text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            throw Failure("the output cannot be written: \(reason(of: error))", status: .system)
        }
    }

    static func write(lines: [String]) throws {
        try write(lines.map { $0 + "\n" }.joined())
    }

    private static func reason(of error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
    }
}
