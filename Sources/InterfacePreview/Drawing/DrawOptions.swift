import ArgumentParser
import Foundation
import TabardKit
import TabardTesting

/// Draws what a document shows, light and dark, into files, whose paths it prints.
struct DrawOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "draw",
        abstract: "Draw the scenes of a document into PNG files"
    )

    @OptionGroup var shown: ShownDocument

    @Option(help: "The folder of the files.")
    var output = "."

    @Option(help: "The seconds that one scene may take.")
    var seconds: UInt32 = 60

    @MainActor
    func draw() throws {
        // Icons are drawn for the display's scale, so the display has that of the pictures.
        setenv("GDK_SCALE", "2", 1)
        TestEnvironment.areAnimationsEnabled = false
        let folder = URL(fileURLWithPath: output)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let trial = try shown.readApp()
        let scenes = try InterfaceScenes(contentsOf: shown.document, bundle: nil)
        var names = PictureNames(document: shown.document)
        for scene in scenes.all {
            let name = names.name(of: scene)
            for size in shown.sizes(of: scene) {
                alarm(seconds)
                defer { alarm(0) }
                guard let pictures = ScenePictures(scene, of: scenes, size: size, in: trial) else { break }
                let words = shown.width.isEmpty ? [name] : [name, "\(Int(size.width))"]
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
}
