@testable import XcodeProject

/// Writes projects as Xcode does, with little in them.
enum ProjectText {
    /// A project with a target `App` whose phases hold the build files that `sources` and `resources` name.
    static func app(
        sources: String = "",
        resources: String = "",
        children: String = "",
        objects: String = "",
        settings: String = "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;",
        targetSettings: String = "PRODUCT_NAME = \"$(TARGET_NAME)\";",
        target: String = "",
        targets: String = "",
        project: String = "",
        version: Int = 56
    ) -> String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = \(version);
        \tobjects = {
        /* Begin PBXProject section */
        P /* Project object */ = {isa = PBXProject; buildConfigurationList = PL; developmentRegion = en;
        mainGroup = G; targets = (T /* App */, \(targets)); \(project) };
        G = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
        T /* App */ = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; buildPhases = (S, R, F, ); dependencies = (); \(target) };
        S = {isa = PBXSourcesBuildPhase; files = (\(sources)); };
        R = {isa = PBXResourcesBuildPhase; files = (\(resources)); };
        F = {isa = PBXFrameworksBuildPhase; files = (); };
        \(configurations("P", settings))
        \(configurations("T", targetSettings))
        \(objects)
        \t};
        \trootObject = P /* Project object */;
        }
        """
    }

    /// The configurations Debug and Release of a project or target.
    static func configurations(_ id: String, _ settings: String) -> String {
        """
        \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R, );
        defaultConfigurationName = Release; };
        \(id)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        \(id)R = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
        """
    }

    /// A file in the main group with its build file, whose identifier has a `B` at its end.
    static func file(_ id: String, _ path: String, tree: String = "\"<group>\"") -> String {
        """
        \(id) = {isa = PBXFileReference; path = "\(path)"; sourceTree = \(tree); };
        \(id)B = {isa = PBXBuildFile; fileRef = \(id) /* a file */; };

        """
    }

    /// The project that the text describes, in `/app/App.xcodeproj`, with other files around it.
    static func read(_ text: String, _ files: FilesInMemory = FilesInMemory()) throws -> XcodeProject {
        files["/app/App.xcodeproj/project.pbxproj"] = text
        return try ProjectReader(files: files, root: "/app").read("/app/App.xcodeproj")
    }

    /// The package that stands for the project that the text describes.
    static func plan(
        _ text: String,
        _ files: FilesInMemory = FilesInMemory(),
        target: String? = nil
    ) throws -> PackagePlan {
        files["/app/App.xcodeproj/project.pbxproj"] = text
        let reader = AppReader(files: files)
        let input = try reader.read(.project("/app/App.xcodeproj"), root: "/app")
        return try PackagePlanner(files: files, root: "/app", input: input).plan(target: target)
    }
}
