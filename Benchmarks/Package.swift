// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since it depends on what Tabard is measured against.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Tabard", path: "..")],
    targets: [
        .systemLibrary(name: "CPeerLibraries", pkgConfig: "libadwaita-1"),
        .executableTarget(name: "Compare"),
        .executableTarget(name: "NotebookPeer", dependencies: ["CPeerLibraries"]),
        .executableTarget(name: "SwitcherBarPeer", dependencies: ["CPeerLibraries"]),
        .executableTarget(
            name: "TabardPeer",
            dependencies: [
                .product(name: "TabardKit", package: "Tabard"),
                .product(name: "TabardTesting", package: "Tabard"),
            ],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TabardKit"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
