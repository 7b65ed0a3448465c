import ArgumentParser
import TabModel
import TabStore

extension TabID: ExpressibleByArgument {
    /// Makes an id from an argument; nil if it is empty or too long.
    public init?(argument: String) {
        self.init(argument)
    }
}

/// The ids of a layout's tabs, offered by the shell.
enum KnownIDs {
    static let completion = CompletionKind.custom { (words: [String], _: Int, _: String) in
        // The words are the program, the command, and what was typed; the file is the first that is no option.
        guard let path = words.dropFirst(2).first(where: { !$0.hasPrefix("-") && !$0.isEmpty }) else {
            return []
        }
        let record = TabStore.inspect(TabStoreLocation(file: path)).record
        return KnownTabs(of: record).declaration.tabs.map(\.id.string)
    }
}
