internal import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The directory in which programs keep what they remember of a user.
enum StateDirectory {
    static var current: String {
        path(environment: { name in getenv(name).map { String(cString: $0) } })
    }

    /// The directory by the environment's variables; those that are empty or relative say nothing.
    static func path(environment: (String) -> String?) -> String {
        #if canImport(Darwin)
            return FilePath(home(environment)).appending("Library/Application Support").string
        #else
            if let path = absolute(environment("XDG_STATE_HOME")) {
                return path
            }
            return FilePath(home(environment)).appending(".local/state").string
        #endif
    }

    static func home(_ environment: (String) -> String?) -> String {
        if let path = absolute(environment("HOME")) {
            return path
        }
        let entry = getpwuid(geteuid())?.pointee
        return absolute(entry?.pw_dir.map { String(cString: $0) }) ?? "/"
    }

    static func absolute(_ path: String?) -> String? {
        guard let path, FilePath(path).isAbsolute else { return nil }
        return path
    }
}
