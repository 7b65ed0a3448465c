import Glibc

/// What a decoder gets to know of the program's environment: what it finds its libraries, its fonts and
/// the user's language by.
enum DecoderEnvironment {
    /// What is forgotten before the first image.
    private static let places = [
        "LD_LIBRARY_PATH", "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS",
        "XDG_CONFIG_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
        "GDK_PIXBUF_MODULEDIR", "GDK_PIXBUF_MODULE_FILE",
    ]
    /// A document may have parts for certain languages only.
    private static let languages = ["LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES"]

    static var inherited: [String] {
        // Swift would look for the reason of a crash in files that the decoder cannot open.
        ["SWIFT_BACKTRACE=enable=no"]
            + (places + languages).compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" }
            }
    }

    static func forgetPlaces() {
        for name in places { unsetenv(name) }
    }
}
