/// Why a file of texts could not be read.
package struct StringTableError: Error, Hashable, Sendable {
    /// What is wrong with the file.
    package enum Problem: String, Sendable {
        /// It does not have the form that its name promises.
        case malformed
        /// It is in another encoding than UTF-8 or UTF-16.
        case encoding
        /// It is longer, or nested more deeply, than such a file may be.
        case tooLarge
    }

    package let problem: Problem
    /// The line at which it is; nil if it is no matter of a line.
    package let line: Int?
    /// What was found, and what was expected instead.
    package let detail: String

    package init(_ problem: Problem, line: Int? = nil, _ detail: String) {
        self.problem = problem
        self.line = line
        self.detail = detail
    }
}
