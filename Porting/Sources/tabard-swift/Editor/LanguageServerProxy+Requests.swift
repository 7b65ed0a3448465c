import Foundation
import LanguageServer
import SourceLowering

/// Requests, and what the server says.
extension LanguageServerProxy {
    /// Requests about the text alone, which the server answers about the original.
    private static let textRequests: Set<String> = [
        "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/rangesFormatting",
        "textDocument/onTypeFormatting", "textDocument/documentSymbol", "textDocument/foldingRange",
        "textDocument/selectionRange", "textDocument/documentColor", "textDocument/colorPresentation",
    ]

    func request(_ method: String, _ id: JSONValue, _ message: JSONValue, _ bytes: [UInt8]) {
        let parameters = message["params"]
        let address =
            parameters?["textDocument"]?["uri"]?.string ?? parameters?["item"]?["uri"]?.string
            ?? parameters?["data"]?["uri"]?.string
        let context = address.flatMap { lowered($0) }
        let open = documents.compactMapValues { $0.lowered?.document }
        let isPlain = Self.textRequests.contains(method)
        pending[id] = Pending(method: method, context: context, documents: open, isPlain: isPlain)
        if isPlain, let address, documents[address]?.lowered != nil {
            askAboutOriginal(address, id, bytes)
            return
        }
        if let address, let position = DocumentText.Position(parameters?["position"]) {
            spellOutSelector(at: position, in: address, for: id)
            if let spelledOut = documents[address]?.lowered, spelledOut.spelledOutFor == id {
                let context = spelledOut.document
                pending[id] = Pending(
                    method: method,
                    context: context,
                    documents: open.merging([address: context]) { $1 },
                    isPlain: false
                )
                server?.write(translation(.toServer).translate(message, in: context).bytes)
                return
            }
        }
        let translated = translation(.toServer).translate(message, in: context)
        server?.write(translated == message ? bytes : translated.bytes)
    }

    /// The server has the lowered text under another name, so that the document's own is free.
    private func askAboutOriginal(_ uri: String, _ id: JSONValue, _ request: [UInt8]) {
        guard var document = documents[uri] else { return }
        if document.plainRequests.isEmpty {
            let item: JSONValue = [
                "uri": .string(uri), "languageId": document.languageID, "version": document.version,
                "text": .string(document.text.text),
            ]
            notifyServer("textDocument/didOpen", ["textDocument": item])
        }
        document.plainRequests.insert(id)
        documents[uri] = document
        server?.write(request)
    }

