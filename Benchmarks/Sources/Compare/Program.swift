import Foundation

/// One of the programs that are compared.
struct Program {
    let name: String
    let path: String

    private static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    init(_ name: String) {
        self.name = name
        path = Self.folder.appendingPathComponent(name).path
    }

    /// Tabard's own.
    static let own = Program("TabardPeer")

    /// Those that Tabard is measured against; those who have no Qt can measure the others.
    static let peers = ["SwitcherBarPeer", "NotebookPeer", "QtPeer"].map(Program.init).filter {
        $0.name != "QtPeer" || FileManager.default.fileExists(atPath: $0.path)
    }

    static var all: [Program] { [own] + peers }

    /// What the programs show, by their names.
    static let titles = [
        "TabardPeer": "Tabard", "SwitcherBarPeer": "AdwViewSwitcherBar", "NotebookPeer": "GtkNotebook",
        "QtPeer": "QTabWidget",
    ]

    /// What stands above a table of all.
    static var heading: String {
        all.compactMap { titles[$0.name] }.joined(separator: " | ")
    }
}
