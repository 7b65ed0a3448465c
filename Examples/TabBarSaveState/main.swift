import UIKit
print("hello")
