import Foundation
import TabardKit
import TabardTesting

extension Request {
    /// Draws what a document shows, light and dark, into files, whose paths are printed.
    @MainActor
    func draw() throws {
        // Icons are drawn for the display's scale, so the display has that of the pictures.
        setenv("GDK_SCALE", "2", 1)
        TestEnvironment.areAnimationsEnabled = false
        let folder = URL(fileURLWithPath: output)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let trial = InterfaceTrial(standIn: AppClasses(try AppFacts.use(app)).standIn)
        let scenes = try InterfaceScenes(contentsOf: documents[0], bundle: nil)
        var names = PictureNames(document: documents[0])
        for scene in scenes.all {
            let name = names.name(of: scene)
            for size in sizes(of: scene) {
                alarm(seconds)
                defer { alarm(0) }
                guard let pictures = ScenePictures(scene, of: scenes, size: size, in: trial) else { break }
                let words = widths.isEmpty ? [name] : [name, "\(Int(size.width))"]
                for (style, picture) in [("light", pictures.light), ("dark", pictures.dark)] {
                    let file = folder.appendingPathComponent(
                        (words + [style]).joined(separator: "-") + ".png"
                    )
                    try picture.write(to: file)
                    FileHandle.standardOutput.write(Data("\(file.path)\n".utf8))
                }
            }
        }
    }

    /// The sizes in which a scene is shown.
    @MainActor
    func sizes(of scene: InterfaceScenes.Scene) -> [CGSize] {
        widths.isEmpty
            ? [scene.size] : widths.map { CGSize(width: CGFloat($0), height: scene.size.height) }
    }
}
