import Foundation
import LanguageServer
import SourceLowering

/// Open documents.
extension LanguageServerProxy {
    func notification(_ method: String, _ message: JSONValue, _ bytes: [UInt8]) {
        let uri = message["params"]?["textDocument"]?["uri"]?.string
        switch (method, uri) {
        case ("initialized", _):
            server?.write(bytes)
            watchFiles()
        case ("textDocument/didOpen", let uri?): open(uri, message, bytes)
        case ("textDocument/didChange", let uri?): change(uri, message, bytes)
        case ("textDocument/didClose", let uri?): close(uri, bytes)
        case ("textDocument/didSave", let uri?):
            forward(message, bytes)
            saved(uri)
        case ("workspace/didChangeWatchedFiles", _):
            filesChanged(message["params"]?["changes"]?.array ?? [])
            forward(message, bytes)
        case ("$/cancelRequest", _): server?.write(bytes)
        default: forward(message, bytes)
        }
    }

    private func forward(_ message: JSONValue, _ bytes: [UInt8]) {
        let translated = translation(.toServer).translate(message, in: nil)
        server?.write(translated == message ? bytes : translated.bytes)
    }

    private func open(_ uri: String, _ message: JSONValue, _ bytes: [UInt8]) {
        let item = message["params"]?["textDocument"]
        var document = OpenDocument(
            uri: uri,
            path: workspace?.path(of: uri),
            languageID: item?["languageId"] ?? "swift",
            version: item?["version"] ?? .null,
            text: DocumentText(item?["text"]?.string ?? "")
        )
        documents[uri] = document
        document.lowered = lowered(document, version: 0)
        documents[uri] = document
        if document.lowered == nil {
            writeDatabase()
            server?.write(bytes)
        } else {
            writeDatabase()
            openLowered(document)
        }
        if let path = document.path, path.hasSuffix(".swift"), workspace?.isPlanned(path) == false {
            planSoon()
        }
        publish(uri)
        refreshLoweredTexts()
        settleSoon()
    }

