// swift-tools-version: 6.2
import PackageDescription

/// Qt's own headers are older than this warning of the compiler.
let qtSettings: [CXXSetting] = [
    .unsafeFlags(["-Wno-unknown-warning-option", "-Wno-deprecated-literal-operator"])
]

// A package of its own, since it depends on what Tabard is measured against.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "Tabard", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    ],
    targets: [
        .systemLibrary(name: "CPeerLibraries", pkgConfig: "libadwaita-1"),
        .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CQtCore", pkgConfig: "Qt6Core", providers: [.apt(["qt6-base-dev"])]),
        .systemLibrary(name: "CQtWidgets", pkgConfig: "Qt6Widgets", providers: [.apt(["qt6-base-dev"])]),
        .executableTarget(name: "Compare"),
        .executableTarget(name: "NotebookPeer", dependencies: ["CPeerLibraries"]),
        .executableTarget(name: "SwitcherBarPeer", dependencies: ["CPeerLibraries"]),
        .executableTarget(name: "ListViewPeer", dependencies: ["CPeerLibraries"]),
        .executableTarget(name: "QtPeer", dependencies: ["CQtWidgets"], cxxSettings: qtSettings),
        .executableTarget(
            name: "TabardPeer",
            dependencies: [
                .product(name: "TabMemory", package: "Tabard"),
                .product(name: "TabardKit", package: "Tabard"),
                .product(name: "TabardTesting", package: "Tabard"),
            ],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]
        ),
        .executableTarget(
            name: "Scrolling",
            dependencies: [
                .product(name: "TabardKit", package: "Tabard"),
                .product(name: "TabardTesting", package: "Tabard"),
            ],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]
        ),
        .executableTarget(
            name: "Snapshots",
            dependencies: [
                .product(name: "TabardKit", package: "Tabard"),
                .product(name: "TabardTesting", package: "Tabard"),
            ],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]
        ),
        .executableTarget(
            name: "StoryboardStart",
            dependencies: [
                .product(name: "TabardKit", package: "Tabard"),
                .product(name: "TabardTesting", package: "Tabard"),
            ],
            resources: [.copy("Main.storyboard")],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]
        ),
        .executableTarget(
            name: "RestorationStart",
            dependencies: [
                .product(name: "TabardKit", package: "Tabard"),
                .product(name: "TabardTesting", package: "Tabard"),
            ],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]
        ),
        .executableTarget(
            name: "TabTrees",
            dependencies: [
                .product(name: "TabardKit", package: "Tabard"),
                .product(name: "TabardTesting", package: "Tabard"),
                .product(name: "TabModel", package: "Tabard"),
                .product(name: "TabStore", package: "Tabard"),
            ],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]
        ),
        .executableTarget(
            name: "ImageDecoding",
            dependencies: [.product(name: "TabardKit", package: "Tabard")],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]
        ),
        .executableTarget(name: "LoweringCost"),
        .target(name: "CBareFile"),
        .target(name: "CSettingsPeer", dependencies: ["CGio"]),
        .target(name: "CQtSettingsPeer", dependencies: ["CQtCore"], cxxSettings: qtSettings),
        .executableTarget(
            name: "CostTable",
            dependencies: [
                "CBareFile", "CSettingsPeer", "CQtSettingsPeer",
                .product(name: "TabModel", package: "Tabard"),
                .product(name: "TabStore", package: "Tabard"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
