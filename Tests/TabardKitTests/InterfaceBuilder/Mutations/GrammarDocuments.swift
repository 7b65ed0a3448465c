/// Documents that have a bit of everything that Tabard reads, for tests that change them.
enum GrammarDocuments {
    static let all = [bars, controls, texts, lists, segues, layout]

    private static func storyboard(_ initial: String, _ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
        <scenes>
        \(scenes)
        </scenes>
        </document>
        """
    }

    /// Tabs, stacks, columns and their items.
    private static let bars = storyboard(
        "tabs",
        """
        <scene sceneID="s1"><objects>
        <tabBarController id="tabs" selectedIndex="1" sceneMemberID="viewController">
            <tabBar key="tabBar" barStyle="black" translucent="NO" itemPositioning="centered" itemWidth="70" itemSpacing="9" id="tabs-bar">
                <color key="barTintColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <color key="unselectedItemTintColor" systemColor="systemGrayColor"/>
                <tabBarAppearance key="standardAppearance" backgroundStyle="opaque"><color key="backgroundColor" red="0.1" green="0.2" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></tabBarAppearance>
            </tabBar>
            <toolbarItems/>
            <connections>
                <segue destination="stack" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="split" kind="relationship" relationship="viewControllers" id="r2"/>
                <segue destination="pages" kind="relationship" relationship="viewControllers" id="r3"/>
            </connections>
        </tabBarController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="p1" userLabel="First Responder" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <navigationController storyboardIdentifier="stack" id="stack" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="Stack" image="house" catalog="system" badgeValue="3" tag="2" id="stack-item"><color key="badgeColor" systemColor="systemBlueColor"/><offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-2"/></tabBarItem>
            <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" barStyle="default" id="stack-bar">
                <rect key="frame" x="0" y="0" width="390" height="44"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" pointSize="18"/><color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></textAttributes>
            </navigationBar>
            <toolbar key="toolbar" id="stack-tools"/>
            <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r4"/></connections>
        </navigationController>
        </objects></scene>
        <scene sceneID="s3"><objects>
        <viewController title="Home" storyboardIdentifier="home" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" definesPresentationContext="YES" hidesBottomBarWhenPushed="YES" id="home" customClass="HomeController" customModule="TabardKitTests" sceneMemberID="viewController">
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
            <size key="preferredContentSize" width="300" height="200"/>
            <layoutGuides><viewControllerLayoutGuide type="top" id="home-top"/><viewControllerLayoutGuide type="bottom" id="home-bottom"/></layoutGuides>
            <view key="view" contentMode="scaleToFill" id="home-view">
                <rect key="frame" x="0" y="0" width="390" height="700"/>
                <subviews><navigationBar id="lone-bar"><items><navigationItem title="Lone" id="lone-item"><barButtonItem key="leftBarButtonItem" title="Back" id="lone-back"/></navigationItem></items></navigationBar><toolbar id="lone-tools"><items><barButtonItem systemItem="flexibleSpace" id="lone-space"/><barButtonItem title="Do" width="40" id="lone-do"/></items></toolbar><tabBar id="lone-tabs"><items><tabBarItem systemItem="search" id="lone-search"/><tabBarItem title="T" enabled="NO" id="lone-t"/></items></tabBar><searchBar placeholder="Find" prompt="P" showsScopeBar="YES" searchBarStyle="minimal" selectedScopeButtonIndex="1" id="lone-find"><scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"/></searchBar></subviews>
                <constraints><constraint firstItem="lone-bar" firstAttribute="top" secondItem="home-top" secondAttribute="bottom" id="k1"/></constraints>
            </view>
            <toolbarItems><barButtonItem systemItem="add" id="tool-add"/><barButtonItem id="tool-view"><view key="customView" id="tool-custom"><rect key="frame" x="0" y="0" width="30" height="30"/></view></barButtonItem></toolbarItems>
            <navigationItem key="navigationItem" title="Home" prompt="Where" largeTitleDisplayMode="always" backButtonTitle="Up" leftItemsSupplementBackButton="YES" id="home-item">
                <barButtonItem key="leftBarButtonItem" systemItem="edit" id="home-edit"><connections><action selector="goHome:" destination="home" id="a1"/></connections></barButtonItem>
                <rightBarButtonItems><barButtonItem title="X" style="done" id="home-x"><connections><segue destination="pages" kind="show" identifier="pages" id="g1"/></connections></barButtonItem><barButtonItem image="star" catalog="system" enabled="NO" id="home-y"/></rightBarButtonItems>
                <button key="titleView" id="home-title"><state key="normal" title="Title"/></button>
            </navigationItem>
        </viewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
        <splitViewController style="doubleColumn" preferredDisplayMode="oneBesideSecondary" primaryEdge="trailing" behavior="tile" minimumPrimaryColumnWidth="200" maximumPrimaryColumnWidth="400" id="split" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" systemItem="history" id="split-item"/>
            <connections><segue destination="home" kind="relationship" relationship="masterViewController" id="r5"/><segue destination="stack" kind="relationship" relationship="detailViewController" id="r6"/></connections>
        </splitViewController>
        </objects></scene>
        <scene sceneID="s5"><objects>
        <pageViewController transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="8" doubleSided="NO" id="pages" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Pages" id="pages-item"/></pageViewController>
        </objects></scene>
        """
    )

    /// Controls with their states.
    private static let controls = storyboard(
        "all",
        """
        <scene sceneID="s1"><objects>
        <viewController id="all" customClass="HomeController" customModule="TabardKitTests" sceneMemberID="viewController">
        <view key="view" id="all-view">
        <subviews>
            <button opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" role="primary" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <state key="normal" title="Go" image="star" catalog="system"><color key="titleColor" systemColor="labelColor"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="20" scale="large" weight="bold"/></state>
                <state key="highlighted" title="Going"/><state key="disabled" title="Gone"/>
                <buttonConfiguration key="configuration" style="filled" title="Filled" subtitle="Below" imagePlacement="trailing" imagePadding="4" titlePadding="2" cornerStyle="capsule" buttonSize="small" showsActivityIndicator="YES"><color key="baseForegroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3"/><fontDescription key="titleFontDescription" type="system" pointSize="15"/><directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/><backgroundConfiguration key="background" cornerRadius="5" strokeWidth="2"><color key="strokeColor" systemColor="systemRedColor"/></backgroundConfiguration></buttonConfiguration>
                <menu key="menu" title="More" id="menu"><children><command title="One" id="one"><connections><action selector="goHome:" destination="all" id="a1"/></connections></command><menu title="Deeper" displayInline="YES" id="deeper"><children><command title="Two" state="on" id="two"><connections><action selector="goHome:" destination="all" id="a4"/></connections></command></children></menu></children></menu>
                <connections><action selector="goHome:" destination="all" eventType="touchUpInside" id="a2"/><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/></connections>
            </button>
            <switch on="YES" id="switch"><color key="onTintColor" systemColor="systemGreenColor"/></switch>
            <slider minValue="0" maxValue="10" value="3" continuous="NO" minimumValueImage="minus" maximumValueImage="plus" catalog="system" id="slider"><color key="thumbTintColor" systemColor="systemTealColor"/></slider>
            <stepper minimumValue="0" maximumValue="9" value="2" stepValue="2" wraps="YES" autorepeat="NO" id="stepper"/>
            <segmentedControl selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES" momentary="NO" id="segments"><segments><segment title="A" width="40"/><segment title="B" enabled="NO"/><segment image="star" catalog="system"/></segments><color key="selectedSegmentTintColor" systemColor="systemFillColor"/></segmentedControl>
            <pageControl numberOfPages="5" currentPage="2" hidesForSinglePage="YES" id="dots"><color key="pageIndicatorTintColor" systemColor="separatorColor"/></pageControl>
            <progressView progressViewStyle="bar" progress="0.5" id="progress"><color key="trackTintColor" systemColor="systemGray4Color"/></progressView>
            <activityIndicatorView animating="YES" hidesWhenStopped="YES" style="large" id="activity"><color key="color" systemColor="systemIndigoColor"/></activityIndicatorView>
            <datePicker datePickerMode="dateAndTime" style="wheels" minuteInterval="5" countDownDuration="60" id="when"><date key="date" timeIntervalSinceReferenceDate="700000000"/><date key="minimumDate" timeIntervalSinceReferenceDate="600000000"/><date key="maximumDate" timeIntervalSinceReferenceDate="800000000"/><locale key="locale" localeIdentifier="de_DE"/></datePicker>
            <pickerView id="wheels"/>
            <colorWell title="Colour" supportsAlpha="NO" id="well"><color key="selectedColor" systemColor="systemPinkColor"/></colorWell>
            <imageView contentMode="scaleAspectFit" image="star.fill" catalog="system" highlighted="YES" id="image"><imageReference key="highlightedImage" image="star" catalog="system" symbolScale="large" renderingMode="template"/></imageView>
            <visualEffectView id="glass"><view key="contentView" id="glass-content"><subviews><label text="Over" id="over"/></subviews></view><blurEffect style="systemMaterial"/></visualEffectView>
            <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="100"/><connections><segue destination="inner" kind="embed" identifier="embedded" id="g1"/></connections></containerView>
        </subviews>
        <accessibility key="accessibilityConfiguration" identifier="everything" label="All" hint="Look"><accessibilityTraits key="traits" header="YES"/></accessibility>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="3"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="named"/><userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="NO"/><userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" systemColor="systemBackgroundColor"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="rect" keyPath="frame"><rect key="value" x="0" y="0" width="10" height="10"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        </view>
        <connections><outlet property="view" destination="all-view" id="o1"/></connections>
        </viewController>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections><action selector="goHome:" destination="all" id="a3"/><segue destination="inner" kind="show" id="g2"/></connections></tapGestureRecognizer>
        <pongPressGestureRecognizer minimumPressDuration="1" allowableMovement="4" id="press"/><panGestureRecognizer minimumNumberOfTouches="1" maximumNumberOfTouches="2" id="pan"/><swipeGestureRecognizer direction="left" id="swipe"/><pinchGestureRecognizer scale="2" id="pinch"/><rotationGestureRecognizer rotation="1" id="turn"/>
        <view id="lone"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
        </objects></scene>
        <scene sceneID="s2"><objects><viewController id="inner"><view key="view" id="inner-view"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController></objects></scene>
        """
    )

    /// Labels, fields and text views, with fonts, colours and attributes.
    private static let texts = storyboard(
        "all",
        """
        <scene sceneID="s1"><objects>
        <viewController id="all" sceneMemberID="viewController">
        <view key="view" id="all-view">
        <subviews>
            <label opaque="NO" contentMode="left" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="2" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" preferredMaxLayoutWidth="200" id="label"><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/><color key="textColor" cocoaTouchSystemColor="darkTextColor"/><nil key="highlightedColor"/><size key="shadowOffset" width="1" height="1"/><color key="shadowColor" white="0.5" alpha="0.5" colorSpace="calibratedWhite"/></label>
            <label id="rich"><attributedString key="attributedText"><fragment content="Big"><attributes><color key="NSColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/><font key="NSFont" size="24" metaFont="systemBold"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3" paragraphSpacing="4" firstLineHeadIndent="5" headIndent="6" tailIndent="-7" lineHeightMultiple="1.5" minimumLineHeight="10" maximumLineHeight="60" baseWritingDirection="rightToLeft"/><real key="NSKern" value="2"/><integer key="NSUnderline" value="1"/><shadow key="NSShadow" blurRadius="2"><size key="offset" width="1" height="2"/><color key="color" white="0" alpha="1" colorSpace="calibratedWhite"/></shadow></attributes></fragment><fragment><string key="content">Small
        and long</string><attributes><font key="NSFont" metaFont="system"/></attributes></fragment></attributedString></label>
            <textField borderStyle="roundedRect" placeholder="Name" text="Text" textAlignment="right" minimumFontSize="12" adjustsFontSizeToFit="YES" clearButtonMode="whileEditing" leftViewMode="always" clearsOnBeginEditing="YES" id="field"><fontDescription key="fontDescription" type="italicSystem" pointSize="14"/><textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" keyboardType="numberPad" secureTextEntry="YES" returnKeyType="go" textContentType="password"/></textField>
            <textView editable="NO" selectable="YES" textAlignment="justified" keyboardDismissMode="interactive" id="text"><string key="text">Lines
        and lines</string><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/><dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/><inset key="textContainerInset" minX="1" minY="2" maxX="3" maxY="4"/><color key="textColor" systemColor="labelColor"/></textView>
        </subviews>
        </view>
        </viewController>
        </objects></scene>
        """
    )

    /// Tables and collections, static and with prototypes.
    private static let lists = storyboard(
        "table",
        """
        <scene sceneID="s1"><objects>
        <tableViewController clearsSelectionOnViewWillAppear="NO" id="table" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" separatorStyle="none" allowsMultipleSelection="YES" rowHeight="44" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="table-view">
                <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="390" height="60"/></view><label key="tableFooterView" text="End" id="footer"/><inset key="separatorInset" minX="15" minY="0" maxX="0" maxY="0"/>
                <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="section"><cells>
                    <tableViewCell style="IBUITableViewCellStyleSubtitle" accessoryType="disclosureIndicator" selectionStyle="blue" indentationLevel="1" indentationWidth="10" rowHeight="60" textLabel="title" detailTextLabel="detail" imageView="picture" id="row"><rect key="frame" x="0" y="0" width="390" height="60"/><tableViewCellContentView key="contentView" id="row-content"><subviews><label text="Title" id="title"/><label text="Detail" id="detail"/><imageView image="star" catalog="system" id="picture"/></subviews></tableViewCellContentView><connections><segue destination="cells" kind="show" identifier="on" id="g1"/><segue destination="cells" kind="show" trigger="accessoryAction" id="g2"/></connections></tableViewCell>
                    <tableViewCell id="own"><tableViewCellContentView key="contentView" id="own-content"><subviews><switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="own-switch"/></subviews><constraints><constraint firstAttribute="trailing" secondItem="own-switch" secondAttribute="trailing" constant="8" id="k1"/><constraint firstItem="own-switch" firstAttribute="centerY" secondItem="own-content" secondAttribute="centerY" id="k2"/></constraints></tableViewCellContentView><view key="backgroundView" id="own-back"/><view key="accessoryView" id="own-more"><rect key="frame" x="0" y="0" width="20" height="20"/></view></tableViewCell>
                </cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="table" id="o1"/><outlet property="delegate" destination="table" id="o2"/></connections>
            </tableView>
            <refreshControl key="refreshControl" id="again"/>
        </tableViewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <collectionViewController id="cells" sceneMemberID="viewController">
            <collectionView key="view" dataMode="prototypes" allowsMultipleSelection="YES" id="cells-view">
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="10" minimumInteritemSpacing="5" id="flow"><size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="0" height="20"/><size key="footerReferenceSize" width="0" height="0"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="Cell" id="cell"><view key="contentView" id="cell-content"><subviews><label text="Cell" id="cell-label"/></subviews></view><size key="customSize" width="50" height="60"/><connections><segue destination="table" kind="presentation" id="g3"/></connections></collectionViewCell></cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="cells-head"/>
                <connections><outlet property="dataSource" destination="cells" id="o3"/><outlet property="delegate" destination="cells" id="o4"/></connections>
            </collectionView>
        </collectionViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
        <viewController id="both" sceneMemberID="viewController"><view key="view" id="both-view"><subviews>
            <tableView dataMode="prototypes" style="insetGrouped" rowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="inner"><prototypes><tableViewCell reuseIdentifier="One" style="IBUITableViewCellStyleValue1" textLabel="one-text" id="one"><tableViewCellContentView key="contentView" id="one-content"><subviews><label text="One" id="one-text"/></subviews></tableViewCellContentView></tableViewCell><tableViewCell reuseIdentifier="Two" id="two"><connections><segue destination="cells" kind="showDetail" id="g4"/></connections></tableViewCell></prototypes></tableView>
            <scrollView alwaysBounceVertical="YES" pagingEnabled="YES" bounces="NO" keyboardDismissMode="onDrag" minimumZoomScale="0.5" maximumZoomScale="3" indicatorStyle="white" translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="scrolled"/></subviews><constraints><constraint firstItem="scrolled" firstAttribute="top" secondItem="content" secondAttribute="top" id="k3"/><constraint firstItem="scrolled" firstAttribute="width" secondItem="window" secondAttribute="width" id="k4"/><constraint firstItem="scrolled" firstAttribute="height" constant="2000" id="k5"/></constraints><viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="window"/></scrollView>
        </subviews></view></viewController>
        </objects></scene>
        """
    )

    /// Ways from scene to scene.
    private static let segues = storyboard(
        "stack",
        """
        <scene sceneID="s1"><objects>
        <navigationController id="stack"><navigationBar key="navigationBar" id="bar"/><connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <viewController id="first" customClass="HomeController" customModule="TabardKitTests"><view key="view" id="first-view"><subviews><button id="b1"><connections><segue destination="second" kind="show" identifier="on" id="g1"/></connections></button><button id="b2"><connections><segue destination="second" kind="popoverPresentation" identifier="beside" popoverAnchorView="b2" id="g2"><popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections></button></subviews></view>
        <connections><segue destination="second" kind="presentation" identifier="over" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" animates="NO" destinationCreationSelector="make:sender:" id="g3"/><segue destination="second" kind="showDetail" identifier="detail" id="g4"/><segue destination="second" kind="push" identifier="push" id="g5"/><segue destination="second" kind="custom" identifier="quiet" customClass="QuietSegue" customModule="TabardKitTests" id="g6"/><segue destination="second" kind="modal" identifier="old" id="g7"/></connections></viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
        <viewController id="second" customClass="ToldController" customModule="TabardKitTests"><view key="view" id="second-view"/><navigationItem key="navigationItem" title="Second" id="i2"><barButtonItem key="rightBarButtonItem" systemItem="done" id="done"><connections><segue destination="out" kind="unwind" identifier="home" unwindAction="goHome:" animates="NO" id="g8"/></connections></barButtonItem></navigationItem><connections><segue destination="stack" kind="presentation" identifier="again" id="g9"/><outlet property="label" destination="second-view" id="o1"/></connections></viewController><exit id="out" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        """
    )

    /// A nib with constraints, stacks and what depends on size classes.
    private static let layout = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="a" id="o1"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="center" alpha="0.5" tag="7" clipsSubviews="YES" semanticContentAttribute="forceRightToLeft" id="a">
            <rect key="frame" x="1" y="2" width="30" height="40"/><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <subviews><stackView axis="vertical" spacing="4" distribution="fillEqually" alignment="top" layoutMarginsRelativeArrangement="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"><subviews><view horizontalHuggingPriority="251" verticalCompressionResistancePriority="400" id="c"><constraints><constraint firstAttribute="width" constant="40" id="w"/><constraint firstAttribute="width" secondItem="c" secondAttribute="height" multiplier="16:9" priority="750" id="ratio"/></constraints></view><stackView alignment="firstBaseline" distribution="equalSpacing" id="d"><subviews><label text="L" id="d1"/><button id="d2"/></subviews></stackView></subviews></stackView><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="e"><rect key="frame" x="1" y="1" width="5" height="5"/></view></subviews>
            <constraints><constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" constant="8" symbolic="YES" id="t"/><constraint firstItem="b" firstAttribute="leadingMargin" relation="greaterThanOrEqual" secondItem="a" secondAttribute="leadingMargin" multiplier="0.5" id="l"><variation key="heightClass=compact" constant="30"/></constraint><constraint firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" id="x"/></constraints>
            <viewLayoutGuide key="safeArea" id="s"/><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <variation key="default"><mask key="subviews"><exclude reference="e"/></mask></variation><variation key="heightClass=compact-widthClass=regular" alpha="0.2"><mask key="constraints"><exclude reference="l"/></mask><mask key="subviews"><include reference="e"/></mask></variation>
            <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="oc"/></connections>
        </view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="g"><connections><action selector="tapped:" destination="-2" id="y"/></connections></tapGestureRecognizer>
        <customObject id="thing"/>
        <tableViewCell reuseIdentifier="Cell" id="cell"><tableViewCellContentView key="contentView" id="cell-content"/></tableViewCell>
        <viewController id="inside"><view key="view" id="inside-view"/></viewController>
        </objects></document>
        """
}
