import Foundation

/// Replacing this process by another program.
enum Execution {
    /// Becomes the program: it has this process's standard files, group and id, and returns only what went wrong.
    static func become(_ program: URL, _ arguments: [String], environment: [String: String]) throws -> Never {
        var words = ([program.path] + arguments).map { strdup($0) }
        words.append(nil)
        var variables = environment.map { strdup("\($0)=\($1)") }
        variables.append(nil)
        execve(program.path, words, variables)
        throw Failure("\(program.path) does not start: \(String(cString: strerror(errno)))")
    }
}
