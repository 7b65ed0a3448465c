internal import GtkInterop

/// What a text means, by which input methods choose how it is written.
@frozen
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a meaning by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A person's title, such as "Dr.".
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A person's second name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A person's last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What follows a person's name, such as "Jr.".
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// What friends call a person.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What a person does at work.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A firm or the like.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, whatever it is.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address with a street.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or county.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town together with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number by which the post finds a town.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address for electronic mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a card that pays.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name by which a user signs in.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that exists already.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent for signing in once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    var _purpose: TextPurpose? {
        switch self {
        case .name, .givenName, .middleName, .familyName, .nickname: .name
        case .telephoneNumber: .phone
        case .emailAddress: .email
        case .URL: .address
        case .creditCardNumber: .digits
        case .password, .newPassword: .password
        case .oneTimeCode: .code
        default: nil
        }
    }
}
