// Associated objects, selectors, `objc_sync_enter` and `autoreleasepool` stand beside Foundation's NSObject.
@_exported import TabardFoundation
