import UIKit

/// What the app puts into its main menu; its delegate performs it.
@MainActor
enum CatalogueMenu {
    static func fill(_ builder: any UIMenuBuilder, tabs: [UITab]) {
        put(
            [command("Settings…", "gearshape", "showSettings:", ",", .command)],
            into: .preferences,
            of: builder
        )
        put([command("Find a City", "magnifyingglass", "findCity:", "f", .command)], into: .find, of: builder)
        put(
            [
                command("Larger Text", "textformat.size.larger", "makeTextLarger:", "+", .command),
                command("Smaller Text", "textformat.size.smaller", "makeTextSmaller:", "-", .command),
                command("Standard Text Size", "textformat.size", "resetTextSize:", "0", .command),
            ],
            into: .textSize,
            of: builder
        )
        put(
            [
                command("Sidebar", "sidebar.leading", "toggleSidebar:", "s", [.control, .command]),
                command("Dark", "moon", "toggleDark:", "d", [.shift, .command]),
            ],
            into: .sidebar,
            of: builder
        )
        builder.insertSibling(go(tabs), afterMenu: .view)
        put([command("Tour", "book", "showTour:", UIKeyCommand.f1)], into: .help, of: builder)
    }

    /// The tabs by their numbers, and the way back.
    private static func go(_ tabs: [UITab]) -> UIMenu {
        let commands = tabs.prefix(9).enumerated().map { index, tab in
            UIKeyCommand(
                title: tab.title,
                image: tab.image,
                action: "showTab:",
                input: String(index + 1),
                modifierFlags: .command,
                propertyList: tab.identifier
            )
        }
        let back = command("Back", "chevron.backward", "goBack:", "[", .command)
        return UIMenu(
            title: "Go",
            identifier: UIMenu.Identifier("org.tabard.Catalogue.go"),
            children: [
                UIMenu(options: .displayInline, children: commands),
                UIMenu(options: .displayInline, children: [back]),
            ]
        )
    }

    private static func put(
        _ commands: [UIMenuElement],
        into menu: UIMenu.Identifier,
        of builder: any UIMenuBuilder
    ) {
        builder.replaceChildren(ofMenu: menu) { $0 + commands }
    }

    private static func command(
        _ title: String,
        _ symbol: String,
        _ action: Selector,
        _ input: String,
        _ flags: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
        UIKeyCommand(
            title: title,
            image: UIImage(systemName: symbol),
            action: action,
            input: input,
            modifierFlags: flags
        )
    }
}
