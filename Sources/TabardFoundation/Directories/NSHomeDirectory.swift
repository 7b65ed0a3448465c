// The names are Apple's. What Foundation has of them is not preferred, as in FileManager+Directories.swift.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The path of the folder that stands for the app's home: its container (N5).
@_disfavoredOverload
public func NSHomeDirectory() -> String {
    let directories = AppDirectories.current
    directories.makeUsual()
    return directories.container.path
}

/// The path of the app's own folder for temporary files, with a slash at its end (N5).
@_disfavoredOverload
public func NSTemporaryDirectory() -> String { FileManager.default.temporaryDirectory.path + "/" }

/// The paths of the app's own folder that stands for one of the user's (N5).
///
/// - Parameters:
///   - directory: Which one.
///   - domainMask: Whose folders are meant. An app has folders in the user's domain alone.
///   - expandTilde: Without effect: the paths are whole ones.
/// - Returns: One path; none for other domains.
@_disfavoredOverload
public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory,
    _ domainMask: FileManager.SearchPathDomainMask,
    _ expandTilde: Bool
) -> [String] {
    FileManager.default.urls(for: directory, in: domainMask).map(\.path)
}
