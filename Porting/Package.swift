// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that no app that uses Tabard fetches or builds swift-syntax.
let package = Package(
    name: "Porting",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "tabard-swift", targets: ["tabard-swift"])],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "SourceLowering",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        .testTarget(name: "SourceLoweringTests", dependencies: ["SourceLowering"]),
        .target(
            name: "XcodeProject",
            dependencies: [
                "SourceLowering",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"]),
        .target(name: "AppPackaging", dependencies: ["XcodeProject"]),
        .testTarget(name: "AppPackagingTests", dependencies: ["AppPackaging", "XcodeProject"]),
        .target(name: "LanguageServer", dependencies: ["SourceLowering"]),
        .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer"]),
        .executableTarget(
            name: "tabard-swift",
            dependencies: [
                "AppPackaging", "LanguageServer", "SourceLowering", "XcodeProject",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
        .testTarget(
            name: "tabard-swiftTests",
            dependencies: ["tabard-swift", "LanguageServer", "SourceLowering"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
