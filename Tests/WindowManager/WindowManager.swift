import Foundation
import TabardTesting

/// A window manager without decorations: windows stand where they want to, what is shown or asked for gets the keyboard,
/// what is minimized leaves the screen, and what is maximized or full screen fills it, as the standards for X have it.
@main
@MainActor
struct WindowManager {
    private let server: WindowServer
    /// Another connection, on which no events come between a question and its answer.
    private let inquiry: WindowServer
    private let names: Names
    /// Those that are not withdrawn, the one used last at the end.
    private var windows: [UInt32] = []
    private var minimized: Set<UInt32> = []
    /// The states of windows, such as maximized.
    private var states: [UInt32: [UInt32]] = [:]
    /// The sizes of windows that do not fill the screen.
    private var sizes: [UInt32: [UInt32]] = [:]
    /// The one that has the keyboard; 0 for none.
    private var focused: UInt32?

    static func main() throws {
        guard let display = ProcessInfo.processInfo.environment["DISPLAY"] else {
            throw TestingError(.cannotStart, "DISPLAY names no screen")
        }
        var manager = try WindowManager(display)
        // Whoever started it waits for this line.
        FileHandle.standardOutput.write(Data("ready\n".utf8))
        while true { try manager.handle(try manager.server.next()) }
    }

    private init(_ display: String) throws {
        server = try WindowServer(display: display, waits: true)
        inquiry = try WindowServer(display: display)
        names = try Names(server)
        try server.send(.createHiddenWindow(server.ownNumber, in: server.root))
        for window in [server.root, server.ownNumber] {
            try server.send(
                .changeProperty(
                    of: window,
                    names.supportingCheck,
                    WindowServer.PropertyType.window,
                    [server.ownNumber]
                )
            )
        }
        try server.send(
            .changeProperty(
                of: server.root,
                names.supported,
                WindowServer.PropertyType.atom,
                [names.supportingCheck, names.activeWindow, names.state, names.hidden, names.workspace]
                    + names.filling
            )
        )
        let redirectAndNotify: UInt32 = 1 << 20 | 1 << 19
        try server.send(.selectEvents(redirectAndNotify, of: server.root))
        // Without this the keyboard is where the pointer is.
        try focusLast()
    }

    private mutating func handle(_ event: [UInt8]) throws {
        let window = WindowServerMessage.long(in: event, at: 8)
        switch event[0] & 0x7f {
        case 17: try forget(window)
        case 18 where !minimized.contains(window): try forget(window)
        case 20: try activate(window)
        case 23: try configure(window, event)
        case 33: try handleMessage(to: WindowServerMessage.long(in: event, at: 4), event)
        default: break
        }
    }

    private mutating func handleMessage(to window: UInt32, _ event: [UInt8]) throws {
        let iconic: UInt32 = 3
        switch WindowServerMessage.long(in: event, at: 8) {
        case names.changeState where WindowServerMessage.long(in: event, at: 12) == iconic:
            try minimize(window)
        case names.activeWindow: try activate(window)
        case names.workspace:
            // All workspaces are in sight here; a window only knows its own.
            let number = WindowServerMessage.long(in: event, at: 12)
            try server.send(
                .changeProperty(of: window, names.workspace, WindowServer.PropertyType.cardinal, [number])
            )
        case names.state:
            let isOn = WindowServerMessage.long(in: event, at: 12) == 1
            let changed = [16, 20].map { WindowServerMessage.long(in: event, at: $0) }
                .filter(names.filling.contains)
            // GTK also asks for states that no window has here.
            if !changed.isEmpty { try change(window, changed, isOn: isOn) }
        default: break
        }
    }

    /// Gives a window states in which it fills the screen, or takes them away.
    private mutating func change(_ window: UInt32, _ changed: [UInt32], isOn: Bool) throws {
        let others = states[window, default: []].filter { !changed.contains($0) }
        states[window] = isOn ? others + changed : others
        // The state first, as window managers do: a program takes a size before that for the window's own.
        try tell(window, state: 1, [])
        try fill(window)
    }

