internal import GtkInterop

/// What other programs get of items: the data in the kinds that desktops know, made when somebody asks.
@MainActor
final class OfferedItems {
    /// Where data of a kind come from.
    private struct Source {
        let provider: NSItemProvider
        let identifier: String
        /// Whether other programs take the file by its address.
        let isFile: Bool
    }

    /// The MIME types, the best first.
    private(set) var types: [String] = []
    /// By MIME type, one for each item that has the kind.
    private var sources: [String: [Source]] = [:]

    init(_ providers: [NSItemProvider]) {
        for provider in providers { add(provider) }
    }

    private func add(_ provider: NSItemProvider) {
        var found: [(type: String, source: Source)] = []
        func add(_ type: String, _ identifier: String, isFile: Bool = false) {
            guard !found.contains(where: { $0.type == type }) else { return }
            found.append((type, Source(provider: provider, identifier: identifier, isFile: isFile)))
        }
        for identifier in provider.typeIdentifiersForOthers {
            if provider.hasRepresentationConforming(
                toTypeIdentifier: identifier,
                fileOptions: .openInPlace
            ) {
                add(ExchangedTypes.addresses, identifier, isFile: true)
                add(ExchangedTypes.copiedFiles, identifier, isFile: true)
            } else {
                for type in ExchangedTypes.mimeTypes(of: identifier) { add(type, identifier) }
            }
        }
        // A copied link can be put into a text, as the path of a copied file.
        if let address = found.first(where: { $0.type == ExchangedTypes.addresses })?.source {
            for type in [ExchangedTypes.text, "text/plain"] {
                add(type, address.identifier, isFile: address.isFile)
            }
        }
        for (type, source) in found {
            if sources[type] == nil { types.append(type) }
            sources[type, default: []].append(source)
        }
    }

    /// Makes the data of a type: of texts and addresses those of all items, of others the first item's.
    ///
    /// - Parameter completion: Gets the bytes; nil if there are none.
    func load(_ type: String, completion: @escaping ([UInt8]?) -> Void) {
        let all = sources[type] ?? []
        let asked = Self.joins(type) ? all : Array(all.prefix(1))
        guard !asked.isEmpty else { return completion(nil) }
        let gathering = Gathering<[UInt8]>(count: asked.count) { parts in
            let known = parts.compactMap(\.self)
            completion(known.isEmpty ? nil : Self.joined(known, type))
        }
        for (index, source) in asked.enumerated() { load(source, type, index, gathering) }
    }

    private func load(_ source: Source, _ type: String, _ index: Int, _ gathering: Gathering<[UInt8]>) {
        let isAddress = source.isFile || UTType(importedAs: source.identifier).conforms(to: .url)
        let take: @Sendable (Data?) -> Void = { data in
            let bytes = data.map { isAddress ? Self.bytes(ofAddress: $0, type) : [UInt8]($0) }
            Task { @MainActor in gathering.take(bytes, at: index) }
        }
        if source.isFile {
            source.provider.loadInPlaceFileRepresentation(forTypeIdentifier: source.identifier) { url, _, _ in
                take(url.map { Data($0.absoluteString.utf8) })
            }
        } else {
            source.provider.loadDataRepresentation(forTypeIdentifier: source.identifier) { data, _ in
                take(data)
            }
        }
    }

    /// An address in a kind of data: as a text, a file's path.
    nonisolated private static func bytes(ofAddress data: Data, _ type: String) -> [UInt8] {
        guard type.hasPrefix("text/plain"), let url = URL(string: String(decoding: data, as: UTF8.self)),
            url.isFileURL
        else { return [UInt8](data) }
        return [UInt8](url.path.utf8)
    }

    private static func joins(_ type: String) -> Bool {
        type.hasPrefix("text/plain") || type == ExchangedTypes.addresses || type == ExchangedTypes.copiedFiles
    }

    /// Puts the data of several items into one: texts and addresses line by line.
    static func joined(_ parts: [[UInt8]], _ type: String) -> [UInt8] {
        let separator = type == ExchangedTypes.addresses ? "\r\n" : "\n"
        let lines = Array(parts.joined(separator: separator.utf8))
        return type == ExchangedTypes.copiedFiles ? Array("copy\n".utf8) + lines : lines
    }
}
