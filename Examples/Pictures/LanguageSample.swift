/// The words of one screen in a language, as long as its words are there.
struct LanguageSample {
    /// The language's code, which is in the pictures' names too.
    var code: String
    var isRightToLeft = false
    var tabs: [String]
    var title: String
    var scopes: [String]
    var header: String
    /// Names and values of settings.
    var rows: [(name: String, value: String)]
    var paragraph: String
    var field: String
    var button: String
    var question: String
    var explanation: String
    var answers: [String]

    static let all = [arabic, hebrew, german, japanese, hindi, thai, pseudo]

    private static let arabic = LanguageSample(
        code: "ar",
        isRightToLeft: true,
        tabs: ["المكتبة", "التنزيلات", "المفضلة", "الأشخاص", "الأخيرة", "بحث"],
        title: "الإعدادات",
        scopes: ["الكل", "كتب", "صوتيات"],
        header: "المكتبة",
        rows: [("اللغة", "العربية"), ("التخزين", "12,5 GB"), ("نسخة iPad", "iPadOS 17.4")],
        paragraph: "يعرض Tabard الكتب التي فتحتها مؤخرًا، ومنها 3 كتب بالإنجليزية مثل “Moby-Dick”.",
        field: "الاسم أو عنوان البريد الإلكتروني",
        button: "تسجيل الدخول إلى المكتبة",
        question: "حفظ التغييرات؟",
        explanation: "ستفقد التغييرات إذا لم تحفظها.",
        answers: ["حفظ", "تجاهل", "إلغاء"]
    )

    private static let hebrew = LanguageSample(
        code: "he",
        isRightToLeft: true,
        tabs: ["ספרייה", "הורדות", "מועדפים", "אנשים", "אחרונים", "חיפוש"],
        title: "הגדרות",
        scopes: ["הכול", "ספרים", "שמע"],
        header: "הספרייה",
        rows: [("שפה", "עברית"), ("אחסון", "12.5 GB"), ("גרסת iPad", "iPadOS 17.4")],
        paragraph: "‏Tabard מציג את הספרים שנפתחו לאחרונה, ובהם 3 ספרים באנגלית כגון “Moby-Dick”.",
        field: "שם או כתובת דואר אלקטרוני",
        button: "כניסה לספרייה",
        question: "לשמור את השינויים?",
        explanation: "השינויים יאבדו אם לא יישמרו.",
        answers: ["שמירה", "ביטול השינויים", "ביטול"]
    )

    private static let german = LanguageSample(
        code: "de",
        tabs: [
            "Bibliotheksverwaltung", "Heruntergeladenes", "Lieblingsbücher", "Ansprechpersonen",
            "Zuletzt Verwendetes", "Durchsuchen",
        ],
        title: "Benachrichtigungseinstellungen",
        scopes: ["Alle", "Druckerzeugnisse", "Hörbücher"],
        header: "Bibliotheksverwaltung",
        rows: [
            ("Rechtschreibprüfung", "Eingeschaltet"), ("Speicherplatzbelegung", "12,5 GB von 64 GB"),
            ("Softwareaktualisierung", "Donnerstagnachmittag"),
        ],
        paragraph:
            "Geschwindigkeitsbegrenzungen und Datenschutzgrundverordnungen stehen hier in einem Absatz.",
        field: "Benutzername oder E-Mail-Adresse",
        button: "Bei der Bibliotheksverwaltung anmelden",
        question: "Änderungen an den Benachrichtigungseinstellungen sichern?",
        explanation: "Nicht gesicherte Änderungen gehen unwiederbringlich verloren.",
        answers: ["Änderungen sichern", "Änderungen verwerfen", "Abbrechen"]
    )

    private static let japanese = LanguageSample(
        code: "ja",
        tabs: ["ライブラリ", "ダウンロード", "お気に入り", "連絡先", "最近の項目", "検索"],
        title: "設定",
        scopes: ["すべて", "書籍", "オーディオ"],
        header: "ライブラリ",
        rows: [("言語", "日本語"), ("ストレージ", "12.5 GB"), ("自動ダウンロード", "オン")],
        paragraph: "最近開いた本がここに表示されます。英語の本は“Moby-Dick”など3冊です。",
        field: "名前またはメールアドレス",
        button: "ライブラリにサインイン",
        question: "変更を保存しますか？",
        explanation: "保存しない場合、変更内容は失われます。",
        answers: ["保存", "変更を破棄", "キャンセル"]
    )

