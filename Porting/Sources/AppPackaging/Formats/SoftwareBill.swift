import Foundation

/// What software is in a package, in SPDX's form.
public struct SoftwareBill {
    /// A part of what is packed.
    public struct Part: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its version; empty if that is unknown.
        public var version: String
        /// Where it comes from; empty if that is unknown.
        public var address: String
        /// Its licence, as an SPDX expression; empty if that is unknown.
        public var licence: String

        public init(name: String, version: String, address: String, licence: String) {
            self.name = name
            self.version = version
            self.address = address
            self.licence = licence
        }
    }

    private let app: AppDescription
    private let parts: [Part]
    private let time: Date

    /// - Parameters:
    ///   - parts: What is in the app beside its own code.
    ///   - time: When it was packed.
    public init(_ app: AppDescription, parts: [Part], time: Date) {
        self.app = app
        self.parts = parts
        self.time = time
    }

    /// The text of `sbom.spdx.json`.
    public var text: String {
        let own = Part(
            name: app.name,
            version: app.version,
            address: app.packaging.homePage ?? "",
            licence: app.packaging.licence
        )
        let all = [own] + parts
        let packages = all.enumerated().map { index, part -> [String: Any] in
            var entries: [String: Any] = [
                "SPDXID": Self.identifier(index), "name": part.name,
                "downloadLocation": part.address.isEmpty ? "NOASSERTION" : part.address,
                "licenseConcluded": part.licence.isEmpty ? "NOASSERTION" : part.licence,
                "licenseDeclared": part.licence.isEmpty ? "NOASSERTION" : part.licence,
                "copyrightText": "NOASSERTION", "filesAnalyzed": false,
            ]
            if !part.version.isEmpty { entries["versionInfo"] = part.version }
            return entries
        }
        var relationships: [[String: String]] = [
            [
                "spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                "relatedSpdxElement": Self.identifier(0),
            ]
        ]
        relationships += parts.indices.map { index in
            [
                "spdxElementId": Self.identifier(0), "relationshipType": "CONTAINS",
                "relatedSpdxElement": Self.identifier(index + 1),
            ]
        }
        let document: [String: Any] = [
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
            "name": "\(app.identifier)-\(app.version)",
            "documentNamespace": "https://spdx.org/spdxdocs/\(app.identifier)-\(app.version)-\(app.build)",
            "creationInfo": [
                "created": time.ISO8601Format(), "creators": ["Tool: tabard-swift"],
            ] as [String: Any],
            "packages": packages, "relationships": relationships,
        ]
        return JSONText.of(document)
    }

    private static func identifier(_ index: Int) -> String {
        index == 0 ? "SPDXRef-App" : "SPDXRef-Part-\(index)"
    }
}
