import TabardTesting
import UIKit

/// Draws pictures, light and dark, into a folder; of further arguments, those whose names begin so.
/// An example's name stands for all pictures of it. `--text-scale` and a number, such as 2, come before all that: the user
/// wants text so many times larger than usual.
var arguments = Array(CommandLine.arguments.dropFirst())
var ending = ""
if arguments.count > 1, arguments[0] == "--text-scale", let scale = Double(arguments[1]) {
    ending = "-text-\(arguments[1])"
    arguments.removeFirst(2)
    TestEnvironment.textScale = scale
}
let folder = URL(fileURLWithPath: arguments.first ?? ".build-pictures")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
// Icons are drawn for the display's scale, so the display has that of the pictures.
setenv("GDK_SCALE", "2", 1)
TestEnvironment.areAnimationsEnabled = false

let wanted = arguments.dropFirst()
for scene in Scene.all where wanted.isEmpty || wanted.contains(where: { scene.name.hasPrefix($0) }) {
    for style in [UIUserInterfaceStyle.light, .dark] {
        TestEnvironment.isRightToLeft = scene.isRightToLeft
        TestEnvironment.language = scene.language ?? (scene.isRightToLeft ? "ar" : "en")
        TestEnvironment.isDark = style == .dark
        TestEnvironment.isHighContrast = scene.isHighContrast
        let window = UIWindow(frame: CGRect(origin: .zero, size: scene.size))
        let tabs = scene.make()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        scene.prepare(tabs)
        TestEnvironment.run(seconds: 5) { window.bounds.size == scene.size && window.pngPicture() != nil }
        // Whatever the first frame asked for is drawn in those that follow.
        TestEnvironment.run(seconds: 0.15)
        let name = "\(scene.name)\(ending)-\(style == .dark ? "dark" : "light").png"
        let file = folder.appendingPathComponent(name)
        guard let picture = window.pngPicture(scale: 2) else {
            fatalError("\(scene.name) did not come on the screen")
        }
        try picture.write(to: file)
        print(file.path)
        window.isHidden = true
        window.rootViewController = nil
    }
}

for tour in Tour.all where wanted.isEmpty || wanted.contains(tour.example) {
    try tour.take(into: folder)
}
