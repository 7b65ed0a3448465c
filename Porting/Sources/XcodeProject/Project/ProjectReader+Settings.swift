extension ProjectReader.Reading {
    /// A configuration's own settings, with those of the file that it names below them.
    struct Configuration {
        var name: String
        var levels: [[String: String]]
    }

    /// The configurations of a project or a target, in order.
    mutating func configurations(of owner: ProjectObject) throws(XcodeProjectError) -> [Configuration] {
        guard
            let list = try objects.object(
                "buildConfigurationList",
                of: owner,
                isa: ["XCConfigurationList"]
            )
        else { return [] }
        var found: [Configuration] = []
        for object in try objects.objects("buildConfigurations", of: list, isa: ["XCBuildConfiguration"]) {
            var file: [String: String] = [:]
            if let path = try configurationFile(of: object) {
                file = try configurationFiles.read(path)
            }
            var settings: [String: String] = [:]
            for (key, value) in try object.dictionary("buildSettings") {
                if let string = value.string {
                    settings[key] = string
                } else if let array = value.array {
                    settings[key] = array.compactMap(\.string).map(Self.quoted).joined(separator: " ")
                }
            }
            found.append(
                Configuration(name: try object.requiredString("name"), levels: [file, settings])
            )
        }
        return found
    }

    func defaultConfiguration(of owner: ProjectObject) throws(XcodeProjectError) -> String? {
        try objects.object("buildConfigurationList", of: owner)?.string("defaultConfigurationName")
    }

    /// The settings of a target by configuration, the project's below them.
    mutating func settings(
        of target: ProjectObject,
        name: String,
        project: [Configuration]
    ) throws(XcodeProjectError) -> [String: BuildSettings] {
        let own = try configurations(of: target)
        var settings: [String: BuildSettings] = [:]
        for configuration in own.isEmpty ? project : own {
            // What Xcode sets by itself, as far as other settings name it.
            let built = [
                "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
                "PROJECT_NAME": String(FilePath.name(of: path).dropLast(".xcodeproj".count)),
                "PROJECT": String(FilePath.name(of: path).dropLast(".xcodeproj".count)),
                "SRCROOT": sourceRoot, "SOURCE_ROOT": sourceRoot, "PROJECT_DIR": sourceRoot,
                "PROJECT_FILE_PATH": path, "CONFIGURATION": configuration.name,
                "PLATFORM_NAME": "iphoneos", "EFFECTIVE_PLATFORM_NAME": "-iphoneos",
            ]
            let below = project.first { $0.name == configuration.name }?.levels ?? []
            settings[configuration.name] = BuildSettings(
                configuration: configuration.name,
                levels: [built] + below + (own.isEmpty ? [] : configuration.levels)
            )
        }
        return settings
    }

    private func configurationFile(of object: ProjectObject) throws(XcodeProjectError) -> String? {
        if let file = try objects.object("baseConfigurationReference", of: object) {
            return try tree.location(of: file).path
        }
        // Xcode 16 names a file in a synchronized folder by the folder and the path there.
        guard
            let anchor = try objects.object("baseConfigurationReferenceAnchor", of: object),
            let relative = try object.string("baseConfigurationReferenceRelativePath"),
            let folder = try tree.location(of: anchor).path
        else { return nil }
        return FilePath.join(folder, relative)
    }

    private static func quoted(_ word: String) -> String {
        guard word.contains(where: \.isWhitespace), !word.contains("\"") else { return word }
        return "\"\(word)\""
    }
}
