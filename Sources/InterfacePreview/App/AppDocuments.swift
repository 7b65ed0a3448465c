import Foundation
import InterfaceDocument

/// The app's storyboards by their names, for references from one to another.
@MainActor
final class AppDocuments {
    private let paths: [String: String]
    private var read: [String: InterfaceDocument?] = [:]

    init(_ facts: AppFacts) {
        let storyboards = facts.documents.map { URL(fileURLWithPath: $0) }.filter {
            $0.pathExtension == "storyboard"
        }
        // Of those of several languages the base one is meant; all have the same identifiers.
        paths = Dictionary(storyboards.map { ($0.deletingPathExtension().lastPathComponent, $0.path) }) {
            first,
            second in
            second.contains("/Base.lproj/") ? second : first
        }
    }

    /// Whether there is a storyboard of a name.
    func has(_ name: String) -> Bool { paths[name] != nil }

    /// A storyboard by its name; nil if there is none, or if it can't be read, which is told where it is checked itself.
    func storyboard(_ name: String) -> InterfaceDocument? {
        if let known = read[name] { return known }
        let document = paths[name].flatMap { try? InterfaceDocument(contentsOf: $0) }
        read.updateValue(document, forKey: name)
        return document
    }
}