    private func openLowered(_ document: OpenDocument) {
        guard let lowered = document.lowered else { return }
        notifyServer(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(lowered.document.serverURI), "languageId": document.languageID,
                    "version": .number(String(lowered.version)),
                    "text": .string(lowered.document.lowered.text),
                ]
            ]
        )
    }

    private func change(_ uri: String, _ message: JSONValue, _ bytes: [UInt8]) {
        guard var document = documents[uri] else {
            server?.write(bytes)
            return
        }
        for change in message["params"]?["contentChanges"]?.array ?? [] {
            guard let text = change["text"]?.string else { continue }
            document.text.replace(change["range"]?.range, with: text)
        }
        document.version = message["params"]?["textDocument"]?["version"] ?? document.version
        documents[uri] = document
        guard document.lowered != nil else {
            server?.write(bytes)
            return
        }
        closeOriginal(uri)
        refresh(uri)
        refreshLoweredTexts(except: uri)
        settleSoon()
    }

    private func close(_ uri: String, _ bytes: [UInt8]) {
        closeOriginal(uri)
        let document = documents.removeValue(forKey: uri)
        if let lowered = document?.lowered {
            notifyServer(
                "textDocument/didClose",
                ["textDocument": ["uri": .string(lowered.document.serverURI)]]
            )
            if let path = document?.path { module(of: path)?.set(nil, of: path) }
            settleSoon()
        } else {
            server?.write(bytes)
        }
    }

    private func saved(_ uri: String) {
        guard let path = workspace?.path(of: uri), path.hasSuffix(".swift") else { return }
        // What imports the module wants it as it is now.
        planSoon()
    }

    private func filesChanged(_ changes: [JSONValue]) {
        for change in changes {
            guard let uri = change["uri"]?.string, let path = workspace?.path(of: uri) else { continue }
            let isPlan = ["Package.swift", "Package.resolved", "modules"].contains(
                URL(fileURLWithPath: path).lastPathComponent
            )
            if isPlan || change["type"]?.integer != 2 { planSoon() }
            if documents[uri] == nil, workspace?.isPlanned(path) == true {
                module(of: path)?.set(nil, of: path)
                settleSoon()
            }
        }
    }

    // MARK: Lowering

    func module(of path: String) -> EditorModule? {
        workspace?.module(of: path) { path in
            documents.values.first { $0.path == path }?.text.text
        }
    }

    private func lowered(_ document: OpenDocument, version: Int) -> OpenDocument.Lowered? {
        guard let path = document.path, let module = module(of: path) else { return nil }
        module.set(document.text.text, of: path)
        guard let lowered = module.lowered(path)?.lowered else { return nil }
        return OpenDocument.Lowered(
            document: LoweredDocument(
                editorURI: document.uri,
                serverURI: module.mirror(of: path).absoluteString,
                original: document.text,
                lowered: DocumentText(lowered.text),
                offsets: lowered.offsets
            ),
            diagnostics: lowered.diagnostics,
            version: version
        )
    }

    /// Gives the server the text that a document has come to.
    func refresh(_ uri: String) {
        guard var document = documents[uri], let old = document.lowered,
            let new = lowered(document, version: old.version + 1)
        else { return }
        document.lowered = new
        if new.document.lowered == old.document.lowered {
            document.lowered?.version = old.version
            document.lowered?.spelledOutFor = old.spelledOutFor
        } else {
            tellServer(text: new)
        }
        documents[uri] = document
        if new.diagnostics != old.diagnostics { publish(uri) }
    }

    /// Gives the server another text of a document for a while.
    func replaceLowered(_ uri: String, _ source: LoweredSource, version: Int) {
        guard let old = documents[uri]?.lowered else { return }
        let document = LoweredDocument(
            editorURI: uri,
            serverURI: old.document.serverURI,
            original: old.document.original,
            lowered: DocumentText(source.text),
            offsets: source.offsets
        )
        let new = OpenDocument.Lowered(document: document, diagnostics: old.diagnostics, version: version)
        documents[uri]?.lowered = new
        tellServer(text: new)
    }

    private func tellServer(text lowered: OpenDocument.Lowered) {
        notifyServer(
            "textDocument/didChange",
            [
                "textDocument": [
                    "uri": .string(lowered.document.serverURI), "version": .number(String(lowered.version)),
                ],
                "contentChanges": [["text": .string(lowered.document.lowered.text)]],
            ]
        )
    }

    /// What is typed in one document can change how others are lowered.
    func refreshLoweredTexts(except uri: String? = nil) {
        for other in documents.keys.sorted() where other != uri { refresh(other) }
    }

    /// Opens documents anew that have come under another module, or that import another one than before.
    func bindDocuments(importing changed: Set<String>) {
        for uri in documents.keys.sorted() {
            guard var document = documents[uri] else { continue }
            let new = lowered(document, version: (document.lowered?.version ?? 0) + 1)
            let old = document.lowered
            let own = document.path.flatMap { module(of: $0)?.plan.moduleName }
            let isSame = old?.document.serverURI == new?.document.serverURI
            if isSame, changed.subtracting([own ?? ""]).isEmpty { continue }
            notifyServer(
                "textDocument/didClose",
                ["textDocument": ["uri": .string(old?.document.serverURI ?? uri)]]
            )
            document.lowered = new
            documents[uri] = document
            writeDatabase()
            if new != nil {
                openLowered(document)
            } else {
                notifyServer(
                    "textDocument/didOpen",
                    [
                        "textDocument": [
                            "uri": .string(uri), "languageId": document.languageID,
                            "version": document.version,
                            "text": .string(document.text.text),
                        ]
                    ]
                )
            }
            publish(uri)
        }
    }

    // MARK: Diagnostics

    /// Tells the editor what is known about a document.
    func publish(_ uri: String) {
        guard let document = documents[uri], document.lowered != nil else { return }
        let diagnostics = document.diagnostics(with: document.findings ?? [])
        // Nothing is not told before the server has had its say.
        if document.findings == nil, diagnostics.isEmpty { return }
        let message: JSONValue = [
            "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
            "params": [
                "uri": .string(uri), "version": document.version, "diagnostics": .array(diagnostics),
            ],
        ]
        editor.write(message.bytes)
    }
}
