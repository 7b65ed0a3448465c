/// What is known of a module by its name.
enum AppleModule {
    /// Here, from the toolchain or from Tabard.
    case present
    /// A framework of Apple's that Linux lacks.
    case absent
    /// None of Apple's.
    case unknown

    init(_ name: String) {
        self =
            Self.namesHere.contains(name) ? .present : Self.namesOfApple.contains(name) ? .absent : .unknown
    }

    private static let namesHere: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "XCTest", "Testing", "Observation", "RegexBuilder", "Synchronization", "Distributed", "_Concurrency",
        "Glibc", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "MobileCoreServices",
        "UniformTypeIdentifiers", "UserNotifications", "Combine", "CoreFoundation", "Cxx",
    ]

    private static let namesOfApple: Set<String> = Set(
        """
        ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport \
        AddressBook AddressBookUI AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox \
        AudioUnit AuthenticationServices BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts \
        ClassKit ClockKit CloudKit Cocoa CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit \
        CoreAudioTypes CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML \
        CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo \
        CryptoKit CryptoTokenKit Darwin DeviceActivity DeviceCheck EventKit EventKitUI ExternalAccessory \
        FamilyControls FileProvider FileProviderUI FoundationModels GLKit GameController GameKit GameplayKit \
        HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup IdentityLookupUI ImageIO InputMethodKit Intents \
        IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MLCompute MachO ManagedSettings MapKit \
        MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit \
        MetalPerformanceShaders MetricKit ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction \
        Network NetworkExtension NewsstandKit NotificationCenter OpenAL OpenGLES PDFKit PassKit PencilKit \
        Photos PhotosUI PushKit PushToTalk QuickLook QuickLookThumbnailing RealityKit ReplayKit SafariServices \
        SceneKit ScreenTime Security SensorKit ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit \
        StoreKitTest SwiftData SwiftUI SystemConfiguration TVMLKit TVUIKit TipKit Translation Twitter \
        UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity \
        WatchKit WeatherKit WebKit WidgetKit iAd libkern simd
        """.split(separator: " ").map(String.init)
    )
}
