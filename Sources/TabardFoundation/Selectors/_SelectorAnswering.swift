/// A class whose objects answer selectors: UIKit's classes, and those to which `tabard-swift` adds it (O2).
public protocol _SelectorAnswering: AnyObject {
    /// What objects of the class answer, superclasses' answers included. It is asked for once a class.
    nonisolated static var _selectors: _SelectorTable { get }
}

/// What a protocol of Objective-C inherits from when it doesn't inherit from `NSObjectProtocol`.
///
/// `tabard-swift` adds it. It has the members of `NSObjectProtocol` that have to do with selectors.
public protocol _ObjectiveCObject: AnyObject {}
