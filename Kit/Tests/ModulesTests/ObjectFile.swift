import ObjectiveC

private var key: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 1) }

/// What a file that imports this module alone sees.
extension NSObject {
    var note: String? {
        get { key.flatMap { objc_getAssociatedObject(self, $0) as? String } }
        set { if let key { objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) } }
    }
    var action: Selector { Selector("tap:") }
}
