// swift-tools-version: 6.2
import PackageDescription

/// Lets a target write `import UIKit`; any app does the same in its own manifest.
let uiKitAlias: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]

/// The kit that `make install` builds: apps compile against it without the modules that these targets use inside. They
/// read its modules and not their text, which could not be read back anyway: there TabStore's name is that of the actor.
let ofTheKit: [SwiftSetting] =
    Context.environment["TABARD_LIBRARY_EVOLUTION"] == nil
    ? [] : [.unsafeFlags(["-enable-library-evolution", "-no-verify-emitted-module-interface"])]

/// The store is tested at each of its calls and with millions of damaged files. That takes a third of the time where it is built
/// for speed, with all checks of a debug build.
let ofTheStore: [SwiftSetting] =
    Context.environment["TABARD_FAST_STORE"] == nil ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"])]

/// What stands for UIKit where the system has none, and what carries layouts through PostgreSQL.
#if os(Linux)
    let uiKit: [Target.Dependency] = ["TabardKit"]
    let postgres: [Target.Dependency] = ["TabRoamingPostgres"]
#else
    let uiKit: [Target.Dependency] = []
    let postgres: [Target.Dependency] = []
#endif

var products: [Product] = [
    .library(name: "TabModel", targets: ["TabModel"]),
    .library(name: "TabStore", targets: ["TabStore"]),
    .library(name: "TabMemory", targets: ["TabMemory"]),
    .library(name: "TabRoaming", targets: ["TabRoaming"]),
    .library(name: "Constraints", targets: ["Constraints"]),
    .executable(name: "tabard", targets: ["tabard"]),
]

var targets: [Target] = [
    .target(name: "Constraints"),
    .testTarget(name: "ConstraintsTests", dependencies: ["Constraints"]),
    .target(name: "TabModel", swiftSettings: ofTheKit + ofTheStore),
    .testTarget(name: "TabModelTests", dependencies: ["TabModel"], swiftSettings: ofTheStore),
    .target(
        name: "TabStore",
        dependencies: [
            "TabModel", "KeyedArchive", .product(name: "SystemPackage", package: "swift-system"),
        ],
        swiftSettings: ofTheKit + ofTheStore
    ),
    .testTarget(name: "TabStoreTests", dependencies: ["TabStore"], swiftSettings: ofTheStore),
    .target(
        name: "TabRoaming",
        dependencies: ["TabModel", "TabStore", .product(name: "Crypto", package: "swift-crypto")],
        swiftSettings: ofTheStore
    ),
    .testTarget(
        name: "TabRoamingTests",
        dependencies: ["TabRoaming", "TabStore", "TabModel"],
        swiftSettings: ofTheStore
    ),
    .executableTarget(
        name: "tabard",
        dependencies: [
            "TabModel", "TabStore", "TabRoaming",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ] + postgres
    ),
    .testTarget(name: "tabardTests", dependencies: ["tabard", "TabModel", "TabStore"]),
    .target(name: "TabMemory", dependencies: ["TabStore", "TabModel"] + uiKit, swiftSettings: ofTheKit),
    .target(name: "KeyedArchive", swiftSettings: ofTheKit + ofTheStore),
    .testTarget(name: "KeyedArchiveTests", dependencies: ["KeyedArchive"], swiftSettings: ofTheStore),
    .testTarget(name: "ProjectTests", exclude: ["Floors"]),
]

