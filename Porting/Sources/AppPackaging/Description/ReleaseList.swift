/// The versions in a changelog of the form of Keep a Changelog, `## [1.2.0] - 2026-01-31`.
public enum ReleaseList {
    private static let most = 100

    /// The versions in their order; those that were not released have no day and are left out.
    public static func releases(in text: String) -> [AppDescription.Release] {
        var releases: [AppDescription.Release] = []
        for line in text.split(whereSeparator: \.isNewline)
        where line.hasPrefix("## ") && releases.count < most {
            guard
                let match = line.firstMatch(
                    of: /^## \[?v?([0-9][0-9A-Za-z.+~-]*)\]?.*?([0-9]{4}-[0-9]{2}-[0-9]{2})/
                )
            else { continue }
            releases.append(AppDescription.Release(version: String(match.1), date: String(match.2)))
        }
        return releases
    }
}
