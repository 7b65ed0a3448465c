import Foundation
import XcodeProject

/// Files that hold arguments, as compilers take them after an `@`.
enum ResponseFile {
    /// The arguments with those of response files, however nested, in place of the files.
    static func expand(_ arguments: [String], depth: Int = 0) throws -> [String] {
        var result: [String] = []
        for argument in arguments {
            // An argument such as @rpath is no file; the compiler takes it as it is, too.
            guard argument.hasPrefix("@"), argument.count > 1,
                let data = FileManager.default.contents(atPath: String(argument.dropFirst()))
            else {
                result.append(argument)
                continue
            }
            guard depth < 16 else { throw Failure("\(argument): response files that name each other") }
            result += try expand(ShellWords.split(String(decoding: data, as: UTF8.self)), depth: depth + 1)
        }
        return result
    }
}
