import Foundation
import TabModel
import TabStore

/// What `tabard export` printed.
enum ExportedLayout {
    /// More than a layout's file may hold.
    private static let limit = 16 * 1024 * 1024 + 1

    /// Reads a file, or the standard input if the path is `-`, and tells what was left out of it.
    static func read(_ path: String) throws -> TabRecord {
        let source = path == "-" ? "standard input" : path
        guard let (record, problems) = TabRecord.reading(json: try bytes(path)) else {
            throw Failure("\(source): this is no exported layout, or is too large for one")
        }
        if record == TabRecord() || record.latestStamp == nil {
            throw Failure("\(source): this says nothing of tabs; 'tabard export' prints what can be imported")
        }
        for problem in problems {
            Notice.write("\(source): left out: \(problem)")
        }
        return record
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        do {
            if path == "-" {
                return Array(try FileHandle.standardInput.read(upToCount: limit) ?? Data())
            }
            let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw Failure("\(path): this is not a file; - reads the standard input", status: .system)
            }
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            return Array(try file.read(upToCount: limit) ?? Data())
        } catch let error as CocoaError {
            throw Failure("\(path): \(error.reason)", status: .system)
        }
    }
}

extension CocoaError {
    fileprivate var reason: String {
        switch code {
        case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
        case .fileReadNoPermission: "permission denied"
        default: "it cannot be read"
        }
    }
}
