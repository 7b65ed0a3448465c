import Foundation

/// What the system says of whatever is at a path, without following a link; equal if nothing touched it.
struct FileState: Equatable {
    private let numbers: [Int]

    init(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            numbers = []
            return
        }
        numbers = [
            Int(status.st_ino), Int(status.st_mode), Int(status.st_uid), Int(status.st_size),
            Int(status.st_nlink), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
        ]
    }
}
