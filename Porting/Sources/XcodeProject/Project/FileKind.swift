/// What a file is for, by its ending.
public enum FileKind: Hashable, Sendable {
    case swift, objectiveC, c, metal, assembly
    /// Compiled by tools of Xcode's: data models, intents, machine learning.
    case compiled
    case header
    /// Read by Xcode alone: settings, entitlements.
    case setting
    case storyboard, xib
    case assetCatalogue
    case binary
    case strings
    case other

    /// The kind of the file at a path.
    public init(path: String) {
        switch FilePath.ending(of: path) {
        case "swift": self = .swift
        case "m", "mm": self = .objectiveC
        case "c", "cc", "cpp", "cxx", "cp": self = .c
        case "metal", "iig": self = .metal
        case "s", "asm": self = .assembly
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "intentdefinition", "mlmodel", "mlpackage",
            "rcproject", "docc", "y", "l", "proto", "graphql":
            self = .compiled
        case "h", "hh", "hpp", "hxx", "pch", "modulemap", "ipp", "tpp", "def": self = .header
        case "xcconfig", "entitlements", "xcfilelist", "gpx", "apns", "xctestplan": self = .setting
        case "storyboard": self = .storyboard
        case "xib", "nib": self = .xib
        case "xcassets": self = .assetCatalogue
        case "framework", "xcframework", "a", "dylib", "tbd": self = .binary
        case "strings", "stringsdict", "xcstrings": self = .strings
        default: self = .other
        }
    }

    /// Whether a folder of this name is one thing, whose files are not a project's.
    public static func isWhole(folder name: String) -> Bool {
        [
            "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework",
            "mlpackage", "mlmodelc", "rcproject", "docc", "playground", "scnassets", "icon", "app", "appex",
            "xcodeproj", "xcworkspace", "rtfd", "atlas", "imageset", "xcplayground", "dsym",
            "realitycomposerpro",
            "sticker", "stickerpack", "arresourcegroup", "momd",
        ].contains(FilePath.ending(of: name))
    }
}
