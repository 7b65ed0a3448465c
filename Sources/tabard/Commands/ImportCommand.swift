import ArgumentParser
import TabModel
import TabStore

struct ImportCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Takes over an order that an app saved as titles, or a layout that was exported.",
        discussion: """
            Titles of a property list are found under 'savedTabOrder' or 'tabOrder', and the selected tab's index \
            under 'selectedTab'. The tabs must have been declared. A title that is an id means that tab; for every \
            other one --map names the tab. '--map TITLE=' leaves the title out.
            """
    )

    @Option(
        help: ArgumentHelp("A property list, XML or binary.", valueName: "path"),
        completion: .file(extensions: ["plist"])
    )
    var plist: String?

    @Option(help: ArgumentHelp("The UserDefaults of an app, by its domain.", valueName: "domain"))
    var defaults: String?

    @Option(
        help: ArgumentHelp("What 'tabard export' printed; - for the standard input.", valueName: "path"),
        completion: .file()
    )
    var json: String?

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Option(help: ArgumentHelp("A title, and the id of its tab.", valueName: "title=id"))
    var map: [TitleMapping] = []

    @Option(help: ArgumentHelp("The window whose selection it was.", valueName: "id"))
    var window: TabID = "main"

    @Flag(help: "Replace the order that the layout has, or with --json all that it has.")
    var replace = false

    func validate() throws {
        if [plist, defaults, json].count(where: { $0 != nil }) != 1 {
            throw ValidationError("Say what to import by one of --plist, --defaults and --json.")
        }
        if json != nil, !map.isEmpty {
            throw ValidationError("--map is for titles; JSON has ids.")
        }
    }

    func execute() async throws {
        if let json {
            try await importRecord(ExportedLayout.read(json))
        } else {
            try await importTitles(try titles())
        }
    }

    private func importRecord(_ imported: TabRecord) async throws {
        let (file, replace) = (file, replace)
        try file.checkMayBeChanged(creating: true)
        try await file.update { record, stamp in
            try Self.check(record, in: file, mayReplace: replace)
            let declared = SavedDeclaration(in: record)
            record = imported
            if SavedDeclaration(in: imported) == nil, let declared {
                record.declare(
                    declared,
                    at: record.nextStamp(milliseconds: stamp.milliseconds, replica: stamp.replica)
                )
            }
        }
    }

    private func importTitles(_ titles: ImportedTitles) async throws {
        let (file, replace, window) = (file, replace, window)
        try file.checkMayBeChanged(creating: false)
        let unknown = try await file.update { record, stamp in
            let known = KnownTabs(of: record)
            guard known.isDeclared else {
                throw file.failure(
                    "no tabs were declared here; 'tabard declare \(file.argument) ID ...' does that"
                )
            }
            try Self.check(record, in: file, mayReplace: replace)
            try titles.importOrder(into: &record, known.declaration, window: window, at: stamp)
            return titles.mappedIDs.filter { known.declaration.index(of: $0) == nil }
        }
        for id in unknown {
            file.note("'\(id)' is none of the declared tabs; its place is kept")
        }
    }

    private func titles() throws -> ImportedTitles {
        let source = plist ?? "UserDefaults of \(defaults ?? "")"
        do {
            let order =
                if let plist {
                    try TabImport(propertyList: plist)
                } else {
                    try TabImport(defaultsDomain: defaults ?? "")
                }
            return ImportedTitles(source: source, order: order, mappings: map)
        } catch {
            throw Failure(
                error,
                file: source,
                path: plist.map { TabStoreLocation(file: $0).path } ?? error.path
            )
        }
    }

    /// What a user arranged is not replaced by the way.
    private static func check(_ record: TabRecord, in file: LayoutFile, mayReplace: Bool) throws {
        let isArranged = !record.entries.isEmpty || record.orderReset != nil || record.visibilityReset != nil
        if isArranged, !mayReplace {
            throw file.failure(
                "this layout holds what a user arranged; --replace puts the imported one in its place"
            )
        }
    }
}
