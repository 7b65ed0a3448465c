/// Modules of Apple's systems that no Swift for Linux has.
enum PlatformModules {
    static func contains(_ module: String) -> Bool { names.contains(module) }

    private static let names: Set<String> = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
        "ActivityKit", "AdSupport",
        "AddressBook", "AddressBookUI", "AppIntents", "AppKit", "AppTrackingTransparency", "AssetsLibrary",
        "AudioToolbox",
        "AudioUnit", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts",
        "CloudKit",
        "Cocoa", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
        "CoreData", "CoreFoundation",
        "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia",
        "CoreMotion", "CoreNFC",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin",
        "DeviceCheck",
        "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit",
        "GameplayKit",
        "HealthKit", "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
        "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
        "MetricKit",
        "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NotificationCenter", "ObjectiveC",
        "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore",
        "QuickLook",
        "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
        "SensorKit", "Social",
        "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TVUIKit", "TipKit",
        "Twitter", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
        "VisionKit",
        "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "iAd", "os",
    ]
}
