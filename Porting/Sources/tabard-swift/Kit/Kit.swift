import Foundation

/// TabardKit as installed: built once, with what apps import and link.
struct Kit {
    /// What the file `kit.json` in the kit's folder says.
    struct Description: Codable {
        /// The first line of `swiftc -version` of the compiler that built the kit.
        let compiler: String
        /// Tabard's version.
        let version: String
        /// Another for each build of the kit, so that apps are compiled again for it.
        let identity: String
        /// What modules that see UIKit are compiled with; `{kit}` stands for the kit's folder.
        let compilerArguments: [String]
        /// What programs are linked with.
        let linkerArguments: [String]
        /// What programs are linked with that hold Swift's libraries, and the kit, in themselves.
        let staticLinkerArguments: [String]
    }

    /// The folder with libraries and modules, `lib/tabard`.
    let folder: URL
    let description: Description

    var compilerArguments: [String] { description.compilerArguments.map(replacingPlaceholder) }

    /// What a program is linked with: the shared library, or the static one when Swift's libraries are static too, since
    /// the shared one would bring Swift's a second time.
    func linkerArguments(isStatic: Bool) -> [String] {
        (isStatic ? description.staticLinkerArguments : description.linkerArguments).map(replacingPlaceholder)
    }

    /// The folder with scripts, `share/tabard`.
    var scripts: URL {
        folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share/tabard")
    }

    /// The Objective-C names of UIKit's members.
    var index: URL { folder.appendingPathComponent(Self.indexName) }

    private static let indexName = "UIKit.index.json"

    /// Reads the kit of a folder.
    init(folder: URL) throws {
        self.folder = folder
        let file = folder.appendingPathComponent("kit.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw Failure(
                "There is no kit in \(folder.path): `make install PREFIX=…` in Tabard's folder installs it."
            )
        }
        do {
            description = try JSONDecoder().decode(Description.self, from: data)
        } catch {
            throw Failure(
                "\(file.path) is not the description of a kit that this tabard-swift knows: "
                    + "`make install` in Tabard's folder installs both."
            )
        }
    }

    /// The kit that belongs to a program: in `lib/tabard` beside the program's folder, or where `TABARD_KIT` says.
    static func installed(with program: URL, environment: [String: String]) throws -> Kit {
        if let folder = environment["TABARD_KIT"], !folder.isEmpty {
            return try Kit(folder: URL(fileURLWithPath: folder))
        }
        let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
        return try Kit(folder: prefix.appendingPathComponent("lib/tabard"))
    }

    /// Ends in one line when a part of the kit is missing, since the compiler and the linker would tell so in many.
    func checkIsWhole() throws {
        let placeholder = "{kit}/"
        let named =
            description.compilerArguments + description.linkerArguments + description.staticLinkerArguments
        let parts = named.filter { $0.hasPrefix(placeholder) }.map { String($0.dropFirst(placeholder.count)) }
        for part in parts + [Self.indexName]
        where !FileManager.default.fileExists(atPath: folder.appendingPathComponent(part).path) {
            throw Failure(
                "The kit in \(folder.path) has no \(part): `make install` in Tabard's folder installs it anew."
            )
        }
    }

    /// Ends in one line when the kit was built by another compiler: Swift's modules on Linux fit their own one alone.
    func check(compiler: String) throws {
        guard compiler == description.compiler else {
            throw Failure(
                "The kit in \(folder.path) was built by \(description.compiler), and this is \(compiler): "
                    + "`make install` again with this compiler, or use that one."
            )
        }
    }

    private func replacingPlaceholder(_ argument: String) -> String {
        argument.replacingOccurrences(of: "{kit}", with: folder.path)
    }
}