    /// Lets a window fill the screen if its state says so, and otherwise have its own size.
    private mutating func fill(_ window: UInt32) throws {
        let placeAndSize: UInt16 = 0b1111
        let screen = [0, 0, UInt32(server.screenSize.width), UInt32(server.screenSize.height)]
        if states[window, default: []].isEmpty {
            if let size = sizes[window] { try server.send(.configure(window, 0b1100, size)) }
        } else {
            try server.send(.configure(window, placeAndSize, screen))
        }
    }

    private mutating func minimize(_ window: UInt32) throws {
        guard windows.contains(window), minimized.insert(window).inserted else { return }
        try tell(window, state: 3, [names.hidden])
        try server.send(.unmap(window))
        try focusLast()
    }

    /// Brings a window onto the screen, above the others, and gives it the keyboard.
    private mutating func activate(_ window: UInt32) throws {
        let isNew = !windows.contains(window)
        windows.removeAll { $0 == window }
        windows.append(window)
        if isNew {
            if sizes[window] == nil {
                let size = try inquiry.size(of: window)
                sizes[window] = [UInt32(size.width), UInt32(size.height)]
            }
            states[window] = try inquiry.numbers(of: window, names.state, WindowServer.PropertyType.atom)
                .filter(names.filling.contains)
            if states[window] != [] {
                try tell(window, state: 1, [])
                try fill(window)
            }
        }
        if minimized.remove(window) != nil || isNew {
            try tell(window, state: 1, [])
            try server.send(.map(window))
        }
        let stacking: UInt16 = 1 << 6
        try server.send(.configure(window, stacking, [0]))
        try focusLast()
    }

    private mutating func forget(_ window: UInt32) throws {
        minimized.remove(window)
        states[window] = nil
        sizes[window] = nil
        guard windows.contains(window) else { return }
        windows.removeAll { $0 == window }
        try focusLast()
    }

    private mutating func focusLast() throws {
        let last = windows.last { !minimized.contains($0) } ?? 0
        guard last != focused else { return }
        focused = last
        try server.send(.setInputFocus(last))
        try server.send(
            .changeProperty(of: server.root, names.activeWindow, WindowServer.PropertyType.window, [last])
        )
    }

    private func tell(_ window: UInt32, state: UInt32, _ more: [UInt32]) throws {
        let states = states[window, default: []] + more
        try server.send(.changeProperty(of: window, names.windowState, names.windowState, [state, 0]))
        try server.send(.changeProperty(of: window, names.state, WindowServer.PropertyType.atom, states))
    }

    /// Lets a window have what it asks for, unless it fills the screen.
    private mutating func configure(_ window: UInt32, _ event: [UInt8]) throws {
        let mask = WindowServerMessage.word(in: event, at: 26)
        let fields = [16, 18, 20, 22, 24].map { UInt32(WindowServerMessage.word(in: event, at: $0)) }
        let values =
            fields + [WindowServerMessage.long(in: event, at: 12), UInt32(event[1])]
        guard states[window, default: []].isEmpty else { return try fill(window) }
        if mask & 0b1100 == 0b1100 { sizes[window] = Array(values[2...3]) }
        let given = values.enumerated().filter { mask & 1 << UInt16($0.offset) != 0 }.map(\.element)
        try server.send(.configure(window, mask & 0x7f, given))
    }
}

/// The numbers of names on one screen.
@MainActor
private struct Names {
    let supported: UInt32
    let supportingCheck: UInt32
    let activeWindow: UInt32
    let state: UInt32
    let hidden: UInt32
    let workspace: UInt32
    let windowState: UInt32
    let changeState: UInt32
    /// The states in which a window fills the screen.
    let filling: [UInt32]

    init(_ server: WindowServer) throws {
        supported = try server.atom("_NET_SUPPORTED")
        supportingCheck = try server.atom("_NET_SUPPORTING_WM_CHECK")
        activeWindow = try server.atom("_NET_ACTIVE_WINDOW")
        state = try server.atom("_NET_WM_STATE")
        hidden = try server.atom("_NET_WM_STATE_HIDDEN")
        workspace = try server.atom("_NET_WM_DESKTOP")
        windowState = try server.atom("WM_STATE")
        changeState = try server.atom("WM_CHANGE_STATE")
        filling = try ["MAXIMIZED_HORZ", "MAXIMIZED_VERT", "FULLSCREEN"].map {
            try server.atom("_NET_WM_STATE_" + $0)
        }
    }
}
