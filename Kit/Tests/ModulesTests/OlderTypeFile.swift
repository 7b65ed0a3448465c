import MobileCoreServices

/// What a file that imports this module alone sees.
func olderNames() -> [String] { [kUTTypeImage as String, kUTTypeMovie as String] }
func isOlderImage(_ type: CFString) -> Bool {
    UTTypeConformsTo(type, kUTTypeImage) && !UTTypeEqual(type, kUTTypeImage)
}
