/// The lists of Debian packages in Scripts/set-up, in the manifest and in the documentation agree.
enum Packages {
    /// The packages of one array of Scripts/set-up.
    static func list(_ name: String, inSetUp text: String) -> [String] {
        guard let start = text.range(of: name + "=("),
            let end = text.range(of: "\n)", range: start.upperBound..<text.endIndex)
        else { return [] }
        return words(text[start.upperBound..<end.lowerBound])
    }

    /// The packages that the manifest tells SwiftPM to advise.
    static func providers(inManifest text: String) -> [String] {
        text.matches(of: /\.apt\(\[([^\]]*)\]\)/).flatMap { match in
            match.1.matches(of: /"([^"]*)"/).map { String($0.1) }
        }
    }

    /// The packages that follow a command of the documentation, up to the end of its block.
    static func list(after command: String, inDocumentation text: String) -> [String] {
        guard let start = text.range(of: command),
            let end = text.range(of: "\n```", range: start.upperBound..<text.endIndex)
        else { return [] }
        return words(text[start.upperBound..<end.lowerBound].replacing("\\", with: " "))
    }

    private static func words(_ text: some StringProtocol) -> [String] {
        text.split { $0.isWhitespace }.map { String($0) }
    }
}
