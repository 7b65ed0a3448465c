import CGtk

/// Reads a whole file, within the limit for images.
enum FileReader {
    static func read(_ path: String) throws(ImageError) -> [UInt8] {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw ImageError(.unreadable, cause: "that is no path")
        }
        guard let file = g_file_new_for_path(path) else {
            throw ImageError(.unreadable, cause: "that is no path")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        // A pipe or a device could keep the reader waiting for ever.
        let kind = g_file_query_file_type(file, GFileQueryInfoFlags(rawValue: 0), nil)
        guard kind == G_FILE_TYPE_REGULAR else {
            throw ImageError(.unreadable, cause: "there is no regular file")
        }
        var error: UnsafeMutablePointer<GError>?
        guard let stream = g_file_read(file, nil, &error) else {
            throw ImageError(.unreadable, taking: error)
        }
        defer { g_object_unref(stream) }
        return try stream.withMemoryRebound(to: GInputStream.self, capacity: 1) { stream throws(ImageError) in
            try readAll(stream)
        }
    }

    private static func readAll(_ stream: UnsafeMutablePointer<GInputStream>) throws(ImageError) -> [UInt8] {
        var result: [UInt8] = []
        while true {
            var error: UnsafeMutablePointer<GError>?
            guard let chunk = g_input_stream_read_bytes(stream, 1 << 20, nil, &error) else {
                throw ImageError(.unreadable, taking: error)
            }
            defer { g_bytes_unref(chunk) }
            var size: gsize = 0
            let data = g_bytes_get_data(chunk, &size)
            if size == 0 { return result }
            result.append(contentsOf: UnsafeRawBufferPointer(start: data, count: Int(size)))
            guard result.count <= ImageDecoder.Limits.fileBytes else {
                throw ImageError(
                    .tooLarge,
                    cause: "the file has more than \(ImageDecoder.Limits.fileBytes) bytes"
                )
            }
        }
    }
}
