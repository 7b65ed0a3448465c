import Foundation

/// What `flatpak-builder` is told of an app: how its bundle is made of the archive beside the file.
public struct FlatpakManifest {
    private let app: AppDescription
    private let archive: String
    private let checksum: String

    /// What each app needs: a window, the graphics card, and the desktop's service for notifications. The desktop's portals and
    /// the app's own name on the bus are there for all.
    private static let permissions = [
        "--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri",
        "--talk-name=org.freedesktop.Notifications",
    ]

    /// - Parameters:
    ///   - archive: The name of the archive, in which the program lies beside the folder `share`.
    ///   - checksum: The archive's SHA-256, in hexadecimal digits.
    public init(_ app: AppDescription, archive: String, checksum: String) {
        self.app = app
        self.archive = archive
        self.checksum = checksum
    }

    /// Sees that Flatpak takes the app's name, for which it has more rules than others.
    ///
    /// - Parameter path: The file that has the name, for messages.
    public static func checkName(of app: AppDescription, path: String) throws(PackagingError) {
        let parts = app.identifier.split(separator: ".")
        guard parts.count >= 3, !parts.dropLast().contains(where: { $0.contains("-") }) else {
            throw PackagingError(
                .invalid,
                path: path,
                cause:
                    "CFBundleIdentifier '\(app.identifier)' is no name for Flatpak, which has three parts or "
                    + "more, and '-' in the last one alone"
            )
        }
    }

    /// The file's name.
    public static func name(of app: AppDescription) -> String { app.identifier + ".json" }

    /// The file's text.
    public var text: String {
        let place = "${FLATPAK_DEST}/lib/\(app.debianName)"
        let module: [String: Any] = [
            "name": app.debianName, "buildsystem": "simple",
            // The program is what it is: nothing is left for debuggers.
            "build-options": ["no-debuginfo": true],
            "build-commands": [
                // A library that the runtime lacks, and a program for another processor, are found here and not by users.
                "libraries=$(ldd './\(app.executable)') && ! echo \"${libraries}\" | grep 'not found'",
                "mkdir -p \"\(place)\" \"${FLATPAK_DEST}/bin\"", "cp -R share \"${FLATPAK_DEST}\"",
                "rm -R share",
                "cp -R . \"\(place)\"",
                "ln -s '../lib/\(app.debianName)/\(app.executable)' \"${FLATPAK_DEST}/bin/\(app.executable)\"",
            ],
            "sources": [["type": "archive", "path": archive, "sha256": checksum]],
        ]
        let manifest: [String: Any] = [
            "id": app.identifier, "runtime": "org.gnome.Platform", "sdk": "org.gnome.Sdk",
            "runtime-version": app.packaging.flatpakRuntimeVersion, "command": app.executable,
            "finish-args": Self.permissions + app.packaging.flatpakPermissions, "modules": [module],
        ]
        return JSONText.of(manifest)
    }
}
