extension PackagePlan {
    /// The text of `Package.swift`.
    public var manifest: String {
        var lines = [
            "// swift-tools-version: \(toolsVersion)",
            "import PackageDescription",
            "",
            "// Written by tabard-swift port from the Xcode project. It is yours: change it as you like.",
            "let package = Package(",
            "    name: \(Self.literal(name)),",
            "    defaultLocalization: \(Self.literal(defaultLocalization)),",
        ]
        if let deploymentTarget {
            lines.append("    platforms: [.iOS(\(Self.literal(deploymentTarget)))],")
        }
        let products = targets.compactMap(product)
        if !products.isEmpty { lines += Self.list("products", products, indent: 4) }
        if !packages.isEmpty { lines += Self.list("dependencies", packages.map(Self.package), indent: 4) }
        lines.append("    targets: [")
        for target in targets { lines += self.target(target) }
        lines.append("    ],")
        lines.append("    swiftLanguageModes: [.v\(languageMode)]")
        lines.append(")")
        return lines.joined(separator: "\n") + "\n"
    }

    private func product(_ target: Target) -> String? {
        switch target.kind {
        // SwiftPM makes a program of each executable target by itself.
        case .executable:
            target.productName == target.name
                ? nil
                : ".executable(name: \(Self.literal(target.productName)), targets: [\(Self.literal(target.name))])"
        case .library:
            targets.contains { $0.kind == .executable }
                ? nil
                : ".library(name: \(Self.literal(target.name)), targets: [\(Self.literal(target.name))])"
        case .test: nil
        }
    }

    private static func package(_ package: PackageReference) -> String {
        switch package.source {
        case .local(let path): ".package(path: \(literal(path)))"
        case .remote(let url, let requirement):
            ".package(url: \(literal(url)), \(version(requirement)))"
        }
    }

    private static func version(_ requirement: PackageReference.Requirement) -> String {
        switch requirement {
        case .upToNextMajor(let version): "from: \(literal(version))"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(literal(version)))"
        case .range(let from, let to): "\(literal(from))..<\(literal(to))"
        case .exact(let version): "exact: \(literal(version))"
        case .branch(let name): "branch: \(literal(name))"
        case .revision(let name): "revision: \(literal(name))"
        case .any: "\"0.0.0\"..<\"10000.0.0\""
        }
    }

    private func target(_ target: Target) -> [String] {
        let kind =
            switch target.kind {
            case .executable: "executableTarget"
            case .library: "target"
            case .test: "testTarget"
            }
        var lines = ["        .\(kind)(", "            name: \(Self.literal(target.name)),"]
        let dependencies = target.dependencies.map { dependency in
            switch dependency {
            case .target(let name): Self.literal(name)
            case .product(let name, let package):
                ".product(name: \(Self.literal(name)), package: \(Self.literal(package)))"
            }
        }
        if !dependencies.isEmpty { lines += Self.list("dependencies", dependencies, indent: 12) }
        lines.append("            path: \(Self.literal(target.path)),")
        if !target.exclude.isEmpty {
            lines += Self.list("exclude", target.exclude.map(Self.literal), indent: 12)
        }
        lines += Self.list("sources", target.sources.map(Self.literal), indent: 12)
        let resources = target.resources.map {
            ($0.isCopied ? ".copy(" : ".process(") + Self.literal($0.path) + ")"
        }
        if !resources.isEmpty { lines += Self.list("resources", resources, indent: 12) }
        let settings = target.settings.map(Self.setting)
        if !settings.isEmpty { lines += Self.list("swiftSettings", settings, indent: 12) }
        // The last one takes no comma.
        lines[lines.count - 1].removeLast()
        lines.append("        ),")
        return lines
    }

    private static func setting(_ setting: Setting) -> String {
        switch setting {
        case .define(let name, nil): ".define(\(literal(name)))"
        case .define(let name, let configuration?):
            ".define(\(literal(name)), .when(configuration: .\(configuration)))"
        case .upcomingFeature(let name): ".enableUpcomingFeature(\(literal(name)))"
        case .experimentalFeature(let name): ".enableExperimentalFeature(\(literal(name)))"
        case .defaultIsolationOnMainActor: ".defaultIsolation(MainActor.self)"
        case .moduleAlias(let alias, let name):
            ".unsafeFlags([\"-module-alias\", \(literal("\(alias)=\(name)"))])"
        case .languageMode(let mode): ".swiftLanguageMode(.v\(mode))"
        }
    }

    private static func list(_ name: String, _ elements: [String], indent: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        if elements.count == 1, elements[0].utf8.count < 60 { return ["\(space)\(name): [\(elements[0])],"] }
        return ["\(space)\(name): ["] + elements.map { "\(space)    \($0)," } + ["\(space)],"]
    }

    /// A text as Swift writes it.
    public static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isBidiControl:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
