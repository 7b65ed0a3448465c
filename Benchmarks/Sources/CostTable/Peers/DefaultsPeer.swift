import Foundation

/// Foundation's `UserDefaults`, each save brought to the file by `synchronize`.
///
/// It empties the file, writes it and waits for the disk; a kill in between leaves an empty file.
struct DefaultsPeer: Peer {
    static let title = "UserDefaults, set and synchronize"
    static let promise = Promise(isDurable: true, isWhole: false)

    private let defaults: UserDefaults
    private var order: [String] = []
    private var selected = ""

    init(_ folder: URL, _ layout: Layout) async throws {
        defaults = try Self.open(layout)
    }

    private static func open(_ layout: Layout) throws -> UserDefaults {
        guard let defaults = UserDefaults(suiteName: "org.example.Tabs\(layout.ids.count)") else {
            throw Failure("UserDefaults refuses the suite")
        }
        return defaults
    }

    mutating func prepare(_ layout: Layout) {
        order = layout.order
        selected = layout.selected
    }

    func save() async throws -> Duration {
        try measure {
            defaults.set(order, forKey: "order")
            defaults.set(selected, forKey: "selected")
            guard defaults.synchronize() else { throw Failure("UserDefaults does not synchronize") }
        }
    }

    static func loader(_ folder: URL, _ layout: Layout) -> () throws -> Int {
        {
            let defaults = try open(layout)
            guard defaults.string(forKey: "selected") != nil else { return 0 }
            return defaults.stringArray(forKey: "order")?.count ?? 0
        }
    }
}
