/// A picture that no page shows documents nothing, and is kept for nobody.
enum Pictures {
    static let folder = "Documentation/Pictures"

    /// The paths of pictures that none of the pages shows. Pages of DocC name a picture by the last part of its path,
    /// without ending; there is a light one and a dark one of it.
    static func findings(in paths: [String], pages: [TextFile]) -> [Finding] {
        var shown: Set<String> = []
        for page in pages {
            if page.path.contains(".docc/") {
                let names = Article(page).pictures
                shown.formUnion(names.flatMap { ["\($0)-light.png", "\($0)-dark.png"] })
            } else {
                let places = page.text.matches(of: /(?:src(?:set)?="|\]\()[^")]*?(Pictures\/[^")]+)/)
                shown.formUnion(places.map { "Documentation/\($0.1)" })
            }
        }
        return paths.compactMap { path in
            let name = path.split(separator: "/").last.map { String($0) } ?? path
            guard !shown.contains(path), !shown.contains(name) else { return nil }
            return Finding(path: path, line: 1, problem: "is shown by no page")
        }
    }
}
