/// Reads which projects a workspace holds.
public struct WorkspaceReader {
    static let largestSize = 8 << 20
    static let largestDepth = 64
    /// How many projects a workspace may hold.
    public static let largestCount = 256

    let files: any ProjectFiles
    let root: String

    /// A reader of workspaces inside a folder.
    public init(files: any ProjectFiles, root: String) {
        self.files = files
        self.root = root
    }

    /// The paths of the projects in a workspace `…/Name.xcworkspace`, in its order, but for those that CocoaPods makes.
    public func projects(of path: String) throws(XcodeProjectError) -> [String] {
        let file = FilePath.join(path, "contents.xcworkspacedata")
        guard files.isFile(file) else {
            throw XcodeProjectError(
                .notFound,
                path: path,
                cause: "there is no contents.xcworkspacedata in it"
            )
        }
        try files.check(file, inside: root)
        let bytes = try files.bytes(of: file, limit: Self.largestSize)
        var scanner = TextScanner(bytes, path: file)
        var projects: [String] = []
        // The folders of the open groups.
        var folders: [String] = []
        let top = FilePath.folder(of: path)
        while scanner.skip(past: "<") {
            if scanner.starts(with: "!--") {
                let start = scanner.position
                guard scanner.skip(past: "-->") else {
                    throw scanner.error("the comment that begins here has no end", at: start)
                }
                continue
            }
            let start = scanner.position
            let text = try tag(&scanner)
            if text.hasPrefix("/Group") {
                guard folders.popLast() != nil else {
                    throw scanner.error("</Group> closes no group", at: start)
                }
            } else if text.hasPrefix("Group") || text.hasPrefix("FileRef") {
                let place = location(in: text).map {
                    locate($0, top: top, group: folders.last ?? top)
                }
                if text.hasPrefix("Group"), !text.hasSuffix("/") {
                    guard folders.count < Self.largestDepth else {
                        throw scanner.error(
                            code: .tooDeep,
                            "groups lie in one another more than \(Self.largestDepth) levels deep",
                            at: start
                        )
                    }
                    folders.append(place ?? folders.last ?? top)
                } else if let place, place.hasSuffix(".xcodeproj"),
                    FilePath.name(of: place) != "Pods.xcodeproj"
                {
                    projects.append(place)
                    guard projects.count <= Self.largestCount else {
                        throw scanner.error(
                            code: .tooLarge,
                            "the workspace holds more than \(Self.largestCount) projects",
                            at: start
                        )
                    }
                }
            }
        }
        return projects.removingDuplicates()
    }

    /// What stands between the brackets of a tag.
    private func tag(_ scanner: inout TextScanner) throws(XcodeProjectError) -> String {
        let start = scanner.position
        let first = scanner.index
        var isQuoted = false
        while let byte = scanner.byte {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: ">"), !isQuoted {
                let text = try scanner.text(scanner.bytes[first..<scanner.index], at: start)
                scanner.advance()
                return text
            }
            scanner.advance()
        }
        throw scanner.error("the tag that begins here has no “>”", at: start)
    }

    private func location(in tag: String) -> String? {
        guard let name = tag.firstRange(of: "location") else { return nil }
        let rest = tag[name.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard rest.first == "\"" else { return nil }
        return String(rest.dropFirst().prefix { $0 != "\"" })
            .replacing("&amp;", with: "&").replacing("&apos;", with: "'")
            .replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    }

    private func locate(_ location: String, top: String, group: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return FilePath.join(group, location) }
        switch parts[0] {
        case "absolute": return FilePath.join("/", String(parts[1]))
        case "container", "self": return FilePath.join(top, String(parts[1]))
        default: return FilePath.join(group, String(parts[1]))
        }
    }
}
