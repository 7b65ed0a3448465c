extension TestApplication {
    /// The lines of the standard error that begin a warning of GLib, GTK or a library on top.
    public var warnings: [String] {
        standardError.split(separator: "\n").map(String.init).filter { line in
            ["-WARNING **", "-CRITICAL **", "-ERROR **", " WARNING **", " CRITICAL **", " ERROR **"]
                .contains { line.contains($0) }
        }
    }
}
