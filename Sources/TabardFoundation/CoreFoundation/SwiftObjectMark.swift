/// Tells Core Foundation on Linux that an object is Swift's; it has to be the first that the object stores.
///
/// Core Foundation takes the first word of every object for its own record of the object's type, and where some of its bits
/// happen to be zero it stops the program as soon as two such objects are compared: in attributed strings, arrays and
/// dictionaries of Foundation's. With these bits it asks the objects themselves.
package struct SwiftObjectMark: Sendable {
    /// A number of a type that Core Foundation never gives.
    private let bits: UInt = 0x3FF00

    package init() {}
}
