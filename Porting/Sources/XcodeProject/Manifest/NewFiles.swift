import Foundation

/// Writes files where there are none.
public enum NewFiles {
    /// Ends in an error if one of the files is there, or anything else of its name.
    public static func checkAbsent(_ paths: [String], files: any ProjectFiles) throws(XcodeProjectError) {
        for path in paths where files.item(at: path) != nil {
            throw XcodeProjectError(
                .alreadyExists,
                path: path,
                cause:
                    "the file is there already and is not changed; move it away to have one written, or give "
                    + "another folder with --into"
            )
        }
    }

    /// Writes texts as new files, each whole, all of them or none; the last is there only when all others are.
    public static func write(
        _ texts: [(path: String, text: String)],
        files: any ProjectFiles
    ) throws(XcodeProjectError) {
        try checkAbsent(texts.map(\.path), files: files)
        var written: [String] = []
        for (path, text) in texts {
            let draft = FilePath.join(
                FilePath.folder(of: path),
                ".\(FilePath.name(of: path)).\(UUID().uuidString)"
            )
            defer { try? FileManager.default.removeItem(atPath: draft) }
            do {
                try Data(text.utf8).write(to: URL(fileURLWithPath: draft), options: .withoutOverwriting)
                // A second name for the draft is never given over an existing file, unlike a new name.
                try FileManager.default.linkItem(atPath: draft, toPath: path)
                written.append(path)
            } catch {
                for done in written { try? FileManager.default.removeItem(atPath: done) }
                try checkAbsent([path], files: files)
                throw XcodeProjectError(
                    .unwritable,
                    path: path,
                    cause: "the file can't be written: \(error)"
                )
            }
        }
    }
}
