// A file that imports Testing and UIKit is compiled with a module of this name, or not at all. Apple's adds attachments of
// pictures to tests.
import UIKit
