/// The `Info.plist` of an app: the file that the settings name, what Xcode makes of other settings, and the values of those
/// that it names.
public struct InformationList: Sendable {
    static let largestSize = 4 << 20

    /// The properties by name.
    public var properties: [String: PropertyList]

    /// The list of a target with settings; `file` is what INFOPLIST_FILE names, as far as there is one.
    init(file: PropertyList?, settings: BuildSettings, developmentLanguage: String) {
        properties = (file?.dictionary ?? [:]).mapValues { Self.filled($0, settings) }
        if settings.isTrue("GENERATE_INFOPLIST_FILE") { generate(settings) }
        let usual = [
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"],
            "CFBundleName": settings["PRODUCT_NAME"],
            "CFBundleShortVersionString": settings["MARKETING_VERSION"],
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
        ]
        for (key, value) in usual where properties[key]?.string?.isEmpty ?? true {
            if let value, !value.isEmpty { properties[key] = Self.text(value) }
        }
        // What a project leaves to variables is the language itself.
        properties["CFBundleDevelopmentRegion"] = Self.text(developmentLanguage)
    }

    /// The list as the text of a file.
    public var text: String {
        Self.value(.dictionary(properties)).xml
    }

    /// The properties that settings stand for, which a file's own ones come before.
    private mutating func generate(_ settings: BuildSettings) {
        let prefix = "INFOPLIST_KEY_"
        var names: Set<String> = []
        for level in settings.levels {
            for key in level.keys where key.hasPrefix(prefix) {
                names.insert(String(key.dropFirst(prefix.count).prefix { $0 != "[" }))
            }
        }
        for name in names {
            guard let value = settings[prefix + name] else { continue }
            switch name {
            case "UIApplicationSceneManifest_Generation":
                guard settings.isTrue(prefix + name) else { continue }
                add(
                    "UIApplicationSceneManifest",
                    Self.value(
                        .dictionary([
                            "UIApplicationSupportsMultipleScenes": Self.value(.boolean(true)),
                            "UISceneConfigurations": Self.value(.dictionary([:])),
                        ])
                    )
                )
            case "UILaunchScreen_Generation":
                guard settings.isTrue(prefix + name) else { continue }
                add(
                    "UILaunchScreen",
                    Self.value(.dictionary(["UILaunchScreen": Self.value(.dictionary([:]))]))
                )
            case _ where name.hasPrefix("UISupportedInterfaceOrientations"):
                let key = name.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
                add(key, Self.value(.array(ShellWords.split(value).map(Self.text))))
            case _ where value == "YES" || value == "NO":
                add(name, Self.value(.boolean(value == "YES")))
            default:
                add(name, Self.text(value))
            }
        }
    }

    private mutating func add(_ name: String, _ value: PropertyList) {
        if properties[name] == nil { properties[name] = value }
    }

    private static func value(_ value: PropertyList.Value) -> PropertyList {
        PropertyList(value, at: TextPosition(line: 1, column: 1))
    }

    private static func text(_ text: String) -> PropertyList {
        value(.string(text))
    }

    /// A value with all names of settings in it replaced.
    private static func filled(_ list: PropertyList, _ settings: BuildSettings) -> PropertyList {
        var list = list
        switch list.value {
        case .string(let text): list.value = .string(settings.expanding(text))
        case .array(let values): list.value = .array(values.map { filled($0, settings) })
        case .dictionary(let values): list.value = .dictionary(values.mapValues { filled($0, settings) })
        case .boolean, .number, .data: break
        }
        return list
    }
}
