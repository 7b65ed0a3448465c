extension NSString {
    /// The text of a key among the app's, in the user's language, with its arguments filled in.
    ///
    /// It is that of the moment of this call, where iOS has it when the notification is shown.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return String(
            format: format,
            arguments: arguments.map { argument in
                switch argument {
                case let text as String: text as NSString
                case let value as any CVarArg: value
                default: "\(argument)" as NSString
                }
            }
        )
    }
}
