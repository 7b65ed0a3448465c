// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UniformTypeIdentifiers

/// Whether a type is another one or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    let type = UTType(importedAs: inUTI as String)
    return type.conforms(to: UTType(importedAs: inConformsToUTI as String))
}

/// Whether two identifiers name the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}
