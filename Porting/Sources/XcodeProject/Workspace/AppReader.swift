/// Finds an app at a path and reads all that is known of it.
public struct AppReader {
    /// What lies at a path.
    public enum Found: Hashable, Sendable {
        /// A package, by its folder.
        case package(String)
        /// A project, by the path of its `.xcodeproj`.
        case project(String)
        /// A workspace, by the path of its `.xcworkspace`.
        case workspace(String)

        /// The folder beside which a manifest lies.
        public var folder: String {
            switch self {
            case .package(let path): path
            case .project(let path), .workspace(let path): FilePath.folder(of: path)
            }
        }
    }

    let files: any ProjectFiles

    /// A reader of the apps in files.
    public init(files: any ProjectFiles) {
        self.files = files
    }

    /// What lies at an absolute path: the project, workspace or package itself, or the one in a folder.
    ///
    /// Of a workspace and projects in one folder the workspace is meant, as in Xcode with CocoaPods.
    public func find(_ path: String) throws(XcodeProjectError) -> Found {
        let path = FilePath.normalized(path)
        guard files.isFolder(path) else {
            throw XcodeProjectError(
                .notFound,
                path: path,
                cause: "there is no folder, project or workspace here"
            )
        }
        switch FilePath.ending(of: path) {
        case "xcodeproj": return .project(path)
        case "xcworkspace":
            // The one inside a project holds that alone.
            let outer = FilePath.folder(of: path)
            return FilePath.ending(of: outer) == "xcodeproj" ? .project(outer) : .workspace(path)
        default: break
        }
        let names = try files.names(in: path, limit: 100_000)
        let workspaces = names.filter { FilePath.ending(of: $0) == "xcworkspace" }
        let projects = names.filter { FilePath.ending(of: $0) == "xcodeproj" && $0 != "Pods.xcodeproj" }
        if workspaces.count == 1 { return .workspace(FilePath.join(path, workspaces[0])) }
        if projects.count == 1, workspaces.isEmpty { return .project(FilePath.join(path, projects[0])) }
        let all = workspaces + projects
        guard all.isEmpty else {
            throw XcodeProjectError(
                .ambiguous,
                path: path,
                cause: "the folder holds several projects; name one: "
                    + all.map { "“\($0)”" }.joined(separator: ", ")
            )
        }
        if names.contains("Package.swift") { return .package(path) }
        for (file, tool) in [
            ("project.yml", "xcodegen generate"), ("Project.swift", "tuist generate"),
            ("Workspace.swift", "tuist generate"),
        ] where names.contains(file) {
            throw XcodeProjectError(
                .notFound,
                path: path,
                cause: "the folder holds \(file), but no project; make that first, with “\(tool)”"
            )
        }
        throw XcodeProjectError(
            .notFound,
            path: path,
            cause: "the folder holds no project, workspace or package"
        )
    }

    /// What is known of a project or of the projects of a workspace; nothing outside of `root` is read.
    public func read(_ found: Found, root: String) throws(XcodeProjectError) -> PackagePlanner.Input {
        var paths: [String]
        var problems: [Problem] = []
        switch found {
        case .package: paths = []
        case .project(let path): paths = [path]
        case .workspace(let path):
            paths = try WorkspaceReader(files: files, root: root).projects(of: path)
            guard !paths.isEmpty else {
                throw XcodeProjectError(.unsupported, path: path, cause: "the workspace holds no project")
            }
        }
        let named = Set(paths)
        var seen = named
        var projects: [XcodeProject] = []
        var next = 0
        while next < paths.count {
            let path = paths[next]
            next += 1
            guard next <= WorkspaceReader.largestCount else {
                throw XcodeProjectError(.tooLarge, path: path, cause: "too many projects name each other")
            }
            guard FilePath.isInside(path, root) else {
                problems.append(Problem(path: path, text: "the project lies outside of \(root); not read"))
                continue
            }
            // Workspaces and projects often name some that are gone; one that was asked for must be there.
            guard files.isFolder(path) || paths.count == 1 else {
                problems.append(Problem(path: path, text: "the project isn't there"))
                continue
            }
            let project = try ProjectReader(files: files, root: root).read(path)
            projects.append(project)
            for reference in project.projectReferences
            where FilePath.ending(of: reference) == "xcodeproj"
                && FilePath.name(of: reference) != "Pods.xcodeproj" && seen.insert(reference).inserted
            {
                paths.append(reference)
            }
        }
        if !problems.isEmpty, !projects.isEmpty { projects[0].problems += problems }
        guard !projects.isEmpty || named.isEmpty else {
            throw XcodeProjectError(.notFound, path: paths[0], cause: "none of the projects is there")
        }
        var input = PackagePlanner.Input(projects: projects)
        input.podfile = try podfile(in: found.folder, root: root)
        input.cartfile = try cartfile(in: found.folder, root: root)
        return input
    }

    private func podfile(in folder: String, root: String) throws(XcodeProjectError) -> Podfile? {
        let path = FilePath.join(folder, "Podfile")
        guard files.isFile(path) else { return nil }
        let text = try files.text(of: path, limit: Podfile.largestSize, inside: root)
        let lock = path + ".lock"
        return Podfile(
            text,
            lock: files.isFile(lock)
                ? try files.text(of: lock, limit: Podfile.largestSize, inside: root) : nil,
            path: path
        )
    }

    private func cartfile(in folder: String, root: String) throws(XcodeProjectError) -> Cartfile? {
        let path = FilePath.join(folder, "Cartfile")
        guard files.isFile(path) else { return nil }
        return Cartfile(try files.text(of: path, limit: Cartfile.largestSize, inside: root), path: path)
    }
}
