/// What lies in a folder that runs from anywhere, for who unpacks it: what the app needs, and how it comes into the menus.
public struct ArchiveInstructions {
    /// The file's name.
    public static let name = "README"

    private let app: AppDescription

    public init(_ app: AppDescription) { self.app = app }

    /// The file's text.
    public var text: String {
        let desktop = DesktopFile.name(of: app)
        let command = DesktopFile.quoted(app.executable)
        return """
            \(app.name) \(app.version)

            It runs from this folder, wherever that lies:

                ./\(DesktopFile.quoted(app.executable))

            It needs GTK 4, libadwaita and libcurl. Debian 12 and Debian 13 install them by

                sudo apt install libgtk-4-1 libadwaita-1-0 libcurl4
                sudo apt install libgtk-4-1 libadwaita-1-0 libcurl4t64

            and librsvg2-2 if it has pictures in SVG files.

            In the menus it stands after these commands, given in this folder:

                share=~/.local/share
                mkdir -p "$share"
                cp -R share/. "$share"
                sed -i 's|^Exec=\(command)|Exec="'"$PWD"'/\(app.executable)"|' "$share"/applications/\(desktop)
                update-desktop-database "$share"/applications
                update-mime-database "$share"/mime

            and it goes from there when these files are removed from ~/.local/share:

                \(installedNames.joined(separator: "\n    "))

            """
    }

    private var installedNames: [String] {
        var names = [
            "applications/\(DesktopFile.name(of: app))", "metainfo/\(Metainfo.name(of: app))",
            "icons/hicolor/*/apps/\(app.identifier)*",
        ]
        if !app.ownTypes.isEmpty { names.append("mime/packages/\(MIMETypes.name(of: app))") }
        return names
    }
}
