import TabModel

@testable import TabStore

/// A kind of record of which tests make as many as they need.
protocol SampledRecord: KeptRecord {
    /// Whether all is tried with it; else, in the short form, some of it, since other records' bytes are kept alike.
    static var isThorough: Bool { get }
    /// Where a record is kept below a directory.
    static func location(in stateDirectory: String) -> TabStoreLocation
    /// A record after some changes, each of them another one.
    static func sample(_ steps: Int) -> Self
    /// The sample with so much more that it needs a larger slot.
    static func largeSample(_ steps: Int) -> Self
    /// Changes a record; `step` tells one change from the next.
    mutating func change(step: UInt64)
}

extension SampledRecord {
    static var isThorough: Bool { true }
}

extension TabRecord: SampledRecord {
    static func location(in stateDirectory: String) -> TabStoreLocation {
        TabStoreLocation(applicationIdentifier: "org.example.Tests", stateDirectory: stateDirectory)
    }

    mutating func change(step: UInt64) {
        hide("feed", step: step)
    }
}
