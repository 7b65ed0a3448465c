/// The numbers of the format of a state's payload, which <doc:StateFormat> describes.
enum StateFormat {
    static let majorVersion: UInt64 = 1
    static let minorVersion: UInt64 = 1
    /// The most fields of a payload, those in fields included; an object has about ten.
    static let maximumFieldCount = 1_000_000
    /// How many malformed parts are told of.
    static let maximumProblemCount = 100

    /// The numbers of the fields of a state.
    enum State {
        static let applicationVersion: UInt64 = 1
        static let systemVersion: UInt64 = 2
        static let savedAt: UInt64 = 3
        static let attempts: UInt64 = 4
        static let session: UInt64 = 5
        static let window: UInt64 = 6
        static let activity: UInt64 = 7
        static let object: UInt64 = 8
    }

    /// The numbers of the fields of a session.
    enum Session {
        static let identifier: UInt64 = 1
        static let role: UInt64 = 2
        static let configurationName: UInt64 = 3
        static let userInfo: UInt64 = 4
        static let lastUsed: UInt64 = 5
        static let sceneClassName: UInt64 = 6
        static let delegateClassName: UInt64 = 7
        static let storyboard: UInt64 = 8
    }

    /// The numbers of the fields of a window.
    enum Window {
        static let width: UInt64 = 1
        static let height: UInt64 = 2
        static let isMaximized: UInt64 = 3
        static let isFullscreen: UInt64 = 4
        static let monitor: UInt64 = 5
        static let title: UInt64 = 6
        static let workspace: UInt64 = 7
    }

    /// The numbers of the fields of an object.
    enum Object {
        static let pathElement: UInt64 = 1
        static let kind: UInt64 = 2
        static let className: UInt64 = 3
        static let restorationClassName: UInt64 = 4
        static let storyboard: UInt64 = 5
        static let storyboardIdentifier: UInt64 = 6
        static let archive: UInt64 = 7
    }
}
