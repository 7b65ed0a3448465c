import ArgumentParser
import Foundation
import TabModel
import TabRoaming
import TabStore

struct SetFleetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract:
            "Sets the order, and which tabs are hidden, required and fixed; makes the fleet if there is none.",
        discussion: """
            What was set before is replaced as a whole, but for the lock, which 'lock' and 'unlock' are for, and for name, \
            layout and term, which stay as they are unless they are given. Options for several tabs are given several \
            times. Tabs that the order does not name follow in the app's order.
            """
    )

    @Argument(help: ArgumentHelp("The tabs that come first, in order.", valueName: "id"))
    var ids: [TabID] = []

    @OptionGroup var place: FleetPlace

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp("A group, and a tab that comes next in it.", valueName: "group=id")
    )
    var inGroups: [IDPair] = []

    @Option(help: ArgumentHelp("A tab that is hidden until the user shows it.", valueName: "id"))
    var hidden: [TabID] = []

    @Option(help: ArgumentHelp("A tab that the user may not hide.", valueName: "id"))
    var required: [TabID] = []

    @Option(help: ArgumentHelp("A tab that the user may not move.", valueName: "id"))
    var fixed: [TabID] = []

    @Option(
        help: ArgumentHelp("A file that says all of this in JSON, instead of the above.", valueName: "path"),
        completion: .file()
    )
    var json: String?

    @Option(help: ArgumentHelp("What you call the fleet.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "The app's id and the layout's name, such as org.example.Notes/tabs.",
            valueName: "layout"
        )
    )
    var layout: String?

    @Option(
        help: ArgumentHelp(
            "The days after which a device that heard nothing goes by the app's own order; 0 for never.",
            valueName: "n"
        )
    )
    var days: Int?

    func validate() throws {
        let isSaid = !(ids.isEmpty && inGroups.isEmpty && hidden.isEmpty && required.isEmpty && fixed.isEmpty)
        if isSaid == (json != nil) {
            throw ValidationError(
                "Say what to set: ids in order, --in, --hidden, --required and --fixed, or --json alone."
            )
        }
        if let days, days != 0, !ManagedDefaultsEdition.terms.contains(days) {
            let terms = ManagedDefaultsEdition.terms
            throw ValidationError(
                "A term has from \(terms.lowerBound) to \(terms.upperBound) days, or 0 for none, not \(days)."
            )
        }
        if let name, !name.isEmpty, !DeviceName.isName(name) {
            throw ValidationError("A fleet's name has at most 200 bytes and no control characters.")
        }
        if let layout, !layout.isEmpty, !DeviceName.isName(layout) {
            throw ValidationError("A layout's name here has at most 200 bytes and no control characters.")
        }
    }

    func execute() async throws {
        let defaults = try defaults()
        let former = try await place.published()
        let first = ManagedDefaultsEdition(
            fleet: .random(in: 1 ... .max),
            number: .init(serial: 0, mark: 0),
            defaults: nil
        )
        try await place.publish(after: former ?? first) { edition in
            var defaults = defaults
            defaults.isLocked = defaults.isLocked || edition.defaults?.isLocked ?? false
            edition.defaults = defaults
            edition.name = name ?? edition.name
            edition.layout = layout ?? edition.layout
            if let days { edition.term = days == 0 ? nil : days }
        }
    }

    private func defaults() throws -> ManagedDefaults {
        guard let json else {
            var groups: [ManagedDefaults.Group] = []
            for pair in inGroups {
                let order = groups.first { $0.id == pair.first }?.order ?? []
                groups.removeAll { $0.id == pair.first }
                groups.append(.init(pair.first, order: order + [pair.second]))
            }
            return ManagedDefaults(
                order: ids,
                groups: groups,
                hidden: Set(hidden),
                required: Set(required),
                fixed: Set(fixed)
            )
        }
        guard let file = FileHandle(forReadingAtPath: json),
            let data = try? file.read(upToCount: EditionFile.maximumLength + 1)
        else { throw Failure("\(json): it cannot be read", status: .system) }
        guard data.count <= EditionFile.maximumLength else { throw Failure("\(json): this is too large") }
        do throws(TabStoreError) {
            return try ManagedDefaults.reading(json: Array(data), path: json)
        } catch {
            throw Failure("\(json): \(error.detail)")
        }
    }
}
