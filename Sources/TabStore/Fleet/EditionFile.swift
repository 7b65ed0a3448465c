import TabModel

/// The file in which an edition of a fleet's defaults lies, in a folder or with the system; <doc:FleetFormat> describes it.
package enum EditionFile {
    /// The most bytes of a file.
    package static let maximumLength = 1024 * 1024

    private static let text = CheckedText("tabfleet")

    /// The bytes of an edition.
    ///
    /// - Throws: `tooLarge` if no device would read them.
    package static func encode(
        _ edition: ManagedDefaultsEdition,
        path: String
    ) throws(TabStoreError) -> [UInt8] {
        let bytes = text.encode(edition.json + Array("\n".utf8)).bytes
        guard bytes.count <= maximumLength, edition.defaults?.count ?? 0 <= ManagedDefaults.maximumCount
        else {
            throw TabStoreError(.tooLarge, path: path)
        }
        return bytes
    }

    /// Reads bytes of any origin.
    package static func decode(
        _ bytes: [UInt8],
        path: String
    ) throws(TabStoreError) -> ManagedDefaultsEdition {
        let rest: ArraySlice<UInt8>
        do throws(CheckedText.Problem) {
            rest = try text.decode(bytes).rest
        } catch {
            throw TabStoreError(error == .newer ? .newerVersion : .damaged, path: path)
        }
        return try .reading(json: rest, path: path)
    }
}

extension ManagedDefaultsEdition {
    /// Throws if it is meant for another layout.
    package func check(_ layout: String, path: String) throws(TabStoreError) {
        guard self.layout.isEmpty || layout.isEmpty || self.layout == layout else {
            throw TabStoreError(.otherLayout, path: path, detail: "\(self.layout), and not \(layout)")
        }
    }
}
