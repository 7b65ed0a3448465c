import XCTest

@testable import GtkInterop
@testable import TabardKit

/// A portal that a test stands for, which takes requests and answers them as the user would have it.
@MainActor
final class PortalStandIn {
    /// A method of dialogs.
    ///
    /// - Parameter arguments: The types of what stands before the options.
    private static func method(_ name: String, _ arguments: [String] = ["s", "s"]) -> String {
        let ins = (arguments + ["a{sv}"]).map { "<arg type=\"\($0)\" direction=\"in\"/>" }.joined()
        return "<method name=\"\(name)\">\(ins)<arg type=\"o\" direction=\"out\"/></method>"
    }

    let service: StandInService
    /// The code of the answer; nil for none.
    var code: DBusValue? = .uint32(0)
    /// What is said in the answer.
    var results: [(String, DBusValue)] = []
    /// The paths of the requests so far.
    private(set) var paths: [String] = []
    /// The paths of the requests that were taken back.
    private(set) var closed: [String] = []

    init(on bus: ServiceBus) throws {
        service = try StandInService(
            on: bus,
            name: DesktopPortal.name,
            path: DesktopPortal.path,
            interfaces: [
                "org.freedesktop.portal.FileChooser": Self.method("OpenFile") + Self.method("SaveFile"),
                "org.freedesktop.portal.OpenURI": Self.method("OpenURI")
                    + Self.method("OpenFile", ["s", "h"]),
                "org.freedesktop.portal.Email": Self.method("ComposeEmail", ["s"]),
                "org.freedesktop.portal.Print": Self.method("PreparePrint", ["s", "s", "a{sv}", "a{sv}"])
                    + "<property name=\"version\" type=\"u\" access=\"read\"/>",
            ]
        )
        service.answer = { [weak self] member, arguments in
            if member == "Close" { return [] }
            return self?.take(arguments)
        }
    }

    /// The options of the newest request.
    var options: [String: DBusValue] {
        var options: [String: DBusValue] = [:]
        for case .dictionaryEntry(.string(let name), .variant(let value))
            in service.calls.last?.arguments.last?.elements ?? []
        {
            options[name] = value
        }
        return options
    }

    private func take(_ arguments: [DBusValue]) -> [DBusValue]? {
        var token = ""
        for case .dictionaryEntry(.string("handle_token"), let value) in arguments.last?.elements ?? [] {
            token = value.stringValue ?? ""
        }
        let app = DesktopBus.substitutes[.session]??.uniqueName.dropFirst() ?? ""
        let sender = app.replacingOccurrences(of: ".", with: "_")
        let path = "\(DesktopPortal.path)/request/\(sender)/\(token)"
        paths.append(path)
        let object = try? DBusObject(
            on: service.connection,
            path: path,
            interface: "org.freedesktop.portal.Request",
            description:
                "<node><interface name=\"org.freedesktop.portal.Request\"><method name=\"Close\"/></interface></node>"
        )
        object?.called = { [weak self] _, _ in
            self?.closed.append(path)
            return []
        }
        if let object { objects.append(object) }
        if code != nil { MainLoop.whenIdle { [weak self] in self?.respond(path) } }
        return [.objectPath(path)]
    }

    private var objects: [DBusObject] = []

    /// Tells how a request ended.
    func respond(_ path: String) {
        guard let code else { return }
        try? service.connection.emit(
            path: path,
            interface: "org.freedesktop.portal.Request",
            member: "Response",
            arguments: [code, DesktopPortal.options(results)]
        )
    }

    /// The portal's program ends.
    func vanish() {
        service.vanish()
        objects = []
    }
}
