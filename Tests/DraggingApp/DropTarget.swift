import UIKit

/// Takes what is dropped on a view, and writes all that it can be had as, at once or when it is told to.
final class DropTarget: NSObject, UIDropInteractionDelegate {
    private let readsAtOnce: Bool
    private var providers: [NSItemProvider] = []

    init(readsAtOnce: Bool) { self.readsAtOnce = readsAtOnce }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        Lines.write("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        Lines.write("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        providers = session.items.map(\.itemProvider)
        Lines.write("drop \(providers.count)")
        if readsAtOnce { read() }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        Lines.write("session ended")
    }

    func read() {
        let providers = providers
        Task {
            for (index, provider) in providers.enumerated() {
                if let name = provider.suggestedName { Lines.write("name \(index) \(name)") }
                for type in provider.registeredTypeIdentifiers {
                    let data: Data? = await withCheckedContinuation { continuation in
                        provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                            // Never both, and never neither.
                            continuation.resume(returning: (data == nil) == (error == nil) ? Data() : data)
                        }
                    }
                    Lines.write("read \(index) \(type) \(data?.base64EncodedString() ?? "failed")")
                }
            }
            Lines.write("end")
        }
    }
}
