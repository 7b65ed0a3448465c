/// What `dpkg` is told of a package.
public struct DebianControl {
    private let app: AppDescription
    private let name: String
    private let architecture: String
    private let dependencies: String
    private let installedSize: Int
    private let isSymbols: Bool

    /// - Parameters:
    ///   - name: The package's name: that of the app, or of its symbols.
    ///   - architecture: Debian's name of the processor, as `amd64`.
    ///   - dependencies: The value of `Depends`.
    ///   - installedSize: What the files take, in bytes.
    ///   - isSymbols: Whether the package has what debuggers read alone.
    public init(
        _ app: AppDescription,
        name: String,
        architecture: String,
        dependencies: String,
        installedSize: Int,
        isSymbols: Bool
    ) {
        self.app = app
        self.name = name
        self.architecture = architecture
        self.dependencies = dependencies
        self.installedSize = installedSize
        self.isSymbols = isSymbols
    }

    /// The name of the package's file.
    public var fileName: String { "\(name)_\(app.debianVersion)_\(architecture).deb" }

    /// The file `control`.
    public var text: String {
        var lines = [
            "Package: \(name)", "Version: \(app.debianVersion)", "Architecture: \(architecture)",
            "Maintainer: \(app.packaging.maintainer)", "Installed-Size: \((installedSize + 1023) / 1024)",
        ]
        if !dependencies.isEmpty { lines.append("Depends: \(dependencies)") }
        // The program loads it by its name when it draws its first SVG file, which no tool sees.
        if !isSymbols { lines.append("Recommends: librsvg2-2") }
        lines += ["Section: \(isSymbols ? "debug" : "misc")", "Priority: optional"]
        if let page = app.packaging.homePage { lines.append("Homepage: \(page)") }
        lines.append("Description: \(AppDescription.line(app.summary))")
        let usual = isSymbols ? "This is for debuggers." : "\(app.name) is an app for phones and desktops."
        for (index, paragraph) in (isSymbols ? [usual] : app.descriptions[""] ?? [usual]).enumerated() {
            if index > 0 { lines.append(" .") }
            lines += Self.wrapped(paragraph).map { " " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A paragraph in lines of at most 78 characters, as far as words allow.
    private static func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.count + 1 + word.count > 78 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
