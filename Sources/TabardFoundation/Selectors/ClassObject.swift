import Synchronization

/// A class as an object that selectors are sent to: in Objective-C a class is one, in Swift on Linux it is not.
///
/// There is one for each class, and it lives on, so that those who don't keep targets alive can hold it.
package final class ClassObject: Sendable {
    private static let known = Mutex<[ObjectIdentifier: ClassObject]>([:])

    let type: AnyClass

    private init(_ type: AnyClass) { self.type = type }

    /// The object that stands for a class.
    package static func of(_ type: AnyClass) -> ClassObject {
        known.withLock { known in
            if let found = known[ObjectIdentifier(type)] { return found }
            let made = ClassObject(type)
            known[ObjectIdentifier(type)] = made
            return made
        }
    }

    /// What selectors are sent to when an app names a value as a target or observer: the value, or what stands for a class.
    package static func receiver(_ value: Any) -> AnyObject {
        if let type = value as? AnyClass { return of(type) }
        return value as AnyObject
    }
}

/// The object that stands for a class where an API takes objects only; lowering writes it.
public func _object(of type: AnyClass) -> AnyObject { ClassObject.of(type) }

/// How messages name a method of an object, as Objective-C does: `-[Class name]`, or `+[Class name]` for a class.
struct MethodWords: CustomStringConvertible {
    let name: String
    let receiver: AnyObject

    var description: String {
        guard let object = receiver as? ClassObject else { return "-[\(type(of: receiver)) \(name)]" }
        return "+[\(object.type) \(name)]"
    }
}
