extension UTType {
    /// The type of an item: `public.item`.
    public static var item: UTType { declared("public.item") }
    /// The type of content: `public.content`.
    public static var content: UTType { declared("public.content") }
    /// The type of composite content: `public.composite-content`.
    public static var compositeContent: UTType { declared("public.composite-content") }
    /// The type of a disk image: `public.disk-image`.
    public static var diskImage: UTType { declared("public.disk-image") }
    /// The type of data: `public.data`.
    public static var data: UTType { declared("public.data") }
    /// The type of a directory: `public.directory`.
    public static var directory: UTType { declared("public.directory") }
    /// The type of a resolvable: `com.apple.resolvable`.
    public static var resolvable: UTType { declared("com.apple.resolvable") }
    /// The type of a symbolic link: `public.symlink`.
    public static var symbolicLink: UTType { declared("public.symlink") }
    /// The type of an executable: `public.executable`.
    public static var executable: UTType { declared("public.executable") }
    /// The type of a mount point: `com.apple.mount-point`.
    public static var mountPoint: UTType { declared("com.apple.mount-point") }
    /// The type of alias: `com.apple.alias-file`.
    public static var aliasFile: UTType { declared("com.apple.alias-file") }
    /// The type of a bookmark: `com.apple.bookmark`.
    public static var urlBookmarkData: UTType { declared("com.apple.bookmark") }
    /// The type of URL: `public.url`.
    public static var url: UTType { declared("public.url") }
    /// The type of a file URL: `public.file-url`.
    public static var fileURL: UTType { declared("public.file-url") }
    /// The type of text: `public.text`.
    public static var text: UTType { declared("public.text") }
    /// The type of plain text: `public.plain-text`.
    public static var plainText: UTType { declared("public.plain-text") }
    /// The type of Unicode text: `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { declared("public.utf8-plain-text") }
    /// The type of Unicode text: `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType { declared("public.utf16-external-plain-text") }
    /// The type of Unicode text: `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { declared("public.utf16-plain-text") }
    /// The type of delimited text: `public.delimited-values-text`.
    public static var delimitedText: UTType { declared("public.delimited-values-text") }
    /// The type of comma-separated values: `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType { declared("public.comma-separated-values-text") }
    /// The type of tab-separated values: `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { declared("public.tab-separated-values-text") }
    /// The type of tab-separated values: `public.utf8-tab-separated-values-text`.
    public static var utf8TabSeparatedText: UTType { declared("public.utf8-tab-separated-values-text") }
    /// The type of RTF document: `public.rtf`.
    public static var rtf: UTType { declared("public.rtf") }
    /// The type of HTML text: `public.html`.
    public static var html: UTType { declared("public.html") }
    /// The type of XML text: `public.xml`.
    public static var xml: UTType { declared("public.xml") }
    /// The type of YAML document: `public.yaml`.
    public static var yaml: UTType { declared("public.yaml") }
    /// The type of CSS: `public.css`.
    public static var css: UTType { declared("public.css") }
    /// The type of JSON: `public.json`.
    public static var json: UTType { declared("public.json") }
    /// The type of GeoJSON: `public.geojson`.
    public static var geoJSON: UTType { declared("public.geojson") }
    /// The type of Markdown text: `net.daringfireball.markdown`.
    public static var markdown: UTType { declared("net.daringfireball.markdown") }
    /// The type of source code: `public.source-code`.
    public static var sourceCode: UTType { declared("public.source-code") }
    /// The type of an assembly language source: `public.assembly-source`.
    public static var assemblyLanguageSource: UTType { declared("public.assembly-source") }
    /// The type of C source code: `public.c-source`.
    public static var cSource: UTType { declared("public.c-source") }
    /// The type of Objective-C source code: `public.objective-c-source`.
    public static var objectiveCSource: UTType { declared("public.objective-c-source") }
    /// The type of Swift source code: `public.swift-source`.
    public static var swiftSource: UTType { declared("public.swift-source") }
    /// The type of C++ source code: `public.c-plus-plus-source`.
    public static var cPlusPlusSource: UTType { declared("public.c-plus-plus-source") }
    /// The type of Objective-C++ source code: `public.objective-c-plus-plus-source`.
    public static var objectiveCPlusPlusSource: UTType { declared("public.objective-c-plus-plus-source") }
    /// The type of C header source code: `public.c-header`.
    public static var cHeader: UTType { declared("public.c-header") }
    /// The type of C++ header source code: `public.c-plus-plus-header`.
    public static var cPlusPlusHeader: UTType { declared("public.c-plus-plus-header") }
    /// The type of a script: `public.script`.
    public static var script: UTType { declared("public.script") }
    /// The type of AppleScript: `com.apple.applescript.text`.
    public static var appleScript: UTType { declared("com.apple.applescript.text") }
    /// The type of JavaScript: `com.netscape.javascript-source`.
    public static var javaScript: UTType { declared("com.netscape.javascript-source") }
    /// The type of a shell script: `public.shell-script`.
    public static var shellScript: UTType { declared("public.shell-script") }
    /// The type of Python script: `public.python-script`.
    public static var pythonScript: UTType { declared("public.python-script") }
    /// The type of Ruby script: `public.ruby-script`.
    public static var rubyScript: UTType { declared("public.ruby-script") }
    /// The type of Perl script: `public.perl-script`.
    public static var perlScript: UTType { declared("public.perl-script") }
    /// The type of PHP script: `public.php-script`.
    public static var phpScript: UTType { declared("public.php-script") }
    /// The type of a makefile: `public.make-source`.
    public static var makefile: UTType { declared("public.make-source") }
    /// The type of a property list: `com.apple.property-list`.
    public static var propertyList: UTType { declared("com.apple.property-list") }
    /// The type of a property list: `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { declared("com.apple.xml-property-list") }
    /// The type of a property list: `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { declared("com.apple.binary-property-list") }
    /// The type of PDF document: `com.adobe.pdf`.
    public static var pdf: UTType { declared("com.adobe.pdf") }
    /// The type of RTF document with attachments: `com.apple.rtfd`.
    public static var rtfd: UTType { declared("com.apple.rtfd") }
    /// The type of RTF document with attachments: `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { declared("com.apple.flat-rtfd") }
    /// The type of a web archive: `com.apple.webarchive`.
    public static var webArchive: UTType { declared("com.apple.webarchive") }
    /// The type of an image: `public.image`.
    public static var image: UTType { declared("public.image") }
    /// The type of JPEG image: `public.jpeg`.
    public static var jpeg: UTType { declared("public.jpeg") }
    /// The type of TIFF image: `public.tiff`.
    public static var tiff: UTType { declared("public.tiff") }
    /// The type of GIF image: `com.compuserve.gif`.
    public static var gif: UTType { declared("com.compuserve.gif") }
    /// The type of PNG image: `public.png`.
    public static var png: UTType { declared("public.png") }
    /// The type of an icon: `com.apple.icns`.
    public static var icns: UTType { declared("com.apple.icns") }
    /// The type of Windows bitmap image: `com.microsoft.bmp`.
    public static var bmp: UTType { declared("com.microsoft.bmp") }
    /// The type of Windows icon image: `com.microsoft.ico`.
    public static var ico: UTType { declared("com.microsoft.ico") }
    /// The type of a raw image: `public.camera-raw-image`.
    public static var rawImage: UTType { declared("public.camera-raw-image") }
    /// The type of SVG image: `public.svg-image`.
    public static var svg: UTType { declared("public.svg-image") }
    /// The type of a live photo: `com.apple.live-photo`.
    public static var livePhoto: UTType { declared("com.apple.live-photo") }
    /// The type of HEIF image: `public.heif`.
    public static var heif: UTType { declared("public.heif") }
    /// The type of HEIC image: `public.heic`.
    public static var heic: UTType { declared("public.heic") }
    /// The type of WebP image: `org.webmproject.webp`.
    public static var webP: UTType { declared("org.webmproject.webp") }
    /// The type of OpenEXR image: `com.ilm.openexr-image`.
    public static var exr: UTType { declared("com.ilm.openexr-image") }
    /// The type of DNG image: `com.adobe.raw-image`.
    public static var dng: UTType { declared("com.adobe.raw-image") }
    /// The type of 3D content: `public.3d-content`.
    public static var threeDContent: UTType { declared("public.3d-content") }
    /// The type of USD scene: `com.pixar.universal-scene-description`.
    public static var usd: UTType { declared("com.pixar.universal-scene-description") }
    /// The type of USDZ scene: `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { declared("com.pixar.universal-scene-description-mobile") }
    /// The type of Reality file: `com.apple.reality`.
    public static var realityFile: UTType { declared("com.apple.reality") }
    /// The type of SceneKit scene: `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { declared("com.apple.scenekit.scene") }
    /// The type of AR object: `com.apple.arobject`.
    public static var arReferenceObject: UTType { declared("com.apple.arobject") }
    /// The type of audiovisual content: `public.audiovisual-content`.
    public static var audiovisualContent: UTType { declared("public.audiovisual-content") }
    /// The type of a movie: `public.movie`.
    public static var movie: UTType { declared("public.movie") }
    /// The type of a video: `public.video`.
    public static var video: UTType { declared("public.video") }
    /// The type of audio: `public.audio`.
    public static var audio: UTType { declared("public.audio") }
    /// The type of QuickTime movie: `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { declared("com.apple.quicktime-movie") }
    /// The type of MPEG movie: `public.mpeg`.
    public static var mpeg: UTType { declared("public.mpeg") }
    /// The type of MPEG-2 video: `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { declared("public.mpeg-2-video") }
    /// The type of MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType { declared("public.mpeg-2-transport-stream") }
    /// The type of MP3 audio: `public.mp3`.
    public static var mp3: UTType { declared("public.mp3") }
    /// The type of MPEG-4 movie: `public.mpeg-4`.
    public static var mpeg4Movie: UTType { declared("public.mpeg-4") }
    /// The type of MPEG-4 audio: `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { declared("public.mpeg-4-audio") }
    /// The type of a protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType { declared("com.apple.protected-mpeg-4-audio") }
    /// The type of a protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType { declared("com.apple.protected-mpeg-4-video") }
    /// The type of AVI movie: `public.avi`.
    public static var avi: UTType { declared("public.avi") }
    /// The type of AIFF audio: `public.aiff-audio`.
    public static var aiff: UTType { declared("public.aiff-audio") }
    /// The type of Waveform audio: `com.microsoft.waveform-audio`.
    public static var wav: UTType { declared("com.microsoft.waveform-audio") }
    /// The type of MIDI audio: `public.midi-audio`.
    public static var midi: UTType { declared("public.midi-audio") }
    /// The type of a playlist: `public.playlist`.
    public static var playlist: UTType { declared("public.playlist") }
    /// The type of M3U playlist: `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { declared("public.m3u-playlist") }
    /// The type of a folder: `public.folder`.
    public static var folder: UTType { declared("public.folder") }
    /// The type of a volume: `public.volume`.
    public static var volume: UTType { declared("public.volume") }
    /// The type of a package: `com.apple.package`.
    public static var package: UTType { declared("com.apple.package") }
    /// The type of a bundle: `com.apple.bundle`.
    public static var bundle: UTType { declared("com.apple.bundle") }
    /// The type of a plug-in: `com.apple.plugin`.
    public static var pluginBundle: UTType { declared("com.apple.plugin") }
    /// The type of a metadata importer: `com.apple.metadata-importer`.
    public static var spotlightImporter: UTType { declared("com.apple.metadata-importer") }
    /// The type of Quick Look generator: `com.apple.quicklook-generator`.
    public static var quickLookGenerator: UTType { declared("com.apple.quicklook-generator") }
    /// The type of XPC service: `com.apple.xpc-service`.
    public static var xpcService: UTType { declared("com.apple.xpc-service") }
    /// The type of a framework: `com.apple.framework`.
    public static var framework: UTType { declared("com.apple.framework") }
    /// The type of an application: `com.apple.application`.
    public static var application: UTType { declared("com.apple.application") }
    /// The type of an application: `com.apple.application-bundle`.
    public static var applicationBundle: UTType { declared("com.apple.application-bundle") }
    /// The type of an application extension: `com.apple.application-and-system-extension`.
    public static var applicationExtension: UTType { declared("com.apple.application-and-system-extension") }
    /// The type of Unix executable: `public.unix-executable`.
    public static var unixExecutable: UTType { declared("public.unix-executable") }
    /// The type of Windows executable: `com.microsoft.windows-executable`.
    public static var exe: UTType { declared("com.microsoft.windows-executable") }
    /// The type of a preference pane: `com.apple.systempreference.prefpane`.
    public static var systemPreferencesPane: UTType { declared("com.apple.systempreference.prefpane") }
    /// The type of an archive: `public.archive`.
    public static var archive: UTType { declared("public.archive") }
    /// The type of a gzip archive: `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { declared("org.gnu.gnu-zip-archive") }
    /// The type of a bzip2 archive: `public.bzip2-archive`.
    public static var bz2: UTType { declared("public.bzip2-archive") }
    /// The type of ZIP archive: `public.zip-archive`.
    public static var zip: UTType { declared("public.zip-archive") }
    /// The type of Apple archive: `com.apple.archive`.
    public static var appleArchive: UTType { declared("com.apple.archive") }
    /// The type of a tar archive: `public.tar-archive`.
    public static var tarArchive: UTType { declared("public.tar-archive") }
    /// The type of a spreadsheet: `public.spreadsheet`.
    public static var spreadsheet: UTType { declared("public.spreadsheet") }
    /// The type of a presentation: `public.presentation`.
    public static var presentation: UTType { declared("public.presentation") }
    /// The type of a database: `public.database`.
    public static var database: UTType { declared("public.database") }
    /// The type of a message: `public.message`.
    public static var message: UTType { declared("public.message") }
    /// The type of a contact: `public.contact`.
    public static var contact: UTType { declared("public.contact") }
    /// The type of a vCard: `public.vcard`.
    public static var vCard: UTType { declared("public.vcard") }
    /// The type of a to-do item: `public.to-do-item`.
    public static var toDoItem: UTType { declared("public.to-do-item") }
    /// The type of a calendar event: `public.calendar-event`.
    public static var calendarEvent: UTType { declared("public.calendar-event") }
    /// The type of an email message: `public.email-message`.
    public static var emailMessage: UTType { declared("public.email-message") }
    /// The type of an internet location: `com.apple.internet-location`.
    public static var internetLocation: UTType { declared("com.apple.internet-location") }
    /// The type of an internet shortcut: `com.microsoft.internet-shortcut`.
    public static var internetShortcut: UTType { declared("com.microsoft.internet-shortcut") }
    /// The type of a font: `public.font`.
    public static var font: UTType { declared("public.font") }
    /// The type of a bookmark: `public.bookmark`.
    public static var bookmark: UTType { declared("public.bookmark") }
    /// The type of PKCS #12 data: `com.rsa.pkcs-12`.
    public static var pkcs12: UTType { declared("com.rsa.pkcs-12") }
    /// The type of a certificate: `public.x509-certificate`.
    public static var x509Certificate: UTType { declared("public.x509-certificate") }
    /// The type of EPUB document: `org.idpf.epub-container`.
    public static var epub: UTType { declared("org.idpf.epub-container") }
    /// The type of a log: `public.log`.
    public static var log: UTType { declared("public.log") }
    /// The type of a haptic pattern: `com.apple.haptics.ahap`.
    public static var ahap: UTType { declared("com.apple.haptics.ahap") }
}
