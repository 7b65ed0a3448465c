internal import InterfaceDocument

/// How large a document's scenes are in Interface Builder, and what they are called there.
enum InterfaceDesign {
    /// Sizes of the devices that documents name, upright, in points.
    private static let devices: [String: CGSize] = [
        "retina3_5": CGSize(width: 320, height: 480), "retina4_0": CGSize(width: 320, height: 568),
        "retina4_7": CGSize(width: 375, height: 667), "retina5_5": CGSize(width: 414, height: 736),
        "retina5_9": CGSize(width: 375, height: 812), "retina6_0": CGSize(width: 390, height: 844),
        "retina6_1": CGSize(width: 414, height: 896), "retina6_5": CGSize(width: 414, height: 896),
        "retina6_7": CGSize(width: 428, height: 926), "retina6_12": CGSize(width: 393, height: 852),
        "retina6_3": CGSize(width: 402, height: 874), "retina6_72": CGSize(width: 430, height: 932),
        "retina6_9": CGSize(width: 440, height: 956), "ipad9_7": CGSize(width: 768, height: 1024),
        "ipad10_5": CGSize(width: 834, height: 1112), "ipad10_9rounded": CGSize(width: 820, height: 1180),
        "ipad11_0rounded": CGSize(width: 834, height: 1194), "ipad12_9": CGSize(width: 1024, height: 1366),
        "ipad12_9rounded": CGSize(width: 1024, height: 1366),
    ]
    private static let usual = CGSize(width: 390, height: 844)
    /// Documents come from outside, and a picture has an end.
    private static let largest = 4096.0

    /// The size of the scene's view, or else of the document's device.
    static func size(of element: InterfaceElement, in document: InterfaceDocument) -> CGSize {
        let view = element.child(key: "view") ?? element
        if let frame = view.child(key: "frame"), let width = number(frame, "width"),
            let height = number(frame, "height"), width >= 1, height >= 1
        {
            return CGSize(width: width, height: height)
        }
        guard let device = document.root.first("device"), let size = device["id"].flatMap({ devices[$0] })
        else {
            return usual
        }
        return device["orientation"] == "landscape" ? CGSize(width: size.height, height: size.width) : size
    }

    /// What a developer calls a scene.
    static func name(of element: InterfaceElement) -> String {
        for attribute in ["storyboardIdentifier", "reuseIdentifier", "userLabel", "title", "customClass"] {
            if let name = element[attribute], !name.isEmpty { return name }
        }
        return element.name
    }

    private static func number(_ element: InterfaceElement, _ attribute: String) -> Double? {
        element[attribute].flatMap(Double.init).flatMap { $0.isFinite ? min($0, largest) : nil }
    }
}
