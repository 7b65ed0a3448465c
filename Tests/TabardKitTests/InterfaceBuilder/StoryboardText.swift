@testable import InterfaceDocument
@testable import TabardKit

/// Storyboards as texts.
@MainActor
enum StoryboardText {
    /// Scenes, each on a line of its own, the first on line 2.
    static func storyboard(_ scenes: [String], initial: String = "a") throws -> UIStoryboard {
        let document = try InterfaceDocument(
            bytes: [UInt8](text(scenes, initial: initial).utf8),
            name: "Test.storyboard"
        )
        return UIStoryboard(InterfaceSource(document: document, strings: [:], bundle: nil))
    }

    static func text(_ scenes: [String], initial: String = "a") -> String {
        let lines = scenes.enumerated().map {
            "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>"
        }
        return
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"\(initial)\"><scenes>\n"
            + lines.joined(separator: "\n") + "\n</scenes></document>"
    }

    static func relationship(_ name: String, _ ids: [String]) -> String {
        "<connections>"
            + ids.enumerated().map {
                "<segue destination=\"\($0.element)\" kind=\"relationship\" relationship=\"\(name)\" id=\"r\(name)\($0.offset)\"/>"
            }
            .joined() + "</connections>"
    }
}
