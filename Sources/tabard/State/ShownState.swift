import Foundation
import TabStore

/// What `tabard state show` and `tabard state export` print of a state.
struct ShownState: Encodable {
    struct Session: Encodable {
        let identifier: String
        let role: String
        let configurationName: String?
        let userInfo: ShownValue?
    }

    struct Window: Encodable {
        let width: Double
        let height: Double
        let isMaximized: Bool
        let isFullscreen: Bool
        let monitor: String?
        let workspace: Int?
        let title: ShownValue?
    }

    struct Archive: Encodable {
        /// How many bytes it has.
        let size: Int
        /// What it says, nil if that cannot be told.
        let values: [String: ShownValue]?
        /// Its bytes in base64, if they were asked for.
        let bytes: String?

        init(_ bytes: [UInt8], showing disclosure: Disclosure) {
            size = bytes.count
            values = ArchiveReader.entries(ofArchive: bytes).map {
                ShownValue.values($0, showing: disclosure)
            }
            self.bytes = disclosure == .allWithArchives ? Data(bytes).base64EncodedString() : nil
        }
    }

    struct Object: Encodable {
        let path: [String]
        let kind: String
        let className: String
        let restorationClassName: String?
        let storyboard: String?
        let storyboardIdentifier: String?
        let archive: Archive
    }

    let file: String
    let applicationVersion: String
    let systemVersion: String
    let savedAt: String
    let attempts: Int
    let session: Session
    let window: Window?
    let activity: Archive?
    let objects: [Object]

    init(_ file: String, _ state: SavedState, showing disclosure: Disclosure) {
        self.file = file
        applicationVersion = state.applicationVersion
        systemVersion = state.systemVersion
        let seconds = min(Double(state.savedAt) / 1000, 1e11)
        savedAt = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
        attempts = state.attempts
        session = Session(
            identifier: state.session.identifier,
            role: state.session.role,
            configurationName: state.session.configurationName,
            userInfo: state.session.userInfo.map { bytes in
                let value =
                    ArchiveReader.entries(ofArchive: bytes)?.first { $0.key == "userInfo" }?.value
                    ?? ArchiveReader.value(ofPropertyList: bytes) ?? .data(bytes)
                return ShownValue(value, showing: disclosure)
            }
        )
        window = state.window.map { window in
            Window(
                width: window.width,
                height: window.height,
                isMaximized: window.isMaximized,
                isFullscreen: window.isFullscreen,
                monitor: window.monitor,
                workspace: window.workspace,
                title: window.title.map { ShownValue(.text($0), showing: disclosure) }
            )
        }
        activity = state.activity.map { Archive($0, showing: disclosure) }
        objects = state.objects.map { object in
            Object(
                path: object.path,
                kind: object.kind.rawValue,
                className: object.className,
                restorationClassName: object.restorationClassName,
                storyboard: object.storyboard,
                storyboardIdentifier: object.storyboardIdentifier,
                archive: Archive(object.archive, showing: disclosure)
            )
        }
    }
}
