// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Habits",
    platforms: [.iOS(.v15)],
    targets: [
        .executableTarget(name: "Habits"),
        .testTarget(name: "HabitsTests", dependencies: ["Habits"]),
    ]
)
