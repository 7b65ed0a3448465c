extension UIImage {
    /// Finds an image in the app's resources; nil if there is none.
    ///
    /// See `init(named:in:compatibleWith:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds an image in a bundle's resources; nil if there is none.
    ///
    /// - Parameters:
    ///   - name: The name of an image set in an asset catalogue, after those of folders that provide a namespace,
    ///     also with the ending of a file; or a file's name, of which `png`, `jpg`, `jpeg` and `svg` may be left
    ///     out. It may name a folder inside the bundle, but never leads out of the bundle. A file that lies in no such
    ///     place is looked for in the folder of the user's language.
    ///   - bundle: The bundle; nil stands for the app's own, including the resources that the
    ///     package manager puts beside the program.
    ///   - traitCollection: Its scale chooses among `name.png`, `name@2x.png` and `name@3x.png`;
    ///     nil stands for the current traits. Other scales are still used on displays of theirs.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = traitCollection ?? .current
        self.init(named: name, in: ResourceFolders.folders(of: bundle), traits: traits)
    }

    /// Finds an image in a bundle's resources; nil if there is none.
    ///
    /// See `init(named:in:compatibleWith:)`. Of the configuration, the traits count.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        with configuration: UIImage.Configuration?
    ) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    private convenience init?(named name: String, in folders: [URL], traits: UITraitCollection) {
        guard let fileName = ImageFileName(resource: name) else { return nil }
        for name in [name, fileName.nameWithoutEnding].compactMap({ $0 }) {
            let look = AssetCatalogue.find(name, .imageSet, in: folders) {
                ImageSet(folder: $0)?.look(for: traits)
            }
            if let look {
                self.init(look)
                return
            }
        }
        // Folders of languages are looked for only where there is no image without one.
        let places = folders.lazy.map { [$0] } + folders.lazy.map(BundleTexts.languageFolders)
        for folder in places.joined() {
            let found = fileName.representations(in: folder)
            if !found.isEmpty {
                self.init(found, displayScale: traits.displayScale)
                return
            }
        }
        return nil
    }

    /// Decodes a file; nil if it is missing or damaged.
    ///
    /// Where files with `@2x` or `@3x` at the end of the same name lie beside it, they serve
    /// displays of those scales.
    public convenience init?(contentsOfFile path: String) {
        guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
        let url = URL(fileURLWithPath: path)
        let name = ImageFileName(lastComponent: url.lastPathComponent)
        let found = name.representations(in: url.deletingLastPathComponent())
        guard !found.isEmpty else { return nil }
        self.init(found, displayScale: UITraitCollection.current.displayScale)
    }
}
