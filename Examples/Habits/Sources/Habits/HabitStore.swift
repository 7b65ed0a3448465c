import UIKit

extension Notification.Name {
    static let habitsDidChange = Notification.Name("HabitsDidChange")
}

@objc protocol HabitStoreDelegate: AnyObject {
    func habitStore(_ store: HabitStore, didAdd name: String)
    @objc optional func habitStore(_ store: HabitStore, didComplete name: String)
    @objc optional func habitStoreGreeting(_ store: HabitStore) -> String
}

class HabitStore: NSObject {
    weak var delegate: HabitStoreDelegate?
    private(set) var names: [String]
    private(set) var completed: Set<String> = []

    @objc dynamic var completedCount = 0

    init(names: [String]) {
        self.names = names
        super.init()
    }

    var greeting: String {
        delegate?.habitStoreGreeting?(self) ?? "Hello"
    }

    func add(_ name: String) {
        names.append(name)
        delegate?.habitStore(self, didAdd: name)
        NotificationCenter.default.post(name: .habitsDidChange, object: self)
    }

    func complete(_ name: String) {
        guard completed.insert(name).inserted else { return }
        completedCount = completed.count
        delegate?.habitStore?(self, didComplete: name)
        NotificationCenter.default.post(name: .habitsDidChange, object: self)
    }

    @objc func reset() {
        completed = []
        completedCount = 0
        NotificationCenter.default.post(name: .habitsDidChange, object: self)
    }
}

extension HabitStore: UIStateRestoring {
    func encodeRestorableState(with coder: NSCoder) {
        coder.encode(names, forKey: "names")
        coder.encode(Array(completed), forKey: "completed")
    }

    func decodeRestorableState(with coder: NSCoder) {
        let classes = [NSArray.self, NSString.self]
        guard let names = coder.decodeObject(of: classes, forKey: "names") as? [String] else { return }
        self.names = names
        completed = Set(coder.decodeObject(of: classes, forKey: "completed") as? [String] ?? [])
        completedCount = completed.count
        NotificationCenter.default.post(name: .habitsDidChange, object: self)
    }
}
