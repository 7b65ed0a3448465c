internal import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where `UserDefaults` keeps its files.
enum DefaultsDirectory {
    static func path(ofDomain domain: String) -> String {
        path(ofDomain: domain) { name in getenv(name).map { String(cString: $0) } }
    }

    static func path(ofDomain domain: String, environment: (String) -> String?) -> String {
        // A domain is a file's name and leads nowhere else.
        let name = domain.split(separator: "/").joined(separator: "_") + ".plist"
        #if canImport(Darwin)
            let directory = FilePath(StateDirectory.home(environment)).appending("Library/Preferences")
        #else
            let variable = StateDirectory.absolute(environment("XDG_CONFIG_HOME"))
            let directory =
                variable.map { FilePath($0) }
                ?? FilePath(StateDirectory.home(environment)).appending(".config")
        #endif
        return directory.appending(name).string
    }
}