    private static let hindi = LanguageSample(
        code: "hi",
        tabs: ["लाइब्रेरी", "डाउनलोड", "पसंदीदा", "लोग", "हाल के", "खोजें"],
        title: "सेटिंग्स",
        scopes: ["सभी", "किताबें", "ऑडियो"],
        header: "लाइब्रेरी",
        rows: [("भाषा", "हिन्दी"), ("संग्रहण", "12.5 GB"), ("स्वचालित डाउनलोड", "चालू")],
        paragraph: "हाल ही में खोली गई किताबें यहाँ दिखती हैं, जिनमें “Moby-Dick” जैसी 3 अंग्रेज़ी किताबें हैं।",
        field: "नाम या ईमेल पता",
        button: "लाइब्रेरी में साइन इन करें",
        question: "बदलाव सहेजें?",
        explanation: "न सहेजने पर बदलाव खो जाएँगे।",
        answers: ["सहेजें", "बदलाव छोड़ें", "रद्द करें"]
    )

    private static let thai = LanguageSample(
        code: "th",
        tabs: ["คลังหนังสือ", "ดาวน์โหลด", "รายการโปรด", "ผู้คน", "ล่าสุด", "ค้นหา"],
        title: "การตั้งค่า",
        scopes: ["ทั้งหมด", "หนังสือ", "เสียง"],
        header: "คลังหนังสือ",
        rows: [("ภาษา", "ไทย"), ("พื้นที่จัดเก็บข้อมูล", "12.5 GB"), ("ดาวน์โหลดอัตโนมัติ", "เปิด")],
        paragraph: "หนังสือที่เปิดล่าสุดจะปรากฏที่นี่ รวมถึงหนังสือภาษาอังกฤษ 3 เล่ม เช่น “Moby-Dick”",
        field: "ชื่อหรือที่อยู่อีเมล",
        button: "ลงชื่อเข้าใช้คลังหนังสือ",
        question: "บันทึกการเปลี่ยนแปลงหรือไม่",
        explanation: "การเปลี่ยนแปลงจะสูญหายหากคุณไม่บันทึก",
        answers: ["บันทึก", "ละทิ้งการเปลี่ยนแปลง", "ยกเลิก"]
    )

    /// English with accents, and four tenths longer, as translations often are.
    private static let pseudo = LanguageSample(
        code: "pseudo",
        tabs: ["Library", "Downloads", "Favorites", "People", "Recents", "Search"].map(lengthened),
        title: lengthened("Notification Settings"),
        scopes: ["All", "Books", "Audiobooks"].map(lengthened),
        header: lengthened("Library"),
        rows: [
            (lengthened("Spelling"), lengthened("On")),
            (lengthened("Storage"), lengthened("12.5 GB of 64 GB")),
            (lengthened("Software Update"), lengthened("Thursday afternoon")),
        ],
        paragraph: lengthened("What you opened last is here, three English books among it."),
        field: lengthened("Name or address"),
        button: lengthened("Sign in to the library"),
        question: lengthened("Save the changes?"),
        explanation: lengthened("They are lost if you don’t."),
        answers: ["Save", "Discard", "Cancel"].map(lengthened)
    )

    private static func lengthened(_ text: String) -> String {
        let accents: [Character: Character] = [
            "a": "å", "c": "ç", "d": "ð", "e": "é", "g": "ĝ", "h": "ĥ", "i": "î", "k": "ķ", "l": "ļ",
            "n": "ñ", "o": "ö",
            "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "w": "ŵ", "y": "ý", "A": "Å", "D": "Ð", "E": "É",
            "L": "Ļ", "N": "Ñ",
            "S": "Š", "T": "Ţ",
        ]
        let more = max(1, (text.count * 2 + 4) / 5)
        let filling = String("ẋẍẏžẓẇẉ ẕẋýžẋẍ ẏžẓẇẉ ẕẋýžẋẍ".prefix(more))
        return String(text.map { accents[$0] ?? $0 }) + " " + filling
    }
}
