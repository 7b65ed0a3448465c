import XcodeProject

/// Tells what a package holds and what it leaves out.
struct PortSummary {
    let plan: PackagePlan
    let root: String

    var text: String {
        var lines: [String] = []
        for target in plan.targets {
            let xcodeName = target.xcodeName == target.name ? "" : " (“\(target.xcodeName)” in Xcode)"
            lines.append(
                "\(target.name)\(xcodeName): \(PackagePlanner.count(target.sourceFiles.count, "Swift file")), "
                    + "\(PackagePlanner.count(target.resources.count, "resource"))"
            )
            for problem in target.leftOut {
                lines.append("  left out: \(relative(problem.path)): \(problem.text)")
            }
        }
        for problem in plan.problems {
            lines.append("note: \(relative(problem.path)): \(problem.text)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func relative(_ path: String) -> String {
        FilePath.isInside(path, root) ? FilePath.relative(path, to: root) : path
    }
}