    /// Closes the original for the server, which ends what it does about it.
    func closeOriginal(_ uri: String) {
        guard documents[uri]?.plainRequests.isEmpty == false else { return }
        documents[uri]?.plainRequests = []
        notifyServer("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    }

    private func answered(_ id: JSONValue) {
        for (uri, document) in documents {
            if document.plainRequests.contains(id) {
                if document.plainRequests.count == 1 {
                    closeOriginal(uri)
                } else {
                    documents[uri]?.plainRequests.remove(id)
                }
            }
            if document.lowered?.spelledOutFor == id { refresh(uri) }
        }
    }

    /// A selector's name is text after lowering, of which the server knows nothing.
    private func spellOutSelector(at position: DocumentText.Position, in uri: String, for id: JSONValue) {
        guard let document = documents[uri], let old = document.lowered, old.document.isReplaced(position),
            let path = document.path,
            let lowered = module(of: path)?.lowered(
                path,
                spellingOutSelectorAt: document.text.offset(of: position)
            ),
            lowered.text != old.document.lowered.text
        else { return }
        replaceLowered(uri, lowered, version: old.version + 1)
        documents[uri]?.lowered?.spelledOutFor = id
    }

    // MARK: Places

    func translation(
        _ direction: PositionTranslation.Direction,
        asOf documents: [String: LoweredDocument] = [:]
    ) -> PositionTranslation {
        PositionTranslation(direction) { address in
            if let document = documents[address] ?? documents.values.first(where: { $0.serverURI == address })
            {
                return document
            }
            return self.lowered(address)
        }
    }

    /// The document of an address, be it the editor's or the server's; nil for what is not lowered.
    private func lowered(_ address: String) -> LoweredDocument? {
        if let document = documents[address] { return document.lowered?.document }
        guard let workspace, let path = workspace.path(of: address) else { return nil }
        let original = workspace.original(ofMirror: path) ?? path
        if let open = documents.values.first(where: { $0.path == original }) { return open.lowered?.document }
        guard let module = module(of: original), let file = module.lowered(original) else { return nil }
        return LoweredDocument(
            editorURI: URL(fileURLWithPath: original).absoluteString,
            serverURI: module.mirror(of: original).absoluteString,
            original: DocumentText(file.text),
            lowered: DocumentText(file.lowered.text),
            offsets: file.lowered.offsets
        )
    }

    // MARK: From the server

    func receiveFromServer(_ bytes: [UInt8]) {
        guard let message = try? JSONValue(bytes), message.members != nil else {
            log("sourcekit-lsp wrote a message that is no JSON")
            return
        }
        if let method = message["method"]?.string {
            if method == "textDocument/publishDiagnostics" { return diagnostics(message, bytes) }
            forwardToEditor(message, bytes, in: nil, translation(.toEditor))
        } else if let id = message["id"], let request = pending.removeValue(forKey: id) {
            answer(request, message, bytes)
            answered(id)
        } else {
            editor.write(bytes)
        }
    }

    private func forwardToEditor(
        _ message: JSONValue,
        _ bytes: [UInt8],
        in context: LoweredDocument?,
        _ translation: PositionTranslation
    ) {
        let translated = translation.translate(message, in: context)
        editor.write(translated == message ? bytes : translated.bytes)
    }

    private func answer(_ request: Pending, _ message: JSONValue, _ bytes: [UInt8]) {
        guard !request.isPlain, message["result"] != nil else {
            editor.write(bytes)
            return
        }
        if request.method.hasPrefix("textDocument/semanticTokens"), let document = request.context {
            var message = message
            if let tokens = SemanticTokens(message["result"]?["data"]) {
                message["result"] = ["data": tokens.original(in: document)]
            }
            editor.write(message.bytes)
            return
        }
        let translation = translation(.toEditor, asOf: request.documents)
        guard request.method == "textDocument/diagnostic", let uri = request.context?.editorURI,
            var document = documents[uri], let items = message["result"]?["items"]?.array
        else { return forwardToEditor(message, bytes, in: request.context, translation) }
        let findings = translation.translate(.array(items), in: request.context).array ?? []
        document.findings = findings
        documents[uri] = document
        var report = message["result"] ?? [:]
        report["items"] = .array(document.diagnostics(with: findings))
        var answer = message
        answer["result"] = report
        editor.write(answer.bytes)
    }

    private func diagnostics(_ message: JSONValue, _ bytes: [UInt8]) {
        guard let parameters = message["params"], let address = parameters["uri"]?.string else { return }
        if let document = documents[address] {
            // About the original the server knows nothing that the build would say, nor before there is a plan.
            let isOfPackage = document.path.map { $0.hasPrefix((workspace?.root.path ?? "/") + "/") } ?? false
            let isWaiting = workspace?.isPlanned == false && isOfPackage
            if document.lowered == nil, !isWaiting { editor.write(bytes) }
            return
        }
        guard let lowered = lowered(address) else {
            editor.write(bytes)
            return
        }
        // One that was closed in the meantime.
        guard var document = documents[lowered.editorURI], document.lowered?.spelledOutFor == nil else {
            return
        }
        let items = parameters["diagnostics"]?.array ?? []
        document.findings = translation(.toEditor).translate(.array(items), in: lowered).array ?? []
        documents[lowered.editorURI] = document
        publish(lowered.editorURI)
    }
}