// Apple's platforms have a UIKit of their own.
#if os(Linux)
    products += [
        .library(name: "TabRoamingPostgres", targets: ["TabRoamingPostgres"]),
        .library(name: "TabardKit", targets: ["TabardKit"]),
        .library(name: "TabardNotifications", targets: ["TabardNotifications"]),
        .library(name: "TabardTesting", targets: ["TabardTesting"]),
        .executable(name: "InterfacePreview", targets: ["InterfacePreview"]),
        .executable(name: "AccessibilityAudit", targets: ["AccessibilityAudit"]),
    ]
    targets += [
        .systemLibrary(
            name: "CGtk",
            pkgConfig: "libadwaita-1",
            providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"])]
        ),
        .target(name: "CPostgres"),
        .target(
            name: "TabRoamingPostgres",
            dependencies: ["CPostgres", "TabModel", "TabStore", "TabRoaming"],
            swiftSettings: ofTheStore
        ),
        .testTarget(
            name: "TabRoamingPostgresTests",
            dependencies: ["TabRoamingPostgres", "TabRoaming", "TabStore", "TabModel", "tabard"],
            swiftSettings: ofTheStore
        ),
        .target(name: "CImageDecoder"),
        .target(name: "CCrashReport"),
        .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(name: "StringTables", dependencies: ["KeyedArchive"], swiftSettings: ofTheKit),
        .testTarget(
            name: "StringTablesTests",
            dependencies: ["StringTables"],
            // Its rules of plurals are those to compare with.
            linkerSettings: [.linkedLibrary("_FoundationICU")]
        ),
        .target(name: "InterfaceDocument", dependencies: ["CXML", "StringTables"], swiftSettings: ofTheKit),
        .testTarget(name: "InterfaceDocumentTests", dependencies: ["InterfaceDocument"]),
        .target(name: "GtkInterop", dependencies: ["CGtk", "CImageDecoder", "CCrashReport"]),
        .target(name: "TabardFoundation", dependencies: ["StringTables"], swiftSettings: ofTheKit),
        .testTarget(name: "TabardFoundationTests", dependencies: ["TabardFoundation", "StringTables"]),
        .target(
            name: "TabardDrawing",
            dependencies: ["TabardFoundation", "StringTables", "GtkInterop"],
            swiftSettings: ofTheKit
        ),
        .target(
            name: "TabardKit",
            dependencies: [
                "TabModel", "TabStore", "Constraints", "InterfaceDocument", "KeyedArchive",
                "TabardFoundation", "TabardDrawing", "GtkInterop",
            ],
            swiftSettings: ofTheKit
        ),
        .target(
            name: "TabardNotifications",
            dependencies: ["TabardFoundation", "TabardKit", "TabStore", "GtkInterop"],
            swiftSettings: ofTheKit
        ),
        .testTarget(
            name: "TabardNotificationsTests",
            dependencies: ["TabardNotifications", "TabardKit", "GtkInterop"]
        ),
        .target(name: "TabardTesting", dependencies: ["TabardKit", "GtkInterop"]),
        .executableTarget(
            name: "InterfacePreview",
            dependencies: ["TabardKit", "TabardTesting", "InterfaceDocument", "TabardFoundation"]
        ),
        .testTarget(
            name: "InterfacePreviewTests",
            dependencies: ["InterfacePreview", "TabardTesting", "TabardFoundation"]
        ),
        .executableTarget(name: "AccessibilityAudit", dependencies: ["TabardTesting"]),
        .executableTarget(name: "BroadwayGate"),
        .testTarget(name: "BroadwayGateTests", dependencies: ["BroadwayGate"]),
        .executableTarget(
            name: "TabBarSaveState",
            dependencies: ["TabardKit", "TabMemory"],
            path: "Examples/TabBarSaveState",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Brightness",
            dependencies: ["TabardKit", "TabMemory"],
            path: "Examples/Brightness",
            resources: [.copy("Swatches")],
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Catalogue",
            dependencies: ["TabardKit", "TabMemory", "TabardTesting"],
            path: "Examples/Catalogue",
            resources: [.copy("App-Info.plist")],
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "ManyTabs",
            dependencies: ["TabardKit"],
            path: "Examples/ManyTabs",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "CustomTabBar",
            dependencies: ["TabardKit", "TabStore", "TabModel"],
            path: "Examples/CustomTabBar",
            resources: [.copy("Assets.xcassets")],
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Reader",
            dependencies: ["TabardKit"],
            path: "Examples/Reader",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "FirstTabBar",
            dependencies: ["TabardKit"],
            path: "Examples/FirstTabBar",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Library",
            dependencies: ["TabardKit"],
            path: "Examples/Library",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Controls",
            dependencies: ["TabardKit"],
            path: "Examples/Controls",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Bars",
            dependencies: ["TabardKit"],
            path: "Examples/Bars",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Languages",
            dependencies: ["TabardKit"],
            path: "Examples/Languages",
            resources: [.process("Resources")],
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Windows",
            dependencies: ["TabardKit"],
            path: "Examples/Windows",
            resources: [.copy("App-Info.plist")],
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Pictures",
            dependencies: ["TabardKit", "TabardTesting"],
            path: "Examples/Pictures",
            swiftSettings: uiKitAlias
        ),
        .testTarget(name: "GtkInteropTests", dependencies: ["GtkInterop", "CImageDecoder"]),
        .testTarget(
            name: "TabardKitTests",
            dependencies: [
                "TabModel", "TabardDrawing", "TabardKit", "TabardTesting", "StringTables", "ClipboardOwner",
                "ClipboardPeer",
            ]
        ),
        .testTarget(
            name: "SourceCompatibilityTests",
            dependencies: ["TabardKit"],
            swiftSettings: uiKitAlias + [.swiftLanguageMode(.v5)]
        ),
        .testTarget(name: "TabMemoryTests", dependencies: ["TabMemory", "TabardKit", "TabardTesting"]),
        .testTarget(
            name: "ManualTests",
            dependencies: ["TabardKit", "TabMemory", "TabModel", "TabStore", "TabardTesting", "FirstTabBar"],
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Inaccessible",
            dependencies: ["TabardKit"],
            path: "Tests/Inaccessible",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "WithoutPointer",
            dependencies: ["TabardKit"],
            path: "Tests/WithoutPointer",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Monitors",
            dependencies: ["TabardKit"],
            path: "Tests/Monitors",
            resources: [.copy("App-Info.plist")],
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "WindowManager",
            dependencies: ["TabardTesting"],
            path: "Tests/WindowManager"
        ),
        .executableTarget(
            name: "ClipboardOwner",
            dependencies: ["TabardTesting"],
            path: "Tests/ClipboardOwner"
        ),
        .executableTarget(
            name: "ClipboardPeer",
            dependencies: ["TabardKit"],
            path: "Tests/ClipboardPeer",
            swiftSettings: uiKitAlias
        ),
        // Of GTK alone, as other programs are.
        .executableTarget(
            name: "DragPeer",
            dependencies: ["CGtk"],
            path: "Tests/DragPeer"
        ),
        .executableTarget(
            name: "DraggingApp",
            dependencies: ["TabardKit"],
            path: "Tests/DraggingApp",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "FocusApp",
            dependencies: ["TabardKit"],
            path: "Tests/FocusApp",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Crashing",
            dependencies: ["TabardKit"],
            path: "Tests/Crashing",
            swiftSettings: uiKitAlias
        ),
        .executableTarget(
            name: "Growth",
            dependencies: ["TabardKit", "TabardTesting", "Constraints", "TabModel", "TabStore"],
            path: "Tests/Growth",
            swiftSettings: uiKitAlias
        ),
        .testTarget(
            name: "WholeAppTests",
            dependencies: [
                "TabModel", "TabStore", "TabardTesting", "BroadwayGate", "WindowManager", "Bars",
                "TabBarSaveState", "Brightness",
                "Catalogue", "tabard",
                "Controls",
                "CustomTabBar", "Languages",
                "FirstTabBar", "AccessibilityAudit", "Inaccessible", "WithoutPointer", "Monitors",
                "ManyTabs", "Reader", "Windows", "Growth", "DragPeer", "DraggingApp", "FocusApp",
                "Crashing",
            ]
        ),
    ]
#endif

var dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
]

// Only `make documentation` asks for DocC's plugin, so that no app that uses this package fetches or builds it.
if Context.environment["TABARD_DOCUMENTATION"] != nil {
    dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

let package = Package(
    name: "Tabard",
    defaultLocalization: "en",
    platforms: [.macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
    products: products,
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
