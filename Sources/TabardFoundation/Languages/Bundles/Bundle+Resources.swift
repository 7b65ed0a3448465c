// Foundation's own members of these names look into the folders of English alone.
extension Bundle {
    /// Where a resource lies: in the bundle's folder, else in that of the user's language (N3); nil if there is none.
    ///
    /// - Parameters:
    ///   - name: Its name; nil or empty for the first one with the ending.
    ///   - ext: The ending of its name; nil or empty if `name` has it.
    @_disfavoredOverload
    public func url(forResource name: String?, withExtension ext: String?) -> URL? {
        url(forResource: name, withExtension: ext, subdirectory: nil)
    }

    /// Where a resource lies: in the bundle's folder, else in that of the user's language (N3); nil if there is none.
    ///
    /// - Parameters:
    ///   - name: Its name; nil or empty for the first one with the ending.
    ///   - ext: The ending of its name; nil or empty if `name` has it.
    ///   - subpath: A folder in the bundle's or the language's; nil for that itself.
    @_disfavoredOverload
    public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
        -> URL?
    {
        let resource = ResourceName(name, ext, subpath)
        return resource.url(in: LanguageFolders.resources(of: self))
            ?? resource.url(inFirstOf: BundleTexts.of(self).folders.resourceFolders)
    }

    /// Where a resource of one language lies (N3); nil if there is none.
    ///
    /// - Parameters:
    ///   - name: Its name; nil or empty for the first one with the ending.
    ///   - ext: The ending of its name; nil or empty if `name` has it.
    ///   - subpath: A folder in the language's; nil for that itself.
    ///   - localizationName: The language, as its folder is called; nil for what has none.
    @_disfavoredOverload
    public func url(
        forResource name: String?,
        withExtension ext: String?,
        subdirectory subpath: String?,
        localization localizationName: String?
    ) -> URL? {
        let resource = ResourceName(name, ext, subpath)
        let folder = LanguageFolders.resources(of: self)
        let own = localizationName.flatMap {
            resource.url(in: folder.appendingPathComponent("\($0).lproj", isDirectory: true))
        }
        return own ?? resource.url(in: folder)
    }

    /// The path of a resource: in the bundle's folder, else in that of the user's language (N3); nil if there is none.
    @_disfavoredOverload
    public func path(forResource name: String?, ofType ext: String?) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }

    /// The path of a resource in a folder of the bundle's, else of the language's (N3); nil if there is none.
    @_disfavoredOverload
    public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
    {
        url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
    }

    /// The path of a resource of one language (N3); nil if there is none.
    @_disfavoredOverload
    public func path(
        forResource name: String?,
        ofType ext: String?,
        inDirectory subpath: String?,
        forLocalization localizationName: String?
    ) -> String? {
        url(forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)?
            .path
    }
}

/// What a resource is asked for by.
private struct ResourceName {
    private let name: String
    private let ending: String
    private let folder: String

    init(_ name: String?, _ ending: String?, _ folder: String?) {
        self.name = name ?? ""
        let ending = ending ?? ""
        self.ending = ending.isEmpty || ending.hasPrefix(".") ? ending : ".\(ending)"
        self.folder = folder ?? ""
    }

    func url(in place: URL) -> URL? {
        let place = folder.isEmpty ? place : place.appendingPathComponent(folder)
        if !name.isEmpty {
            let url = place.appendingPathComponent(name + ending)
            return FileManager.default.fileExists(atPath: url.path) ? url : nil
        }
        guard !ending.isEmpty else { return nil }
        return AppProgram.names(in: place, endingWith: ending).first.map(place.appendingPathComponent)
    }

    func url(inFirstOf places: [URL]) -> URL? { places.lazy.compactMap(url).first }
}
