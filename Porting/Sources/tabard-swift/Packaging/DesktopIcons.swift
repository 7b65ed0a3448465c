import AppPackaging
import Foundation

/// An app's icon in the sizes that desktops have folders for.
struct DesktopIcons {
    /// The files, by their sizes.
    let files: [Int: URL]

    /// The least size that software centres show.
    private static let smallestShown = 64

    /// Takes the pictures that the app has, and makes those of the smaller sizes that it lacks from its largest one.
    ///
    /// - Parameter folder: Where those that are made are put.
    init(_ pictures: [Int: URL], in folder: URL) throws {
        var files = pictures.filter { AppIcon.desktopSizes.contains($0.key) }
        if let largest = pictures.max(by: { $0.key < $1.key }) {
            for size in AppIcon.desktopSizes where size < largest.key && files[size] == nil {
                let file = folder.appendingPathComponent("icon-\(size).png")
                try Tool.thumbnailer.run(["--size", "\(size)", largest.value.path, file.path])
                files[size] = file
            }
        }
        self.files = files
    }

    /// Whether there is one of a size that software centres show.
    var isShown: Bool { files.keys.contains { $0 >= Self.smallestShown } }
}
