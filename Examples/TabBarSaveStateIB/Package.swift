// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "TabBarSaveStateIB",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    targets: [
        .executableTarget(name: "TabBarSaveStateIB", resources: [.process("App-Info.plist")])
    ]
)
