import CGtk
import Foundation
import Synchronization

/// Foundation's calls that change what `UserDefaults` stores and that write it, led to others.
///
/// All objects of `UserDefaults`, of suites and of subclasses too, come through these few.
public enum PreferencesCalls {
    /// Does a change to a domain.
    ///
    /// It must call the closure, which changes the memory and says whether the value is another one now.
    public typealias Changing = @Sendable (PreferencesDomain, _ key: String, _ apply: () -> Bool) -> Void

    /// Brings a domain's memory and file together, and says whether that went well.
    public typealias Synchronizing = @Sendable (PreferencesDomain) -> Bool

    private struct Handlers: Sendable {
        let changing: Changing
        let synchronizing: Synchronizing
    }

    private static let handlers = Mutex<Handlers?>(nil)

    /// Leads the calls of this process to closures, which any thread may call.
    ///
    /// - Returns: Whether that is possible: not where Foundation is linked statically.
    @discardableResult
    public static func lead(changing: @escaping Changing, synchronizing: @escaping Synchronizing) -> Bool {
        let isFirst = handlers.withLock { handlers in
            defer { handlers = Handlers(changing: changing, synchronizing: synchronizing) }
            return handlers == nil
        }
        guard isFirst else { return true }
        let change: @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void = {
            PreferencesCalls.change($0, $1, $2)
        }
        let synchronize: @convention(c) (UnsafeRawPointer?) -> UInt8 = { PreferencesCalls.synchronize($0) }
        let isLed = FoundationLibrary.replace([
            .init("CFPreferencesSetAppValue", with: change),
            .init("CFPreferencesAppSynchronize", with: synchronize),
        ])
        return isLed.allSatisfy(\.self)
    }

    private static func change(
        _ key: UnsafeRawPointer?,
        _ value: UnsafeRawPointer?,
        _ name: UnsafeRawPointer?
    ) {
        guard let key, let name, let handlers = handlers.withLock({ $0 }) else { return }
        let text = Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue() as String
        handlers.changing(PreferencesDomain(name: name), text) {
            let old = CFPreferencesCopyValue(key, name, kCFPreferencesCurrentUser, kCFPreferencesAnyHost)
            defer { if let old { CFRelease(old) } }
            if old == nil, value == nil { return false }
            if let old, let value, CFEqual(old, value) != 0 { return false }
            CFPreferencesSetAppValue(key, value, name)
            return true
        }
    }

    private static func synchronize(_ name: UnsafeRawPointer?) -> UInt8 {
        guard let name, let handlers = handlers.withLock({ $0 }) else { return 0 }
        return handlers.synchronizing(PreferencesDomain(name: name)) ? 1 : 0
    }
}
