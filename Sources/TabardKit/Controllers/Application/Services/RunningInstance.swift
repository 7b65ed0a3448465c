internal import GtkInterop

/// The app as other programs find it on the session's bus, as `org.freedesktop.Application` under the name of its
/// `CFBundleIdentifier`.
///
/// - U5: Only an app with schemes of its own, or with documents that it opens, is there, once it has launched, and until it ends.
/// - U6: A program that is started with addresses of them hands these to the app that runs, and ends with success; so does one that
///   is started with nothing that it could open, unless an argument is an option: the app that runs comes before the user.
/// - U7: Where none runs, or it does not answer within two seconds, the program opens them itself.
/// - U8: The app comes before the user, and then hears of the addresses of its schemes; it answers before that.
/// - U9: A file is such an address, named by its path or by a `file` address, if it is there and its ending is that of a type in
///   `CFBundleDocumentTypes`: of the system's, or of one that the app exports or imports.
@MainActor
final class RunningInstance {
    private static let interface = "org.freedesktop.Application"

    /// How many seconds an app that runs has to take addresses.
    static let patience = 2.0

    /// How many addresses are taken at once.
    private static let most = 1000

    private let bus: DBusConnection
    private let name: String
    private let object: DBusObject

    /// The path of an app's object: its name with slashes.
    static func path(of name: String) -> String {
        "/" + name.replacingOccurrences(of: ".", with: "/").replacingOccurrences(of: "-", with: "_")
    }

    /// Puts the app on a bus; nil for a name that is none.
    init?(on bus: DBusConnection, name: String, for application: UIApplication) {
        self.bus = bus
        self.name = name
        let data = "<arg name=\"platform_data\" type=\"a{sv}\" direction=\"in\"/>"
        let object = try? DBusObject(
            on: bus,
            path: Self.path(of: name),
            interface: Self.interface,
            description: """
                <node><interface name="\(Self.interface)">
                <method name="Activate">\(data)</method>
                <method name="Open"><arg name="uris" type="as" direction="in"/>\(data)</method>
                <method name="ActivateAction"><arg name="action_name" type="s" direction="in"/>
                <arg name="parameter" type="av" direction="in"/>\(data)</method>
                </interface></node>
                """
        )
        guard let object else { return nil }
        self.object = object
        object.called = { [weak application] member, arguments in
            // The caller's answer does not wait for what the app does.
            MainLoop.whenIdle { application?._called(member, arguments) }
            return []
        }
        guard (try? bus.requestName(name)) != nil else { return nil }
    }

    /// Takes the app off the bus.
    func leave() {
        object.called = { _, _ in nil }
        try? bus.releaseName(name)
    }

    /// The addresses among those of a call.
    static func addresses(_ value: DBusValue?) -> [URL] {
        let texts = (value?.elements ?? []).prefix(most).compactMap(\.stringValue)
        return OpenedAddresses.among(texts.filter { $0.utf8.count <= ExternalAddress.longest })
    }

    /// Hands addresses to the app that runs, which comes before the user; with none it does that alone.
    ///
    /// - Returns: Whether one took them. The main loop has run by then.
    static func handOver(_ urls: [URL], to name: String, _ environment: [String: String]) -> Bool {
        var isTaken: Bool?
        let answer = BoundedAnswer(within: patience, late: false) { isTaken = $0 }
        var data: [DBusValue] = []
        for (key, variable) in [
            ("activation-token", "XDG_ACTIVATION_TOKEN"), ("desktop-startup-id", "DESKTOP_STARTUP_ID"),
        ] {
            guard let value = environment[variable], !value.isEmpty else { continue }
            data.append(.dictionaryEntry(key: .string(key), value: .variant(.string(value))))
        }
        var arguments: [DBusValue] = [.array(elementSignature: "{sv}", data)]
        if !urls.isEmpty {
            arguments.insert(.array(elementSignature: "s", urls.map { .string($0.absoluteString) }), at: 0)
        }
        DesktopBus.session.find { bus in
            guard let bus, answer.isOpen else { return answer.give(false) }
            do {
                try bus.call(
                    destination: name,
                    path: path(of: name),
                    interface: interface,
                    member: urls.isEmpty ? "Activate" : "Open",
                    arguments: arguments,
                    timeout: .seconds(patience)
                ) { answer.give((try? $0.get()) != nil) }
            } catch {
                answer.give(false)
            }
        }
        MainLoop.wait(seconds: patience + 1) { isTaken != nil }
        return isTaken ?? false
    }
}
