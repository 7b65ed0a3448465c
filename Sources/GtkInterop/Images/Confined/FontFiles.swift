import CGtk
import Glibc

/// The files of the fonts that the system knows.
enum FontFiles {
    /// Opens a file for reading if it is a font's; otherwise, and on failure, the result is negative.
    static func open(_ path: String) -> Int32 {
        guard contains(path) else { return -1 }
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return -1 }
        var state = stat()
        guard fstat(file, &state) == 0, state.st_mode & S_IFMT == S_IFREG else {
            close(file)
            return -1
        }
        return file
    }

    private static func contains(_ path: String) -> Bool {
        // Another thread may replace the configuration meanwhile.
        guard let configuration = FcConfigReference(nil) else { return false }
        defer { FcConfigDestroy(configuration) }
        return [FcSetSystem, FcSetApplication].contains { set in
            guard let fonts = FcConfigGetFonts(configuration, set) else { return false }
            let patterns = UnsafeBufferPointer(start: fonts.pointee.fonts, count: Int(fonts.pointee.nfont))
            return patterns.contains { file(of: $0).map { strcmp($0, path) == 0 } ?? false }
        }
    }

    private static func file(of pattern: OpaquePointer?) -> UnsafePointer<CChar>? {
        var file: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        return UnsafeRawPointer(file).assumingMemoryBound(to: CChar.self)
    }
}
