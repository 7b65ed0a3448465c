internal import GtkInterop

/// What a drag gives other programs: the data of the items in the kinds that the desktop knows.
@MainActor
enum DraggedData {
    /// Stands for a drag that has nothing for other programs.
    static let ownType = "application/x-tabard-drag"
    /// How long other programs' data may take, in seconds; what takes longer is left out.
    private static let patience: TimeInterval = 2

    /// Makes the data of all items.
    static func gather(_ providers: [NSItemProvider], completion: @escaping ([DragData]) -> Void) {
        let gathering = Gathering(count: providers.count, completion: completion)
        for (index, provider) in providers.enumerated() { gathering.ask(provider, at: index) }
        gathering.settleIfDone()
        MainLoop.after(seconds: patience) { gathering.settle() }
    }

    /// The MIME types under which other programs look for data of a type.
    static func types(of identifier: String) -> [String] {
        let type = UTType(importedAs: identifier)
        if type.conforms(to: .url) { return ["text/uri-list"] }
        if type.conforms(to: .plainText) { return ["text/plain;charset=utf-8", "text/plain"] }
        return type.preferredMIMEType.map { [$0] } ?? []
    }

    /// Puts the data of several items into one offer: texts and addresses line by line, of others the first item's.
    static func joined(_ items: [[DragData]]) -> [DragData] {
        var joined: [DragData] = []
        for part in items.flatMap(\.self) {
            guard let index = joined.firstIndex(where: { $0.type == part.type }) else {
                joined.append(part)
                continue
            }
            guard part.type.hasPrefix("text/plain") || part.type == "text/uri-list" else { continue }
            joined[index].bytes += Array((part.type == "text/uri-list" ? "\r\n" : "\n").utf8) + part.bytes
        }
        return joined
    }

    /// Collects what the providers make on threads of their own.
    @MainActor
    private final class Gathering {
        private var items: [[DragData]]
        private var missing = 0
        private var completion: (([DragData]) -> Void)?

        init(count: Int, completion: @escaping ([DragData]) -> Void) {
            items = Array(repeating: [], count: count)
            self.completion = completion
        }

        func ask(_ provider: NSItemProvider, at index: Int) {
            let identifiers = provider.registeredTypeIdentifiers
            for identifier in identifiers {
                let types = DraggedData.types(of: identifier)
                guard !types.isEmpty else { continue }
                missing += 1
                if provider.hasRepresentationConforming(
                    toTypeIdentifier: identifier,
                    fileOptions: .openInPlace
                ) {
                    // Other programs take a file by its address.
                    provider.loadInPlaceFileRepresentation(forTypeIdentifier: identifier) { url, _, _ in
                        let text = url.map { Data($0.absoluteString.utf8) }
                        Task { @MainActor in self.take(text, ["text/uri-list"], at: index) }
                    }
                } else {
                    provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
                        Task { @MainActor in self.take(data, types, at: index) }
                    }
                }
            }
        }

        private func take(_ data: Data?, _ types: [String], at index: Int) {
            if let data {
                for type in types where !items[index].contains(where: { $0.type == type }) {
                    items[index].append(DragData(type: type, bytes: [UInt8](data)))
                }
            }
            missing -= 1
            settleIfDone()
        }

        func settleIfDone() {
            if missing == 0 { settle() }
        }

        func settle() {
            guard let completion else { return }
            self.completion = nil
            completion(DraggedData.joined(items))
        }
    }
}
