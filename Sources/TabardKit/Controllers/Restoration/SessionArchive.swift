internal import KeyedArchive

/// Writes what an app keeps with a scene's session, and reads it again: the activity that the scene is restored from, and
/// values of the app's own (R3).
enum SessionArchive {
    /// An activity as bytes: all that an app can say of it, but for its delegate.
    ///
    /// Values that are none of property lists, addresses, identifiers and secure objects of the app's are told in the log and
    /// left out.
    static func bytes(of activity: NSUserActivity) -> [UInt8] {
        let archiver = StateArchiver(isReferredTo: StateCollector.isReferredTo)
        archiver.encode(activity.activityType, forKey: Key.type)
        if let title = activity.title { archiver.encode(title, forKey: Key.title) }
        if let info = activity.userInfo { archiver.encode(info, forKey: Key.userInfo) }
        if let keys = activity.requiredUserInfoKeys {
            archiver.encode(keys.sorted(), forKey: Key.requiredKeys)
        }
        if let url = activity.webpageURL { archiver.encode(url.absoluteString, forKey: Key.webpage) }
        if let url = activity.referrerURL { archiver.encode(url.absoluteString, forKey: Key.referrer) }
        if let date = activity.expirationDate { archiver.encode(date, forKey: Key.expirationDate) }
        if !activity.keywords.isEmpty { archiver.encode(activity.keywords.sorted(), forKey: Key.keywords) }
        if let text = activity.targetContentIdentifier { archiver.encode(text, forKey: Key.target) }
        if let text = activity.persistentIdentifier { archiver.encode(text, forKey: Key.persistent) }
        for (key, flag) in flags where activity[keyPath: flag] != standard[keyPath: flag] {
            archiver.encode(activity[keyPath: flag], forKey: key)
        }
        return finish(archiver, "The activity \(activity.activityType)")
    }

    /// The activity that bytes stand for; nil if they stand for none.
    static func activity(_ bytes: [UInt8]) -> NSUserActivity? {
        guard let coder = coder(bytes), let type = text(Key.type, coder), !type.isEmpty else { return nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = text(Key.title, coder)
        activity.userInfo = coder.decodeObject(forKey: Key.userInfo) as? [AnyHashable: Any]
        activity.requiredUserInfoKeys = texts(Key.requiredKeys, coder)
        // Another address would end the program.
        activity.webpageURL = text(Key.webpage, coder).flatMap(URL.init(string:))
            .flatMap { ["http", "https"].contains($0.scheme?.lowercased()) ? $0 : nil }
        activity.referrerURL = text(Key.referrer, coder).flatMap(URL.init(string:))
        activity.expirationDate = coder.decodeObject(forKey: Key.expirationDate) as? Date
        activity.keywords = texts(Key.keywords, coder) ?? []
        activity.targetContentIdentifier = text(Key.target, coder)
        activity.persistentIdentifier = text(Key.persistent, coder)
        for (key, flag) in flags where coder.containsValue(forKey: key) {
            activity[keyPath: flag] = coder.decodeBool(forKey: key)
        }
        return activity
    }

    /// A session's own values as bytes.
    static func bytes(of userInfo: [String: Any]) -> [UInt8] {
        let archiver = StateArchiver(isReferredTo: StateCollector.isReferredTo)
        archiver.encode(userInfo, forKey: Key.userInfo)
        return finish(archiver, "The userInfo of a session")
    }

    /// The values that bytes stand for; nil if they stand for none.
    static func userInfo(_ bytes: [UInt8]) -> [String: Any]? {
        coder(bytes)?.decodeObject(forKey: Key.userInfo) as? [String: Any]
    }

    private enum Key {
        static let type = "activityType"
        static let title = "title"
        static let userInfo = "userInfo"
        static let requiredKeys = "requiredUserInfoKeys"
        static let webpage = "webpageURL"
        static let referrer = "referrerURL"
        static let expirationDate = "expirationDate"
        static let keywords = "keywords"
        static let target = "targetContentIdentifier"
        static let persistent = "persistentIdentifier"
    }

    private static let standard = NSUserActivity(activityType: "standard")

    private static var flags: [(String, ReferenceWritableKeyPath<NSUserActivity, Bool>)] {
        [
            ("supportsContinuationStreams", \.supportsContinuationStreams),
            ("isEligibleForHandoff", \.isEligibleForHandoff),
            ("isEligibleForSearch", \.isEligibleForSearch),
            ("isEligibleForPublicIndexing", \.isEligibleForPublicIndexing),
            ("isEligibleForPrediction", \.isEligibleForPrediction),
        ]
    }

    private static func finish(_ archiver: StateArchiver, _ what: String) -> [UInt8] {
        var archive = archiver.finished()
        if !archiver.referred.isEmpty {
            RestorationReport.tell("\(what) has views or controllers in it, which can't be kept")
            archive.nameReferences(archiver.referred.map { _ in nil })
        }
        return archive.bytes
    }

    private static func coder(_ bytes: [UInt8]) -> StateUnarchiver? {
        do {
            return StateUnarchiver(try KeyedArchive(bytes)) { _ in nil }
        } catch {
            RestorationReport.tell("What a session was left with can't be read: \(error)")
            return nil
        }
    }

    private static func text(_ key: String, _ coder: StateUnarchiver) -> String? {
        coder.decodeObject(forKey: key) as? String
    }

    private static func texts(_ key: String, _ coder: StateUnarchiver) -> Set<String>? {
        (coder.decodeObject(forKey: key) as? [String]).map(Set.init)
    }
}
