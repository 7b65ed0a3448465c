import Foundation

/// The files that a Markdown text points to exist.
enum Links {
    static func findings(in file: TextFile, exists: (String) -> Bool) -> [Finding] {
        let folder = (file.path as NSString).deletingLastPathComponent
        return file.lines.enumerated().flatMap { index, line in
            targets(in: line).compactMap { target in
                let path = NSString.path(withComponents: folder.isEmpty ? [target] : [folder, target])
                guard !exists(path) else { return nil }
                return Finding(
                    path: file.path,
                    line: index + 1,
                    problem: "points to \(target), which is missing"
                )
            }
        }
    }

    private static func targets(in line: Substring) -> [String] {
        let references = line.matches(of: /\]\(([^)#\s]+)/).map { String($0.1) }
        let sources = line.matches(of: /src(?:set)?="([^"]+)"/).map { String($0.1) }
        return (references + sources).filter { !$0.contains("://") }
    }
}
