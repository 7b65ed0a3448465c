import XcodeProject

/// Tells what an app lacks here, what is used most first.
struct PortReportText {
    let report: PortCheck.Report
    /// How many names of a list are shown.
    let limit: Int
    let hasInterface: Bool

    var text: String {
        var lines = [
            "\(report.readyCount) of \(report.fileCount) Swift files use nothing that is known to be missing."
        ]
        lines += section("Frameworks that Linux lacks, by the files that import them", report.frameworks)
        lines += section(
            "Modules that no package is named for, by the files that import them",
            report.modules
        )
        lines += section("Files that aren't Swift", report.otherFiles)
        if hasInterface {
            lines += section("Names of UIKit that Tabard lacks, by their uses", report.symbols)
        } else {
            lines += [
                "",
                "Names of UIKit were not looked for, since no list of them is installed: give one by --interface.",
            ]
        }
        lines += section("Read as they are", report.resources)
        return lines.map { $0 + "\n" }.joined()
    }

    private func section(_ title: String, _ findings: [PortCheck.Finding]) -> [String] {
        guard !findings.isEmpty else { return [] }
        let shown = findings.prefix(limit)
        let width = shown.map { String($0.count).count }.max() ?? 0
        let names = min(shown.map(\.name.count).max() ?? 0, 40)
        var lines = ["", "\(title):"]
        for finding in shown {
            let count =
                String(repeating: " ", count: width - String(finding.count).count) + "\(finding.count)"
            let name = finding.name + String(repeating: " ", count: max(0, names - finding.name.count))
            var files = finding.files.prefix(3).joined(separator: ", ")
            if finding.files.count > 3 { files += " and \(finding.files.count - 3) more" }
            lines.append("  \(count)  \(name)  \(files)")
        }
        if findings.count > limit { lines.append("  … and \(findings.count - limit) more; --all shows them") }
        return lines
    }
}
