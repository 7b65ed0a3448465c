import Foundation

/// The files of this machine.
public struct FilesOnDisk: ProjectFiles, Sendable {
    /// The files of this machine.
    public init() {}

    public func item(at path: String) -> FileItem? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular?: return .file(size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
        case .typeDirectory?: return .folder
        case .typeSymbolicLink?: return .link
        default: return .other
        }
    }

    public func resolved(_ path: String) -> String? {
        var rest = path.split(separator: "/").map(String.init)[...]
        var done = ""
        var links = 0
        while let part = rest.popFirst() {
            if part == ".." {
                done = FilePath.folder(of: done)
                if done == "/" { done = "" }
                continue
            }
            let next = done + "/" + part
            guard let item = item(at: next) else { return nil }
            if item == .link {
                links += 1
                guard links <= 40,
                    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next)
                else { return nil }
                if target.hasPrefix("/") { done = "" }
                rest = target.split(separator: "/").filter { $0 != "." }.map(String.init) + rest
            } else {
                done = next
            }
        }
        return done.isEmpty ? "/" : done
    }

    public func names(in folder: String, limit: Int) throws(XcodeProjectError) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw XcodeProjectError(.unreadable, path: folder, cause: "the folder can't be read: \(error)")
        }
        guard names.count <= limit else {
            throw XcodeProjectError(
                .tooLarge,
                path: folder,
                cause: "the folder holds \(names.count) files; at most \(limit) are read"
            )
        }
        return names.sorted()
    }

    public func bytes(of path: String, limit: Int) throws(XcodeProjectError) -> [UInt8] {
        guard let item = target(at: path) else {
            throw XcodeProjectError(.notFound, path: path, cause: "the file isn't there")
        }
        guard case .file(let size) = item else {
            throw XcodeProjectError(.unreadable, path: path, cause: "this is no file")
        }
        guard size <= limit else {
            throw XcodeProjectError(
                .tooLarge,
                path: path,
                cause: "the file has \(size) bytes; at most \(limit) are read"
            )
        }
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            // One byte more, to see whether it grew meanwhile.
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            guard data.count <= limit else {
                throw XcodeProjectError(.tooLarge, path: path, cause: "more than \(limit) bytes")
            }
            return [UInt8](data)
        } catch let error as XcodeProjectError {
            throw error
        } catch {
            throw XcodeProjectError(.unreadable, path: path, cause: "the file can't be read: \(error)")
        }
    }
}
