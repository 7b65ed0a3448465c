import ArgumentParser
import TabModel

/// Two ids in one argument, such as `discover=search`; the first sign of equality divides them.
struct IDPair: ExpressibleByArgument, Sendable {
    let first: TabID
    let second: TabID

    init?(argument: String) {
        guard let sign = argument.firstIndex(of: "="), let first = TabID(String(argument[..<sign])),
            let second = TabID(String(argument[argument.index(after: sign)...]))
        else { return nil }
        self.first = first
        self.second = second
    }
}
