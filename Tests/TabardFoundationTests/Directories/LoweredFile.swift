import TabardFoundation

// What a file sees that imports this module in Foundation's place, as lowered files do; XCTest shows Foundation too.

func appFolders(_ directory: FileManager.SearchPathDirectory) -> [URL] {
    FileManager.default.urls(for: directory, in: .userDomainMask)
}

func appFolders(_ directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask)
    -> [URL]
{
    FileManager.default.urls(for: directory, in: domain)
}

func madeFolder(_ directory: FileManager.SearchPathDirectory, for url: URL? = nil) throws -> URL {
    try FileManager.default.url(for: directory, in: .userDomainMask, appropriateFor: url, create: true)
}

func searchPaths(_ directory: FileManager.SearchPathDirectory) -> [String] {
    NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true)
}

func homePath() -> String { NSHomeDirectory() }
func temporaryPaths() -> [String] {
    [NSTemporaryDirectory(), FileManager.default.temporaryDirectory.path, URL.temporaryDirectory.path]
}

func folderURLs() -> [URL] {
    [.homeDirectory, .documentsDirectory, .libraryDirectory, .applicationSupportDirectory, .cachesDirectory]
}

func groupFolder(_ group: String) -> URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
}

func mainBundle() -> Bundle { Bundle.main }
func mainBundleInformation() -> (identifier: String?, name: Any?, program: URL?) {
    let bundle = Bundle.main
    return (
        bundle.bundleIdentifier, bundle.object(forInfoDictionaryKey: "CFBundleName"), bundle.executableURL
    )
}

func bundle(of aClass: AnyClass) -> Bundle { Bundle(for: aClass) }
func information(of bundle: Bundle) -> [String: Any]? { bundle.infoDictionary }
