import UserNotifications

/// What a file that imports this module alone sees, Foundation with it.
func teaRequest() -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.userInfo = ["cups": NSNumber(value: 2)]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 240, repeats: false)
    return UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
}
