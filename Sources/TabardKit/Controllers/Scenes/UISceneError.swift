// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of `UISceneError`.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a request about a scene failed.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The app's `Info.plist` does not say `UIApplicationSupportsMultipleScenes`.
        case multipleScenesNotSupported = 0
        /// There is no such scene.
        case requestDenied = 1
    }

    /// The reason.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The app's `Info.plist` does not say `UIApplicationSupportsMultipleScenes`.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }

    /// There is no such scene.
    public static var requestDenied: Code { .requestDenied }

    /// The domain of all of them.
    public static var errorDomain: String { UISceneErrorDomain }

    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// The reason in words.
    public var errorUserInfo: [String: Any] {
        switch code {
        case .multipleScenesNotSupported:
            [NSLocalizedDescriptionKey: "The app's Info.plist does not say that it supports multiple scenes"]
        case .requestDenied: [NSLocalizedDescriptionKey: "The app has no such scene"]
        }
    }
}
