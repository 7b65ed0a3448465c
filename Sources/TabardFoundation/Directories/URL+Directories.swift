// What Foundation for Linux has of these is not preferred, as in FileManager+Directories.swift.
extension URL {
    /// The folder that stands for the app's home: its container.
    @_disfavoredOverload
    public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    /// The app's own folder for files that it needs no longer than it runs.
    @_disfavoredOverload
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

    /// The app's own documents.
    @_disfavoredOverload
    public static var documentsDirectory: URL { own(.documentDirectory) }

    /// The app's own library.
    @_disfavoredOverload
    public static var libraryDirectory: URL { own(.libraryDirectory) }

    /// What the app keeps and the user does not see. It is not made by itself.
    @_disfavoredOverload
    public static var applicationSupportDirectory: URL { own(.applicationSupportDirectory) }

    /// What the app can make again; it may be thrown away at any time.
    @_disfavoredOverload
    public static var cachesDirectory: URL { own(.cachesDirectory) }

    /// The app's own folder for what it fetches. It is not made by itself.
    @_disfavoredOverload
    public static var downloadsDirectory: URL { own(.downloadsDirectory) }

    /// The app's own folder for what would lie on a desktop. It is not made by itself.
    @_disfavoredOverload
    public static var desktopDirectory: URL { own(.desktopDirectory) }

    /// The app's own pictures. The folder is not made by itself.
    @_disfavoredOverload
    public static var picturesDirectory: URL { own(.picturesDirectory) }

    /// The app's own movies. The folder is not made by itself.
    @_disfavoredOverload
    public static var moviesDirectory: URL { own(.moviesDirectory) }

    /// The app's own music. The folder is not made by itself.
    @_disfavoredOverload
    public static var musicDirectory: URL { own(.musicDirectory) }

    /// The app's own folder for what others may read. It is not made by itself.
    @_disfavoredOverload
    public static var sharedPublicDirectory: URL { own(.sharedPublicDirectory) }

    private static func own(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? AppDirectories.current.container
    }
}
