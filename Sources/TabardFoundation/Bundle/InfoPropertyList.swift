/// Reads the app's `Info.plist` as it lies in the project.
///
/// SwiftPM takes no resource of just that name beside others, so a file whose name ends with it, as `App-Info.plist`, and
/// one in a folder of resources are found too.
enum InfoPropertyList {
    /// No list is longer; what is would be none.
    private static let longestFile = 1_000_000

    /// What the list says; nothing if there is none or it is damaged.
    ///
    /// - Parameter program: The program's name, which stands for Xcode's variables of it.
    static func read(in folder: URL, program: String) -> [String: Any] {
        guard let file = file(in: folder), let handle = try? FileHandle(forReadingFrom: file),
            let data = try? handle.read(upToCount: longestFile),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let entries = list as? [String: Any]
        else { return [:] }
        return entries.compactMapValues { fill($0, program: program) }
    }

    static func file(in folder: URL) -> URL? {
        let names = AppProgram.names(in: folder, endingWith: "Info.plist")
        // What `tabard-swift port` wrote comes first: SwiftPM puts a list of its own, and packages theirs, beside it.
        for name in ["Tabard-Info.plist", "App-Info.plist", "Info.plist"] {
            if names.contains(name) { return folder.appendingPathComponent(name) }
        }
        if let other = names.first { return folder.appendingPathComponent(other) }
        guard folder.pathExtension == "resources" else { return nil }
        return AppProgram.names(in: folder, endingWith: "").lazy
            .map { folder.appendingPathComponent($0).appendingPathComponent("Info.plist") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Fills in the variables that Xcode fills in; an entry with another one, which only a build settles, is left out.
    private static func fill(_ value: Any, program: String) -> Any? {
        if let values = value as? [String: Any] {
            return values.compactMapValues { fill($0, program: program) }
        }
        if let values = value as? [Any] { return values.compactMap { fill($0, program: program) } }
        guard var text = value as? String, text.contains("$(") else { return value }
        for variable in ["EXECUTABLE_NAME", "PRODUCT_NAME", "TARGET_NAME"] {
            text = text.replacingOccurrences(of: "$(\(variable))", with: program)
        }
        text = text.replacingOccurrences(
            of: "$(PRODUCT_MODULE_NAME)",
            with: AppProgram.moduleName(of: program)
        )
        return text.contains("$(") ? nil : text
    }
}
