import Foundation

/// The programs that a package has.
struct PackageProducts {
    /// Their names, sorted.
    let programs: [String]

    /// Asks SwiftPM for them.
    init(_ session: PackageSession, _ options: [String]) throws {
        struct Package: Decodable {
            struct Product: Decodable {
                struct Kind: Decodable {
                    let isExecutable: Bool
                    private enum Keys: String, CodingKey { case executable }
                    init(from decoder: any Decoder) throws {
                        isExecutable = try decoder.container(keyedBy: Keys.self).contains(.executable)
                    }
                }
                let name: String
                let type: Kind
            }
            let products: [Product]
        }
        let text = try session.output("package", options + ["describe", "--type", "json"])
        guard let start = text.firstIndex(of: "{"),
            let package = try? JSONDecoder().decode(Package.self, from: Data(text[start...].utf8))
        else { throw Failure("SwiftPM does not say which products the package has") }
        programs = package.products.filter(\.type.isExecutable).map(\.name).sorted()
    }

    /// The only program; an error if there is none, or several.
    var only: String {
        get throws {
            guard let only = programs.first else { throw Failure("The package has no program") }
            guard programs.count == 1 else {
                throw Failure(
                    "The package has several programs; name one by --product: \(programs.joined(separator: ", "))"
                )
            }
            return only
        }
    }
}
