/// MIME types by the endings of file names, as the desktop's database of types has them.
enum DesktopTypes {
    /// No database is longer; what is would be no database.
    private static let longestFile = 8_000_000

    static let mimeTypes: [String: String] = {
        let folders = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
        let paths = (folders ?? "/usr/local/share:/usr/share").split(separator: ":").map {
            "\($0)/mime/globs2"
        }
        return paths.reduce(into: [:]) { types, path in
            let file = FileHandle(forReadingAtPath: path)
            guard let data = try? file?.read(upToCount: longestFile) else { return }
            types.merge(parse(String(decoding: data, as: UTF8.self))) { first, _ in first }
        }
    }()

    /// Reads lines such as `50:text/x-swift:*.swift`. Those that come first weigh most.
    static func parse(_ text: String) -> [String: String] {
        var types: [String: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: ":")
            guard cells.count == 3, cells[2].hasPrefix("*."), cells[1].contains("/") else { continue }
            let ending = cells[2].dropFirst(2).lowercased()
            guard !ending.contains(where: { "*?[".contains($0) }) else { continue }
            types[ending] = types[ending] ?? String(cells[1])
        }
        return types
    }
}
