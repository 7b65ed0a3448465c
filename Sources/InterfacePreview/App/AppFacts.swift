import Foundation
import TabardKit

/// What is known of the app that documents belong to, as `tabard-swift` writes it.
struct AppFacts: Decodable {
    /// The classes of the app's sources, and what these add to other classes.
    var classes: [AppClass] = []
    /// The modules of the sources.
    var modules: [String] = []
    /// The folders in which images, colours and further documents lie.
    var resourceFolders: [String] = []
    /// The paths of the app's own fonts.
    var fonts: [String] = []
    /// The paths of all the app's documents.
    var documents: [String] = []

    /// Reads a file, and makes the app's images, colours and fonts known from now on. Without a file, nothing is known.
    @MainActor
    static func use(_ path: String?) throws -> AppFacts {
        guard let path else { return AppFacts() }
        let facts = try JSONDecoder()
            .decode(AppFacts.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        ResourceFolders.replace(by: facts.resourceFolders.map { URL(fileURLWithPath: $0) })
        for font in facts.fonts {
            // What is damaged is told where a document asks for it.
            _ = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: font) as CFURL, .process, nil)
        }
        return facts
    }
}

/// What documents can name of a class of the app.
struct AppClass: Decodable {
    /// The module; empty for what the app adds to a class of another module.
    let module: String
    /// The name, with those of the types around it before it.
    let name: String
    let objectiveCName: String?
    /// The superclass as far as it is known, else as it is written.
    let superclass: String?
    let isGeneric: Bool
    /// The properties that can be set by their names, with their types.
    let properties: [String: String]
    let readOnlyProperties: [String]
    let methods: [String]
    /// Names of what nothing marks for Objective-C.
    let unmarked: [String]
}
