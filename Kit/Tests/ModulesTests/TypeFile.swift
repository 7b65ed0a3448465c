import UniformTypeIdentifiers

/// What a file that imports this module alone sees.
func isImage(_ ending: String) -> Bool { UTType(filenameExtension: ending)?.conforms(to: .image) ?? false }
