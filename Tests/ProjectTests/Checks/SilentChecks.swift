/// Misuse stops with a message in every build: Swift's preconditions print none in release builds.
enum SilentChecks {
    static func findings(in files: [TextFile]) -> [Finding] {
        files.filter { $0.text.contains("precondition") }.flatMap { file in
            file.code.enumerated().compactMap { index, line in
                guard let word = line.firstMatch(of: /\b(precondition(?:Failure)?)\s*\(/) else { return nil }
                let problem = "\(word.1) is silent in release builds; stop with fatalError"
                return Finding(path: file.path, line: index + 1, problem: problem)
            }
        }
    }
}
