internal import GtkInterop
internal import TabStore
internal import TabardKit

/// The file of the requests that wait, and of what the app asked for (UN2, UN8).
///
/// One process of the app has it as its own; others have no file. It is written in the background, and for the last time at the app's end.
@MainActor
final class KeptRequests {
    /// What the file holds.
    struct Contents: Codable {
        var granted: GrantedOptions?
        private var requests: [Readable]

        /// One of them, or nothing where it can't be read.
        private struct Readable: Codable {
            let request: KeptRequest?

            init(_ request: KeptRequest) { self.request = request }

            init(from decoder: any Decoder) throws { request = try? KeptRequest(from: decoder) }

            func encode(to encoder: any Encoder) throws { try request?.encode(to: encoder) }
        }

        init(granted: GrantedOptions? = nil, _ requests: [KeptRequest] = []) {
            self.granted = granted
            self.requests = requests.map(Readable.init)
        }

        var waiting: [WaitingRequest] { requests.compactMap { $0.request?.waiting } }
    }

    /// How many wait at most, as on iOS.
    static let most = 64

    /// How large a file may be; more is no such file.
    static let mostBytes = most * KeptRequest.mostBytes + (64 << 10)

    /// Where those of the app are.
    nonisolated static var folderOfApp: URL? {
        FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first?
            .appendingPathComponent("UserNotifications", isDirectory: true)
    }

    private let file: URL?
    private var claim: StateClaim?
    private let queue = DispatchQueue(label: "Tabard.UserNotifications", qos: .utility)

    /// - Parameter folder: Where the file is; nil for none.
    init(folder: URL?) {
        file = folder?.appendingPathComponent("requests.json")
        guard let folder, let file else { return }
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            claim = try StateLocation(file: file.path).claim()
        } catch {
            Log.note("Notifications that wait are not kept: \(error)")
        }
        UIApplication.shared._whenEnding(self) { [weak self] in self?.finish() }
    }

    /// What was kept.
    func read() -> Contents {
        guard claim != nil, let file else { return Contents() }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard let attributes else { return Contents() }
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            let bytes = (attributes[.size] as? NSNumber)?.intValue, bytes <= Self.mostBytes,
            let data = try? Data(contentsOf: file),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else {
            Log.note("The file of notifications that wait is damaged, and is not used: \(file.path)")
            return Contents()
        }
        return contents
    }

    /// Keeps what waits now.
    func keep(_ waiting: [WaitingRequest], granted: GrantedOptions?) {
        guard claim != nil, let file else { return }
        let requests = waiting.map { KeptRequest($0) }
        queue.async {
            let kept = requests.compactMap { Self.ofBoundedSize($0) }
            if kept.count < requests.count {
                Log.note(
                    "A notification that waits is too large to be kept, or its userInfo is no property list"
                )
            }
            do {
                try Self.encoder.encode(Contents(granted: granted, kept)).write(to: file, options: .atomic)
            } catch {
                Log.note("Notifications that wait can't be kept: \(error)")
            }
        }
    }

    private nonisolated static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return encoder
    }

    private nonisolated static func ofBoundedSize(_ request: KeptRequest?) -> KeptRequest? {
        guard let request, let bytes = try? encoder.encode(request).count, bytes <= KeptRequest.mostBytes
        else { return nil }
        return request
    }

    /// Waits until all is written.
    func finish() { queue.sync {} }
}
