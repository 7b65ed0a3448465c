/// No member takes a closure of the type `@MainActor () -> Void` where classes are `@preconcurrency @MainActor`: Swift
/// 6.3 gives such a member another symbol in one file than in the next, depending on the number of jobs of the build,
/// and the program does not link. A plain closure that is written in a function of the main actor belongs to it too.
enum IsolatedClosures {
    static func findings(in files: [TextFile]) -> [Finding] {
        files.filter { $0.text.contains("@MainActor") }.flatMap { file in
            file.code.enumerated().compactMap { index, line in
                guard line.contains("@MainActor"), line.contains(/@MainActor\s+(?:@Sendable\s+)?\(/) else {
                    return nil
                }
                return Finding(
                    path: file.path,
                    line: index + 1,
                    problem: "a closure type with @MainActor; take a plain closure"
                )
            }
        }
    }
}
