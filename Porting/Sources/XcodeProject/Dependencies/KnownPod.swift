/// A pod of which it is known whether there is a Swift package.
public struct KnownPod: Hashable, Sendable {
    /// The pod's name.
    public var name: String
    /// The package's repository.
    public var url: String
    /// The package's products that stand for it.
    public var products: [String]
    /// The first version that is a Swift package and stays one, if earlier ones are not.
    public var firstVersion: String?
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
            var words = line.split(separator: " ").map(String.init)
            guard words.count >= 2 else { continue }
            let firstVersion = words.last.flatMap { $0.hasPrefix(">=") ? String($0.dropFirst(2)) : nil }
            if firstVersion != nil { words.removeLast() }
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
                firstVersion: firstVersion,
                objection: objection
            )
        }
        return table
    }()

    /// A pod a line: its name, its repository on GitHub, the products, and `>=` with the first version that is a package, where
    /// earlier ones are not; or why it's of no use.
    private static let lines = """
        Alamofire Alamofire/Alamofire Alamofire
        AlamofireImage Alamofire/AlamofireImage AlamofireImage
        AloeStackView airbnb/AloeStackView AloeStackView
        Anchorage Rightpoint/Anchorage Anchorage
        Apollo apollographql/apollo-ios Apollo
        BlueSocket Kitura/BlueSocket Socket
        Cache hyperoslo/Cache Cache
        Cartography robb/Cartography Cartography >=4.0.0
        Charts danielgindi/Charts Charts
        Cosmos evgenyneu/Cosmos Cosmos >=20.0.0
        DGCharts danielgindi/Charts DGCharts
        CocoaLumberjack objc
        CocoaLumberjack/Swift objc
        CryptoSwift krzyzanowskim/CryptoSwift CryptoSwift
        DeviceKit devicekit/DeviceKit DeviceKit
        DifferenceKit ra1028/DifferenceKit DifferenceKit
        Differentiator RxSwiftCommunity/RxDataSources Differentiator
        DynamicColor yannickl/DynamicColor DynamicColor >=4.2.1
        EasyPeasy nakiostudio/EasyPeasy EasyPeasy
        ESTabBarController-swift eggswift/ESTabBarController ESTabBarController
        ESPullToRefresh eggswift/pull-to-refresh ESPullToRefresh
        Eureka xmartlabs/Eureka Eureka >=5.2.0
        FSCalendar objc
        GRDB.swift groue/GRDB.swift GRDB
        Hero HeroTransitions/Hero Hero >=1.0.0
        IGListKit objc
        IQKeyboardManagerSwift hackiftekhar/IQKeyboardManager IQKeyboardManagerSwift >=6.3.0
        KeychainAccess kishikawakatsumi/KeychainAccess KeychainAccess >=3.2.0
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
        Pageboy uias/Pageboy Pageboy >=3.4.0
        PanModal slackhq/PanModal PanModal >=1.2.6
        PromiseKit mxcl/PromiseKit PromiseKit
        PureLayout objc
        Quick Quick/Quick Quick
        RAMAnimatedTabBarController Ramotion/animated-tab-bar RAMAnimatedTabBarController >=5.0.3
        ReachabilitySwift ashleymills/Reachability.swift Reachability
        ReactiveCocoa ReactiveCocoa/ReactiveCocoa ReactiveCocoa
        ReactiveSwift ReactiveCocoa/ReactiveSwift ReactiveSwift
        RealmSwift objc
        ReSwift ReSwift/ReSwift ReSwift
        Reusable AliSoftware/Reusable Reusable >=4.0.3
        RxSwift ReactiveX/RxSwift RxSwift
        RxCocoa ReactiveX/RxSwift RxCocoa
        RxRelay ReactiveX/RxSwift RxRelay
        RxTest ReactiveX/RxSwift RxTest
        RxBlocking ReactiveX/RxSwift RxBlocking
        RxDataSources RxSwiftCommunity/RxDataSources RxDataSources
        RxGesture RxSwiftCommunity/RxGesture RxGesture
        SDWebImage objc
        Sentry objc
        SkeletonView Juanpe/SkeletonView SkeletonView >=1.6.0
        SnapKit SnapKit/SnapKit SnapKit >=5.0.0
        Socket.IO-Client-Swift socketio/socket.io-client-swift SocketIO
        Spring MengTo/Spring Spring
        SQLite.swift stephencelis/SQLite.swift SQLite
        Starscream daltoniam/Starscream Starscream
        SteviaLayout freshOS/Stevia Stevia
        SVProgressHUD objc
        SwiftDate malcommac/SwiftDate SwiftDate
        SwiftEntryKit huri000/SwiftEntryKit SwiftEntryKit >=1.0.3
        SwifterSwift SwifterSwift/SwifterSwift SwifterSwift
        SwiftGen -
        SwiftKeychainWrapper jrendel/SwiftKeychainWrapper SwiftKeychainWrapper
        SwiftLint -
        SwiftFormat/CLI -
        SwiftMessages SwiftKickMobile/SwiftMessages SwiftMessages >=8.0.2
        SwiftSoup scinfu/SwiftSoup SwiftSoup
        SwiftyJSON SwiftyJSON/SwiftyJSON SwiftyJSON
        SwiftyStoreKit bizz84/SwiftyStoreKit SwiftyStoreKit
        SwiftyUserDefaults sunshinejr/SwiftyUserDefaults SwiftyUserDefaults
        SwipeCellKit SwipeCellKit/SwipeCellKit SwipeCellKit >=2.7.0
        Swinject Swinject/Swinject Swinject >=2.6.2
        Tabman uias/Tabman Tabman >=2.6.0
        Then devxoul/Then Then >=2.2.0
        TinyConstraints roberthein/TinyConstraints TinyConstraints >=4.0.1
        Toast-Swift scalessec/Toast-Swift Toast >=5.0.1
        URLNavigator devxoul/URLNavigator URLNavigator
        ViewAnimator marcosgriselli/ViewAnimator ViewAnimator
        XLPagerTabStrip xmartlabs/XLPagerTabStrip XLPagerTabStrip
        ZIPFoundation weichsel/ZIPFoundation ZIPFoundation
        Zip marmelroy/Zip Zip
        """
}
