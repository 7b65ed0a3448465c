import Foundation
import TabardKit

/// Names of files for scenes, each another one.
struct PictureNames {
    private let document: String
    private var known: Set<String> = []
    private static let longest = 60

    init(document: String) {
        let name = URL(fileURLWithPath: document).deletingPathExtension().lastPathComponent
        self.document = Self.plain(name)
    }

    /// The name without an ending.
    mutating func name(of scene: InterfaceScenes.Scene) -> String {
        let name = "\(document)-\(Self.plain(scene.name))"
        var unique = name
        var number = 2
        while !known.insert(unique).inserted {
            unique = "\(name)-\(number)"
            number += 1
        }
        return unique
    }

    /// A text without what a file's name may not have, or a shell minds.
    private static func plain(_ text: String) -> String {
        let words = text.prefix(longest).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.isEmpty ? "scene" : words.joined(separator: "-")
    }
}
