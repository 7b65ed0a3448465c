/// The types that come with the system, one a line: identifier, supertypes, extensions of file names, MIME types, description.
enum DeclaredTypes {
    static let text = """
        public.item | | | | item
        public.content | | | | content
        public.composite-content | public.content | | | composite content
        public.disk-image | public.archive | | | disk image
        public.data | public.item | | application/octet-stream | data
        public.directory | public.item | | inode/directory | directory
        com.apple.resolvable | | | | resolvable
        public.symlink | public.item com.apple.resolvable | | inode/symlink | symbolic link
        public.executable | public.item | | | executable
        com.apple.mount-point | public.item com.apple.resolvable | | | mount point
        com.apple.alias-file | public.data com.apple.resolvable | | | alias
        com.apple.bookmark | public.data com.apple.resolvable | | | bookmark
        public.url | public.data | | text/uri-list | URL
        public.file-url | public.url | | | file URL
        public.text | public.data public.content | | | text
        public.plain-text | public.text | txt text | text/plain | plain text
        public.utf8-plain-text | public.plain-text | | text/plain;charset=utf-8 | Unicode text
        public.utf16-external-plain-text | public.plain-text | | text/plain;charset=utf-16 | Unicode text
        public.utf16-plain-text | public.plain-text | | | Unicode text
        public.delimited-values-text | public.text | | | delimited text
        public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | comma-separated values
        public.tab-separated-values-text | public.delimited-values-text | tsv tab | text/tab-separated-values | tab-separated values
        public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text | | | tab-separated values
        public.rtf | public.text | rtf | text/rtf application/rtf | RTF document
        public.html | public.text | html htm shtml shtm | text/html | HTML text
        public.xml | public.text | xml | application/xml text/xml | XML text
        public.yaml | public.text | yml yaml | application/x-yaml | YAML document
        public.css | public.text | css | text/css | CSS
        public.json | public.text | json | application/json | JSON
        public.geojson | public.json | geojson | application/geo+json | GeoJSON
        net.daringfireball.markdown | public.plain-text | md markdown | text/markdown text/x-markdown | Markdown text
        public.source-code | public.plain-text | | | source code
        public.assembly-source | public.source-code | s | | assembly language source
        public.c-source | public.source-code | c | text/x-csrc | C source code
        public.objective-c-source | public.source-code | m | text/x-objcsrc | Objective-C source code
        public.swift-source | public.source-code | swift | text/x-swift | Swift source code
        public.c-plus-plus-source | public.source-code | cpp cp c++ cc cxx | text/x-c++src | C++ source code
        public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source code
        public.c-header | public.source-code | h | text/x-chdr | C header source code
        public.c-plus-plus-header | public.source-code | hpp h++ hxx hh | text/x-c++hdr | C++ header source code
        public.script | public.source-code | | | script
        com.apple.applescript.text | public.script | applescript | | AppleScript
        com.netscape.javascript-source | public.source-code public.executable | js javascript mjs | text/javascript application/javascript | JavaScript
        public.shell-script | public.script | sh command | application/x-sh | shell script
        public.python-script | public.script | py | text/x-python-script text/x-python | Python script
        public.ruby-script | public.script | rb rbw | text/x-ruby-script application/x-ruby | Ruby script
        public.perl-script | public.script | pl pm | text/x-perl-script application/x-perl | Perl script
        public.php-script | public.script | php php3 php4 ph3 ph4 phtml | text/php application/x-php | PHP script
        public.make-source | public.script | mk mak | text/x-makefile | makefile
        com.apple.property-list | public.data | plist | | property list
        com.apple.xml-property-list | com.apple.property-list public.xml | | | property list
        com.apple.binary-property-list | com.apple.property-list | | | property list
        com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
        com.apple.rtfd | com.apple.package public.composite-content | rtfd | | RTF document with attachments
        com.apple.flat-rtfd | public.data public.composite-content | | | RTF document with attachments
        com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive | web archive
        public.image | public.data public.content | | | image
        public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG image
        public.tiff | public.image | tiff tif | image/tiff | TIFF image
        com.compuserve.gif | public.image | gif | image/gif | GIF image
        public.png | public.image | png | image/png | PNG image
        com.apple.icns | public.image | icns | | icon
        com.microsoft.bmp | public.image | bmp | image/bmp | Windows bitmap image
        com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | Windows icon image
        public.camera-raw-image | public.image | raw | | raw image
        public.svg-image | public.image | svg svgz | image/svg+xml | SVG image
        com.apple.live-photo | | | | live photo
        public.heif | public.heif-standard | heif | image/heif | HEIF image
        public.heic | public.heif-standard | heic | image/heic | HEIC image
        org.webmproject.webp | public.image | webp | image/webp | WebP image
        com.ilm.openexr-image | public.image | exr | image/x-exr | OpenEXR image
        com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | DNG image
        public.3d-content | public.content | | | 3D content
        com.pixar.universal-scene-description | public.data public.3d-content | usd usda usdc | | USD scene
        com.pixar.universal-scene-description-mobile | public.data public.3d-content | usdz | model/vnd.usdz+zip | USDZ scene
        com.apple.reality | public.data public.3d-content | reality | model/vnd.reality | Reality file
        com.apple.scenekit.scene | public.3d-content | scn | | SceneKit scene
        com.apple.arobject | public.data | arobject | | AR object
        public.audiovisual-content | public.data public.content | | | audiovisual content
        public.movie | public.audiovisual-content | | | movie
        public.video | public.movie | | | video
        public.audio | public.audiovisual-content | | | audio
        com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
        public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg video/mpg video/x-mpeg video/x-mpg | MPEG movie
        public.mpeg-2-video | public.video | mpg2 m2v | video/mpeg2 | MPEG-2 video
        public.mpeg-2-transport-stream | public.movie | ts | video/mp2t | MPEG-2 transport stream
        public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mp3 audio/mpeg3 | MP3 audio
        public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 video/mp4v | MPEG-4 movie
        public.mpeg-4-audio | public.mpeg-4 public.audio | mp4 mpg4 | audio/mp4 | MPEG-4 audio
        com.apple.protected-mpeg-4-audio | public.audio | m4p m4b | | protected MPEG-4 audio
        com.apple.protected-mpeg-4-video | com.apple.m4v-video | m4v | | protected MPEG-4 video
        public.avi | public.movie | avi vfw | video/avi video/x-msvideo | AVI movie
        public.aiff-audio | public.audio | aiff aif | audio/aiff audio/x-aiff | AIFF audio
        com.microsoft.waveform-audio | public.audio | wav wave bwf | audio/vnd.wave audio/wav audio/x-wav | Waveform audio
        public.midi-audio | public.audio | midi mid smf kar | audio/midi audio/x-midi | MIDI audio
        public.playlist | | | | playlist
        public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl application/x-mpegurl | M3U playlist
        public.folder | public.directory | | | folder
        public.volume | public.folder | | | volume
        com.apple.package | public.directory | | | package
        com.apple.bundle | public.directory | bundle | | bundle
        com.apple.plugin | com.apple.bundle com.apple.package | plugin | | plug-in
        com.apple.metadata-importer | com.apple.plugin | mdimporter | | metadata importer
        com.apple.quicklook-generator | com.apple.plugin | qlgenerator | | Quick Look generator
        com.apple.xpc-service | com.apple.bundle com.apple.package | xpc | | XPC service
        com.apple.framework | com.apple.bundle | framework | | framework
        com.apple.application | public.executable | | | application
        com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | | application
        com.apple.application-and-system-extension | com.apple.xpc-service | appex | | application extension
        public.unix-executable | public.data public.executable | | | Unix executable
        com.microsoft.windows-executable | public.data public.executable | exe | application/x-msdownload | Windows executable
        com.apple.systempreference.prefpane | com.apple.package com.apple.bundle | prefpane | | preference pane
        public.archive | | | | archive
        org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip application/x-gzip | gzip archive
        public.bzip2-archive | public.data public.archive | bz2 bzip2 | application/x-bzip2 | bzip2 archive
        public.zip-archive | com.pkware.zip-archive | zip | application/zip | ZIP archive
        com.apple.archive | public.data public.archive | aar | | Apple archive
        public.tar-archive | public.data public.archive | tar | application/x-tar application/tar | tar archive
        public.spreadsheet | public.content | | | spreadsheet
        public.presentation | public.composite-content | | | presentation
        public.database | | | | database
        public.message | | | | message
        public.contact | | | | contact
        public.vcard | public.text public.contact | vcf vcard | text/vcard text/directory text/x-vcard | vCard
        public.to-do-item | | | | to-do item
        public.calendar-event | | | | calendar event
        public.email-message | public.message | | | email message
        com.apple.internet-location | public.data | | | internet location
        com.microsoft.internet-shortcut | public.data com.apple.internet-location | url | | internet shortcut
        public.font | | | | font
        public.bookmark | | | | bookmark
        com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | PKCS #12 data
        public.x509-certificate | public.data | cer der crt | application/x-x509-ca-cert | certificate
        org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB document
        public.log | public.plain-text | log | text/x-log | log
        com.apple.haptics.ahap | public.data | ahap | | haptic pattern
        public.heif-standard | public.image | | | HEIF image
        com.apple.m4v-video | public.movie | m4v | video/x-m4v | MPEG-4 video
        com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a | MPEG-4 audio
        com.pkware.zip-archive | public.data public.archive | | | ZIP archive
        com.microsoft.word.doc | public.data public.composite-content | doc | application/msword | Word document
        org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
        com.microsoft.excel.xls | public.data public.spreadsheet | xls | application/vnd.ms-excel | Excel workbook
        org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel workbook
        com.microsoft.powerpoint.ppt | public.data public.presentation | ppt | application/vnd.ms-powerpoint | PowerPoint presentation
        org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint presentation
        org.oasis-open.opendocument.text | public.data public.composite-content | odt | application/vnd.oasis.opendocument.text | OpenDocument text
        org.oasis-open.opendocument.spreadsheet | public.data public.spreadsheet | ods | application/vnd.oasis.opendocument.spreadsheet | OpenDocument spreadsheet
        public.truetype-ttf-font | public.font public.data | ttf | font/ttf | TrueType font
        public.opentype-font | public.font public.data | otf | font/otf | OpenType font
        com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar | calendar event
        """
}
