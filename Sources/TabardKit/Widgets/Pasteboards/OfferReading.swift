/// Reads what another program offers when the app asks for it.
@MainActor
final class OfferReading {
    typealias Read = (String, @escaping ([UInt8]?) -> Void) -> Void

    /// The types that are offered, as iOS apps call them, and the names by which they are read.
    private var offers: [(identifier: String, name: String)] = []
    private let read: Read
    private(set) var pending = 0
    /// How often something was asked for.
    private(set) var count = 0

    /// - Parameters:
    ///   - types: The MIME types that are offered.
    ///   - read: Gets the data of one; nil if there are none.
    init(_ types: [String], read: @escaping Read) {
        self.read = read
        for name in types {
            guard let identifier = ExchangedTypes.identifier(of: name) else { continue }
            if let index = offers.firstIndex(where: { $0.identifier == identifier }) {
                // Of a text's names, this one says how its characters are written.
                if name == ExchangedTypes.text { offers[index].name = name }
            } else {
                offers.append((identifier, name))
            }
        }
    }

    /// The types that are offered, as iOS apps call them.
    var identifiers: [String] { offers.map(\.identifier) }

    /// The name by which data of a type are read; nil if it is not offered.
    func name(of identifier: String) -> String? { offers.first { $0.identifier == identifier }?.name }

    /// Adds what is offered to a provider.
    func register(in provider: NSItemProvider) {
        for (identifier, name) in offers {
            provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { handler in
                Task { @MainActor in self.load(name, handler) }
                return nil
            }
        }
    }

    private func load(_ name: String, _ handler: @escaping NSItemProvider.DataHandler) {
        pending += 1
        count += 1
        read(name) { bytes in
            self.pending -= 1
            self.count += 1
            let data = bytes.flatMap { Self.checked(Data($0), name) }
            handler(
                data,
                data == nil ? CocoaError(bytes == nil ? .fileReadUnknown : .fileReadCorruptFile) : nil
            )
        }
    }

    /// The data as iOS apps expect them; nil for a text that is none, or a list without addresses.
    static func checked(_ data: Data, _ name: String) -> Data? {
        let identifier = ExchangedTypes.identifier(of: name)
        if identifier == UTType.utf8PlainText.identifier {
            return String(validating: data, as: UTF8.self) == nil ? nil : data
        }
        guard name == ExchangedTypes.addresses || name == ExchangedTypes.copiedFiles else { return data }
        return AddressList.urls(in: String(decoding: data, as: UTF8.self)).first.map {
            Data($0.absoluteString.utf8)
        }
    }
}
