import Foundation
import TabardFoundation

/// What an object of a document answers: by the app's classes, and by the class of UIKit that they come from.
@MainActor
struct ObjectClass {
    /// The class's name, for messages.
    let name: String
    /// The class and its superclasses as far as they are the app's, and what the app adds to any of them.
    let own: [AppClass]
    /// The first superclass that is not the app's; nil if there is none, or if it is not known.
    let native: AnyClass?
    /// Whether all superclasses are known, so that what is not found is not there.
    let isWhole: Bool

    /// Whether a property can be set by its name.
    func sets(_ key: String) -> Bool {
        let names = [key, "is\(key.prefix(1).uppercased() + key.dropFirst())", "_\(key)"]
        return own.contains { part in names.contains { part.properties[$0] != nil } }
            || native.map { ClassMembers.setsValue(forKey: key, in: $0) } ?? false
    }

    /// Whether a selector calls something.
    func answers(_ selector: String) -> Bool {
        own.contains { $0.methods.contains(selector) }
            || native.map { ClassMembers.answers(selector, in: $0) } ?? false
    }

    /// Whether the app has a property that can only be read.
    func onlyReads(_ key: String) -> Bool { own.contains { $0.readOnlyProperties.contains(key) } }

    /// Whether the app has something of a name that nothing marks for Objective-C.
    func hides(_ name: String) -> Bool { own.contains { $0.unmarked.contains(name) } }
}
