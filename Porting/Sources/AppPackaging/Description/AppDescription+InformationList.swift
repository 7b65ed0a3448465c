import XcodeProject

extension AppDescription {
    private static let longestName = 200
    private static let mostEntries = 200

    /// Reads an app's `Info.plist`.
    ///
    /// - Parameters:
    ///   - list: Its contents.
    ///   - executable: The name of the program, which stands for Xcode's variables of it.
    ///   - path: The file, for messages.
    public init(
        _ list: PropertyList,
        executable: String,
        packaging: PackagingFile,
        path: String
    ) throws(PackagingError) {
        let entries = list.dictionary ?? [:]
        func text(_ key: String) -> String? {
            guard let text = entries[key]?.string else { return nil }
            let filled = ["EXECUTABLE_NAME", "PRODUCT_NAME", "TARGET_NAME"].reduce(text) {
                $0.replacing("$(\($1))", with: executable)
            }
            return filled.isEmpty || filled.contains("$(") ? nil : filled
        }
        guard let identifier = text("CFBundleIdentifier") else {
            throw PackagingError(
                .missing,
                path: path,
                cause:
                    "there is no CFBundleIdentifier, by which desktops know the app, as in org.example.Notes"
            )
        }
        guard identifier.count <= Self.longestName,
            identifier.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*)+/) != nil
        else {
            throw PackagingError(
                .invalid,
                path: path,
                cause:
                    "CFBundleIdentifier '\(Self.short(identifier))' is no name as org.example.Notes: letters, "
                    + "digits, - and _ in at least two parts of at most \(Self.longestName) characters"
            )
        }
        guard executable.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_. +-]*/) != nil,
            executable.count <= Self.longestName
        else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "'\(Self.short(executable))' is no name for a program's file"
            )
        }
        let name = Self.line(text("CFBundleDisplayName") ?? text("CFBundleName") ?? executable)
        guard !name.isEmpty, name.count <= Self.longestName else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "CFBundleDisplayName is to have 1 to \(Self.longestName) characters"
            )
        }
        guard let version = text("CFBundleShortVersionString") ?? text("CFBundleVersion") else {
            throw PackagingError(
                .missing,
                path: path,
                cause: "there is neither CFBundleShortVersionString nor CFBundleVersion"
            )
        }
        let build = text("CFBundleVersion") ?? "1"
        for number in [version, build] {
            guard number.wholeMatch(of: /[0-9][0-9A-Za-z.+~]{0,49}/) != nil else {
                throw PackagingError(
                    .invalid,
                    path: path,
                    cause:
                        "'\(Self.short(number))' is no version: digits, and letters, '.', '+' and '~' behind them"
                )
            }
        }
        self.init(
            identifier: identifier,
            name: name,
            version: version,
            build: build,
            executable: executable,
            packaging: packaging
        )
        documentTypes = try Self.documentTypes(entries, path)
        schemes = try Self.schemes(entries, path)
        shortcuts = (entries["UIApplicationShortcutItems"]?.array ?? []).prefix(Self.mostEntries).compactMap {
            item in
            guard let type = item.dictionary?["UIApplicationShortcutItemType"]?.string,
                let title = item.dictionary?["UIApplicationShortcutItemTitle"]?.string
            else { return nil }
            return Shortcut(type: type, title: Self.line(title))
        }
    }

    /// Takes over the name in a language, unless that is none, or there is one already.
    public mutating func addName(_ name: String, inLanguage language: String) {
        let line = Self.line(name)
        guard language.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil, !line.isEmpty,
            line.count <= Self.longestName, localizedNames[language] == nil
        else { return }
        localizedNames[language] = line
    }

    private static func schemes(_ entries: [String: PropertyList], _ path: String) throws(PackagingError)
        -> [String]
    {
        var schemes: [String] = []
        for type in (entries["CFBundleURLTypes"]?.array ?? []).prefix(mostEntries) {
            for scheme in type.dictionary?["CFBundleURLSchemes"]?.array?.compactMap(\.string) ?? [] {
                let small = scheme.lowercased()
                guard small.wholeMatch(of: /[a-z][a-z0-9+.-]{0,60}/) != nil else {
                    throw PackagingError(
                        .invalid,
                        path: path,
                        cause: "'\(short(scheme))' in CFBundleURLSchemes is no scheme of addresses"
                    )
                }
                if !schemes.contains(small) { schemes.append(small) }
            }
        }
        return schemes
    }

    private static func documentTypes(_ entries: [String: PropertyList], _ path: String)
        throws(PackagingError) -> [DocumentType]
    {
        var own: [String: DocumentType] = [:]
        for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
            for declaration in (entries[key]?.array ?? []).prefix(mostEntries) {
                // Apps declare types of the system, too, as others that they import.
                guard let identifier = declaration.dictionary?["UTTypeIdentifier"]?.string,
                    DocumentType.systemTypes[identifier] == nil
                else { continue }
                own[identifier] = try ownType(identifier, declaration.dictionary ?? [:], path)
            }
        }
        var types: [DocumentType] = []
        var opened: Set<String> = []
        for type in (entries["CFBundleDocumentTypes"]?.array ?? []).prefix(mostEntries) {
            let contents = type.dictionary?["LSItemContentTypes"]?.array?.compactMap(\.string) ?? []
            let name = line(type.dictionary?["CFBundleTypeName"]?.string ?? "")
            for content in contents where opened.insert(content).inserted {
                if var declared = own[content] {
                    // No file is known to be of a type without endings, and so the app opens none.
                    declared.isOpened = !declared.endings.isEmpty
                    own[content] = declared
                    continue
                }
                for mimeType in DocumentType.systemTypes[content] ?? [] {
                    types.append(
                        DocumentType(name: name, mimeType: mimeType, endings: [], parent: nil, isOpened: true)
                    )
                }
            }
        }
        return types + own.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func ownType(_ identifier: String, _ entries: [String: PropertyList], _ path: String)
        throws(PackagingError) -> DocumentType
    {
        guard identifier.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9.-]{0,120}/) != nil else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "UTTypeIdentifier '\(short(identifier))' is to be letters, digits, '.' and '-'"
            )
        }
        let tags = entries["UTTypeTagSpecification"]?.dictionary ?? [:]
        // One tag may stand without a list.
        func texts(_ list: PropertyList?) -> [String] {
            list?.array?.compactMap(\.string) ?? [list?.string].compactMap(\.self)
        }
        let endings = texts(tags["public.filename-extension"])
        guard endings.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9_+.-]{1,60}/) != nil }) else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "public.filename-extension of \(identifier) is to be letters, digits and '_+.-'"
            )
        }
        // An app that is installed changes nothing for the files of others.
        for ending in endings {
            guard let type = DocumentType.systemEndings[ending.lowercased()] else { continue }
            throw PackagingError(
                .invalid,
                path: path,
                cause:
                    "the ending '\(ending)' of \(identifier) is that of the system's \(type): name Apple's type "
                    + "of it in LSItemContentTypes, or give it another ending"
            )
        }
        let mimeType = texts(tags["public.mime-type"]).first ?? "application/vnd.\(identifier.lowercased())"
        guard mimeType.wholeMatch(of: /[a-z0-9]+\/[A-Za-z0-9][A-Za-z0-9.+_-]{0,120}/) != nil else {
            throw PackagingError(
                .invalid,
                path: path,
                cause: "public.mime-type '\(short(mimeType))' of \(identifier) is no MIME type"
            )
        }
        guard !DocumentType.systemTypes.values.joined().contains(mimeType) else {
            throw PackagingError(
                .invalid,
                path: path,
                cause:
                    "public.mime-type '\(mimeType)' of \(identifier) is the system's: name Apple's type of it "
                    + "in LSItemContentTypes, or leave it out: then it is application/vnd.\(identifier.lowercased())"
            )
        }
        let parent = texts(entries["UTTypeConformsTo"]).lazy.compactMap {
            DocumentType.systemTypes[$0]?.first
        }.first
        return DocumentType(
            name: line(entries["UTTypeDescription"]?.string ?? identifier),
            mimeType: mimeType,
            endings: endings,
            parent: parent,
            isOpened: false
        )
    }

    /// A text from outside as one line, without what terminals take for commands.
    public static func line(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: scalar
            }
        }
        let line = String(String.UnicodeScalarView(scalars))
        return line.split(separator: " ").joined(separator: " ")
    }

    /// So much of a text as a message has room for.
    private static func short(_ text: String) -> String {
        let line = line(text)
        return line.count > 60 ? line.prefix(60) + "…" : line
    }
}
