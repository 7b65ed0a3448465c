import CGtk
import Glibc

/// The fonts that an app brings along.
public enum AppFonts {
    /// The most bytes of a font's file.
    public static let mostBytes = 64_000_000

    /// Why a font can't be had.
    public enum Problem: Error, Equatable, Sendable {
        case noFile
        case tooLarge
        case noFont
    }

    /// Makes the fonts of a file known to all texts that are laid out from now on.
    @MainActor
    public static func add(_ path: String) throws(Problem) {
        var state = stat()
        guard stat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        guard state.st_size <= mostBytes else { throw .tooLarge }
        guard hasFontsBeginning(path), FcConfigAppFontAddFile(nil, path) != 0 else { throw .noFont }
        // Pango's list of families is made once for a map; the context that layouts share keeps its own.
        pango_cairo_font_map_set_default(nil)
        TextContext.renew()
        FontMetrics.forget()
    }

    private static func hasFontsBeginning(_ path: String) -> Bool {
        guard let file = fopen(path, "rbe") else { return false }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4)
        guard fread(&bytes, 1, 4, file) == 4 else { return false }
        return [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)].contains(bytes)
    }
}
