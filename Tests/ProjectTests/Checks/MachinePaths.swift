/// The project's text holds on every machine, so it names the folders of none.
enum MachinePaths {
    static let forbidden = ["home", "root", "work"].map { "/\($0)/" }

    static func findings(in files: [TextFile]) -> [Finding] {
        files.filter { file in forbidden.contains { file.text.contains($0) } }.flatMap { file in
            file.lines.enumerated().flatMap { index, line in
                forbidden.filter(line.contains).map {
                    Finding(path: file.path, line: index + 1, problem: "names the machine's folder \($0)")
                }
            }
        }
    }
}
