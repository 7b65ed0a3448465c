import CGtk

/// What the program offers others: the types at once, the data when somebody asks for them.
@MainActor
final class OfferedContent: ObjectReference {
    typealias Load = @MainActor (String, @escaping @MainActor ([UInt8]?) -> Void) -> Void

    /// What the object of GTK's holds.
    private struct Offer {
        let types: [String]
        let load: Load
    }

    /// - Parameters:
    ///   - types: The MIME types, the best first.
    ///   - load: Makes the data of a type.
    init(types: [String], load: @escaping Load) {
        guard let new = g_object_new_with_properties(Self.type, 0, nil, nil) else {
            fatalError("GTK could not make a provider of content")
        }
        let offer = Offer(types: types.filter { !$0.utf8.contains(0) }, load: load)
        g_object_set_data_full(new, Self.key, ClosureBox(offer).retainedPointer()) { releaseClosureBox($0) }
        super.init(adopting: UnsafeMutableRawPointer(new))
    }

    var provider: UnsafeMutablePointer<GdkContentProvider> { typed(GdkContentProvider.self) }

    nonisolated private static let key = "tabard-offer"

    nonisolated private static func offer(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> Offer? {
        guard let provider else { return nil }
        let object = UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GObject.self)
        return ClosureBox<Offer>.from(g_object_get_data(object, key))?.closure
    }

    /// A class of its own, since those that GTK has hold the data from the start.
    private static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gdk_content_provider_get_type(), &query)
        return g_type_register_static_simple(
            gdk_content_provider_get_type(),
            "TabardOfferedContent",
            query.class_size,
            { data, _ in
                guard let data else { return }
                OfferedContent.fill(data.assumingMemoryBound(to: GdkContentProviderClass.self))
            },
            query.instance_size,
            nil,
            GTypeFlags(rawValue: 0)
        )
    }()

    nonisolated private static func fill(_ table: UnsafeMutablePointer<GdkContentProviderClass>) {
        table.pointee.ref_formats = { provider in
            let builder = gdk_content_formats_builder_new()
            let types = OfferedContent.offer(of: provider)?.types ?? []
            for type in types { gdk_content_formats_builder_add_mime_type(builder, type) }
            // The program's own text fields look for this.
            if types.contains(where: { $0.hasPrefix("text/plain") }) {
                gdk_content_formats_builder_add_gtype(builder, tabard_type_string())
            }
            return gdk_content_formats_builder_free_to_formats(builder)
        }
        table.pointee.write_mime_type_async = {
            provider,
            name,
            stream,
            priority,
            cancellable,
            callback,
            data in
            guard let task = g_task_new(provider, cancellable, callback, data), let stream, let name else {
                return
            }
            let writing = ContentWriting(
                task: task,
                stream: stream,
                priority: priority,
                cancellable: cancellable
            )
            guard let offer = OfferedContent.offer(of: provider) else { return writing.write(nil) }
            let type = String(cString: name)
            nonisolated(unsafe) let pending = writing
            MainActor.assumeIsolated { offer.load(type) { pending.write($0) } }
        }
        table.pointee.write_mime_type_finish = { _, result, error in
            g_task_propagate_boolean(result, error)
        }
    }
}

/// Writes data into the stream of the program that asked for them.
private final class ContentWriting {
    private let task: OpaquePointer
    private let stream: UnsafeMutablePointer<GOutputStream>
    private let priority: gint
    private let cancellable: UnsafeMutablePointer<GCancellable>?

    init(
        task: OpaquePointer,
        stream: UnsafeMutablePointer<GOutputStream>,
        priority: gint,
        cancellable: UnsafeMutablePointer<GCancellable>?
    ) {
        self.task = task
        self.stream = stream
        self.priority = priority
        self.cancellable = cancellable
        g_object_ref(UnsafeMutableRawPointer(stream))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(stream)) }

    func write(_ bytes: [UInt8]?) {
        guard let bytes else {
            let code = gint(G_IO_ERROR_NOT_FOUND.rawValue)
            g_task_return_error(task, g_error_new_literal(g_io_error_quark(), code, "There are no such data"))
            g_object_unref(UnsafeMutableRawPointer(task))
            return
        }
        // The task keeps the bytes until they are written.
        let kept = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        g_task_set_task_data(task, UnsafeMutableRawPointer(kept)) {
            g_bytes_unref($0.map { OpaquePointer($0) })
        }
        var count: gsize = 0
        let data = g_bytes_get_data(kept, &count)
        g_output_stream_write_all_async(
            stream,
            UnsafeMutableRawPointer(mutating: data),
            count,
            priority,
            cancellable,
            { source, result, data in
                guard let source, let data else { return }
                let task = OpaquePointer(data)
                let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GOutputStream.self)
                var error: UnsafeMutablePointer<GError>?
                if g_output_stream_write_all_finish(stream, result, nil, &error) != 0 {
                    g_task_return_boolean(task, 1)
                } else {
                    g_task_return_error(task, error)
                }
                g_object_unref(data)
            },
            UnsafeMutableRawPointer(task)
        )
    }
}
