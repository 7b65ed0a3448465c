import CGtk

/// A strong reference to one GObject, released when the reference goes away.
///
/// Every wrapper in this module is a reference. Pointers stay inside the module: other modules
/// only ever hold wrappers.
///
/// GTK is not thread safe, so a reference lives on the main actor, its `deinit` included.
@MainActor
open class ObjectReference {
    /// The number of references alive, for leak checks.
    public private(set) static var liveCount = 0

    let object: UnsafeMutablePointer<GObject>

    /// Takes over a reference that a C function returned.
    ///
    /// A floating reference, as widget constructors return, is sunk.
    init(adopting pointer: UnsafeMutableRawPointer) {
        object = pointer.assumingMemoryBound(to: GObject.self)
        if g_object_is_floating(pointer) != 0 {
            g_object_ref_sink(pointer)
        }
        Self.liveCount += 1
    }

    /// Adds a reference to an object that a C function lent.
    init(retaining pointer: UnsafeMutableRawPointer) {
        object = pointer.assumingMemoryBound(to: GObject.self)
        g_object_ref(pointer)
        Self.liveCount += 1
    }

    isolated deinit {
        g_object_unref(object)
        Self.liveCount -= 1
    }

    var pointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(object) }

    func typed<Instance>(_: Instance.Type) -> UnsafeMutablePointer<Instance> {
        pointer.assumingMemoryBound(to: Instance.self)
    }
}
