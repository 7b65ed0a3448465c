/// A pod of which it is known whether there is a Swift package.
public struct KnownPod: Hashable, Sendable {
    /// The pod's name.
    public var name: String
    /// The package's repository.
    public var url: String
    /// The package's products that stand for it.
    public var products: [String]
    /// Why it is of no use on Linux, if it isn't.
    public var objection: String?

    /// The pod of a name. One with a part after a slash that isn't known itself is known by what is before it.
    public static func named(_ name: String) -> KnownPod? {
        if let pod = table[name] { return pod }
        guard let slash = name.firstIndex(of: "/") else { return nil }
        return table[String(name[..<slash])]
    }

    private static let table: [String: KnownPod] = {
        var table: [String: KnownPod] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 2 else { continue }
            let objection: String? =
                switch words[1] {
                case "-": "a tool for Xcode"
                case "objc": "written in Objective-C or C++ for Apple's systems"
                default: nil
                }
            table[words[0]] = KnownPod(
                name: words[0],
                url: objection == nil ? "https://github.com/" + words[1] : "",
                products: Array(words.dropFirst(2)),
                objection: objection
            )
        }
        return table
    }()

    /// A pod a line: its name, its repository on GitHub, the products; or why it's of no use.
    private static let lines = """
        Alamofire Alamofire/Alamofire Alamofire
        AlamofireImage Alamofire/AlamofireImage AlamofireImage
        Apollo apollographql/apollo-ios Apollo
        BlueSocket Kitura/BlueSocket Socket
        Cache hyperoslo/Cache Cache
        Charts danielgindi/Charts Charts
        DGCharts danielgindi/Charts DGCharts
        CocoaLumberjack objc
        CocoaLumberjack/Swift objc
        CryptoSwift krzyzanowskim/CryptoSwift CryptoSwift
        DeviceKit devicekit/DeviceKit DeviceKit
        Differentiator RxSwiftCommunity/RxDataSources Differentiator
        ESTabBarController-swift eggswift/ESTabBarController ESTabBarController
        ESPullToRefresh eggswift/pull-to-refresh ESPullToRefresh
        Eureka xmartlabs/Eureka Eureka
        FSCalendar objc
        GRDB.swift groue/GRDB.swift GRDB
        Hero HeroTransitions/Hero Hero
        IGListKit objc
        IQKeyboardManagerSwift hackiftekhar/IQKeyboardManager IQKeyboardManagerSwift
        KeychainAccess kishikawakatsumi/KeychainAccess KeychainAccess
        KeychainSwift evgenyneu/keychain-swift KeychainSwift
        Kingfisher onevcat/Kingfisher Kingfisher
        Kanna tid-kijyun/Kanna Kanna
        Lottie airbnb/lottie-ios Lottie
        lottie-ios airbnb/lottie-ios Lottie
        MBProgressHUD objc
        Material CosmicMind/Material Material
        MessageKit MessageKit/MessageKit MessageKit
        Moya Moya/Moya Moya
        Moya/RxSwift Moya/Moya Moya RxMoya
        Moya/Combine Moya/Moya Moya CombineMoya
        Nimble Quick/Nimble Nimble
        Nuke kean/Nuke Nuke
        NVActivityIndicatorView ninjaprox/NVActivityIndicatorView NVActivityIndicatorView
        ObjectMapper tristanhimmelman/ObjectMapper ObjectMapper
        Pageboy uias/Pageboy Pageboy
        PanModal slackhq/PanModal PanModal
        PromiseKit mxcl/PromiseKit PromiseKit
        PureLayout objc
        Quick Quick/Quick Quick
        RAMAnimatedTabBarController Ramotion/animated-tab-bar RAMAnimatedTabBarController
        ReachabilitySwift ashleymills/Reachability.swift Reachability
        ReactiveCocoa ReactiveCocoa/ReactiveCocoa ReactiveCocoa
        ReactiveSwift ReactiveCocoa/ReactiveSwift ReactiveSwift
        RealmSwift objc
        ReSwift ReSwift/ReSwift ReSwift
        Reusable AliSoftware/Reusable Reusable
        RxSwift ReactiveX/RxSwift RxSwift
        RxCocoa ReactiveX/RxSwift RxCocoa
        RxRelay ReactiveX/RxSwift RxRelay
        RxTest ReactiveX/RxSwift RxTest
        RxBlocking ReactiveX/RxSwift RxBlocking
        RxDataSources RxSwiftCommunity/RxDataSources RxDataSources
        RxGesture RxSwiftCommunity/RxGesture RxGesture
        SDWebImage objc
        Sentry objc
        SkeletonView Juanpe/SkeletonView SkeletonView
        SnapKit SnapKit/SnapKit SnapKit
        Socket.IO-Client-Swift socketio/socket.io-client-swift SocketIO
        Spring MengTo/Spring Spring
        SQLite.swift stephencelis/SQLite.swift SQLite
        Starscream daltoniam/Starscream Starscream
        SVProgressHUD objc
        SwiftDate malcommac/SwiftDate SwiftDate
        SwiftEntryKit huri000/SwiftEntryKit SwiftEntryKit
        SwifterSwift SwifterSwift/SwifterSwift SwifterSwift
        SwiftGen -
        SwiftKeychainWrapper jrendel/SwiftKeychainWrapper SwiftKeychainWrapper
        SwiftLint -
        SwiftFormat/CLI -
        SwiftMessages SwiftKickMobile/SwiftMessages SwiftMessages
        SwiftSoup scinfu/SwiftSoup SwiftSoup
        SwiftyJSON SwiftyJSON/SwiftyJSON SwiftyJSON
        SwiftyStoreKit bizz84/SwiftyStoreKit SwiftyStoreKit
        SwiftyUserDefaults sunshinejr/SwiftyUserDefaults SwiftyUserDefaults
        SwipeCellKit SwipeCellKit/SwipeCellKit SwipeCellKit
        Swinject Swinject/Swinject Swinject
        Tabman uias/Tabman Tabman
        Then devxoul/Then Then
        Toast-Swift scalessec/Toast-Swift Toast
        URLNavigator devxoul/URLNavigator URLNavigator
        XLPagerTabStrip xmartlabs/XLPagerTabStrip XLPagerTabStrip
        ZIPFoundation weichsel/ZIPFoundation ZIPFoundation
        Zip marmelroy/Zip Zip
        """
}
