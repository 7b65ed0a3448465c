import Foundation
internal import GtkInterop

/// For how long, and for whom, fonts are known; on Linux they are for the app alone, while it runs, whatever is asked for.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nobody knows them.
    case none = 0
    /// The app knows them while it runs.
    case process = 1
    /// On iOS all apps know them from now on.
    case persistent = 2
    /// On macOS all apps of the user know them until the session ends.
    case session = 3
}

/// Makes the fonts of a file known, so that `UIFont(name:size:)` finds them.
///
/// What is drawn from then on can use them. Any thread may call it; another than the main thread waits for that one.
///
/// - Parameters:
///   - fontURL: A file with TrueType or OpenType fonts, of at most 64,000,000 bytes.
///   - scope: See `CTFontManagerScope`.
///   - error: Gets why the fonts can't be used, retained for the caller; nil if that does not matter.
/// - Returns: Whether they can be used.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let path = fontURL.isFileURL ? fontURL.path ?? "" : ""
    let problem =
        Thread.isMainThread
        ? MainLoop.assumed { register(path) }
        : DispatchQueue.main.sync { MainLoop.assumed { register(path) } }
    guard let problem else { return true }
    if let error {
        let code: CocoaError.Code =
            switch problem {
            case .noFile: .fileReadNoSuchFile
            case .tooLarge: .fileReadTooLarge
            case .noFont: .fileReadCorruptFile
            }
        let details = [NSFilePathErrorKey: path]
        let found = NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: details)
        error.pointee = .passRetained(found)
    }
    return false
}

@MainActor
private func register(_ path: String) -> AppFonts.Problem? {
    guard !path.utf8.contains(0) else { return .noFile }
    do throws(AppFonts.Problem) {
        try AppFonts.add(path)
        return nil
    } catch {
        return error
    }
}
