@_exported import TabardNotifications
