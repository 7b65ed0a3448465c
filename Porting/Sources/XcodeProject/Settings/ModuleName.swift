import Foundation

/// The names of modules, which Xcode and SwiftPM make of those of targets.
public enum ModuleName {
    /// A name with all that no identifier of C can hold replaced by `_`.
    public static func identifier(of name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isPart =
                scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            if result.isEmpty, scalar.properties.numericType == .decimal { result.append("_") }
            if isPart { result.unicodeScalars.append(scalar) } else { result.append("_") }
        }
        return result
    }

    /// A module's name in letters that linkers on Linux can read: SwiftPM gives them the names of programs' modules.
    public static func plain(_ name: String) -> String {
        var result = ""
        for scalar in name.decomposedStringWithCanonicalMapping.unicodeScalars
        where scalar.properties.canonicalCombiningClass == .notReordered {
            result.unicodeScalars.append(scalar.isASCII ? scalar : "_")
        }
        return result.allSatisfy { $0 == "_" } ? "App" : result
    }
}
