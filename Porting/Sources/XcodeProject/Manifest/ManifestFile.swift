import Foundation

/// Writes a manifest where there is none.
public enum ManifestFile {
    private static let name = "Package.swift"

    /// Ends in an error if there is a manifest, or anything else of its name.
    public static func checkAbsent(in folder: String, files: FilesOnDisk) throws(XcodeProjectError) {
        let path = FilePath.join(folder, name)
        guard files.item(at: path) == nil else {
            throw XcodeProjectError(
                .alreadyExists,
                path: path,
                cause:
                    "there is a manifest already, which is not changed; move it away to have one written, or give "
                    + "another folder with --into"
            )
        }
    }

    /// Writes the text as a new file, whole or not at all.
    public static func write(_ text: String, to folder: String, files: FilesOnDisk) throws(XcodeProjectError)
        -> String
    {
        let path = FilePath.join(folder, name)
        let draft = FilePath.join(folder, ".\(name).\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(atPath: draft) }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: draft), options: .withoutOverwriting)
            // A second name for the draft is never given over an existing file, unlike a new name.
            try FileManager.default.linkItem(atPath: draft, toPath: path)
        } catch {
            try checkAbsent(in: folder, files: files)
            throw XcodeProjectError(.unwritable, path: path, cause: "the manifest can't be written: \(error)")
        }
        return path
    }
}
