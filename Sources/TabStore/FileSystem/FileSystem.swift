internal import SystemPackage

/// All that a layout's file needs of the system, and the only way to it: tests inject faults here.
///
/// Names are relative to an open directory. No call follows a symbolic link in the last part of a path, and none
/// waits: not for the other end of a pipe, and not for a lock.
protocol FileSystem: Sendable {
    /// Opens a directory to work in.
    ///
    /// - Parameter refusingLink: Whether the last part of the path may not be a symbolic link.
    func openDirectory(_ path: FilePath, refusingLink: Bool) throws(Errno) -> FileDescriptor
    /// Makes a directory with mode 0700, whatever the process's mask.
    func makeDirectory(_ path: FilePath) throws(Errno)
    func open(_ name: String, in directory: FileDescriptor, for access: FileAccess) throws(Errno)
        -> FileDescriptor
    func close(_ descriptor: FileDescriptor)
    func status(of descriptor: FileDescriptor) throws(Errno) -> FileStatus
    /// Takes all permissions from others than the owner.
    func restrict(_ descriptor: FileDescriptor, to mode: UInt32) throws(Errno)
    /// Reads up to `count` bytes; fewer come back only at the file's end.
    func read(_ file: FileDescriptor, at offset: Int, count: Int) throws(Errno) -> [UInt8]
    /// Writes some of the bytes, at least one, and says how many.
    func write(_ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int) throws(Errno) -> Int
    /// Returns when the file's contents and length are on the disk.
    func synchronize(_ file: FileDescriptor) throws(Errno)
    /// Returns when the directory's names are on the disk.
    func synchronizeDirectory(_ directory: FileDescriptor) throws(Errno)
    func rename(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno)
    /// Gives the file a second name, which must be free.
    func link(_ name: String, to newName: String, in directory: FileDescriptor) throws(Errno)
    func remove(_ name: String, in directory: FileDescriptor) throws(Errno)
    /// The names in a directory that are wanted, in no order, without those of itself and of the one above, and up to 100,000.
    func names(in directory: FileDescriptor, where isWanted: (String) -> Bool) throws(Errno) -> [String]
    /// Takes the lock of a file or directory for this descriptor alone, if nobody has it.
    func tryLock(_ descriptor: FileDescriptor) throws(Errno) -> Bool
    func unlock(_ descriptor: FileDescriptor)
    /// The user in whose name the process acts.
    var userID: UInt32 { get }
    /// Waits a little for a lock.
    func pause(microseconds: UInt32)
}

/// What a file is opened for.
enum FileAccess: Sendable {
    case reading
    case readingAndWriting
    /// A new file with mode 0600, whatever the process's mask; it is an error if the name is taken.
    case creating
}

/// What is known of an open file.
struct FileStatus: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file
        case directory
        case other
    }

    /// Which file it is, whatever its name.
    struct Identity: Hashable, Sendable {
        var device: UInt64
        var number: UInt64
    }

    var kind: Kind
    var identity: Identity
    var owner: UInt32
    /// The permissions, nine bits.
    var mode: UInt32
    var linkCount: Int
    var size: Int
    /// When it was last written, in milliseconds since 1970.
    var modified: UInt64 = 0
    /// The same in nanoseconds, as fine as the file system knows it; nil if that is not known.
    var written: UInt64?
}
