import GtkInterop

@MainActor
extension AccessibleObject {
    /// The names of what can be done with the object, in the order of their indexes.
    public var actions: [String] {
        get throws {
            guard let count = try? actionCount else { return [] }
            return try (0..<count).map { index in
                try ask("GetName", of: .action, [.int32(Int32(index))]).first?.stringValue ?? ""
            }
        }
    }

    /// Does one of the object's actions, as a screen reader does.
    ///
    /// - Parameter index: The action's index in `actions`; the first is the main one.
    public func performAction(at index: Int = 0) throws {
        let answer = try ask("DoAction", of: .action, [.int32(Int32(clamping: index))])
        guard answer.first?.boolValue == true else {
            throw TestingError(.failed, "the action \(index) of '\((try? name) ?? path)' was refused")
        }
    }

    /// Does the action with this name.
    public func performAction(named name: String) throws {
        let actions = try actions
        guard let index = actions.firstIndex(of: name) else {
            throw TestingError(.notFound, "there is no action '\(name)', only \(actions)")
        }
        try performAction(at: index)
    }

    /// Where the object is, in pixels from the top left corner of its window's content.
    public var frameInWindow: PixelRect {
        get throws {
            let windowCoordinates = DBusValue.uint32(1)
            let answer = try ask("GetExtents", of: .component, [windowCoordinates])
            guard let numbers = answer.first?.elements?.compactMap(\.integerValue), numbers.count == 4
            else { throw TestingError(.failed, "GetExtents of \(path) answered without a rectangle") }
            return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    /// Moves the keyboard's focus to the object.
    ///
    /// GTK says that it did even where it did not, so look at the state afterwards.
    public func grabFocus() throws {
        _ = try ask("GrabFocus", of: .component)
    }

    private var actionCount: Int {
        get throws {
            let count = try property("NActions", of: .action)
            return min(count.integerValue ?? 0, 1000)
        }
    }
}
