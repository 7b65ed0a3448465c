/// The name of a file with a sound.
@frozen
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name with its ending.
    public let rawValue: String

    /// Names a file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names a file.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is played for a notification, where the desktop plays sounds.
open class UNNotificationSound: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// What is played.
    enum Source: Hashable, Codable, Sendable {
        /// The desktop's sound of this name.
        case desktop(String)
        /// A file of the app's.
        case file(String)
    }

    let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// The sound of a file among the app's resources, or in the folder `Library/Sounds` of its own. Without the file the desktop's
    /// usual sound is played.
    public convenience init(named name: UNNotificationSoundName) { self.init(.file(name.rawValue)) }

    /// The desktop's usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(.desktop("message-new-instant")) }

    /// The desktop's sound for somebody who calls.
    open class var defaultRingtone: UNNotificationSound {
        UNNotificationSound(.desktop("phone-incoming-call"))
    }

    /// The desktop's sound for a warning.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(.desktop("dialog-warning")) }

    /// The desktop's sound for a warning; its volume is the desktop's.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        defaultCritical
    }

    /// The sound of a file; see `init(named:)`.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    /// The sound of a file, see `init(named:)`; its volume is the desktop's.
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName,
        withAudioVolume volume: Float
    ) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    /// The sound of a file; see `init(named:)`.
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    /// A sound never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one is the same sound.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationSound)?.source == source
    }

    open override var hash: Int { source.hashValue }

    /// What objects of the class answer by selectors (O2).
    open class var _selectors: _SelectorTable { _SelectorTable(UNNotificationSound.self) }
}
