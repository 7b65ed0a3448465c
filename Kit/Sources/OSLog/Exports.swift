// Apple's module has more than `os` only for reading the log again, which is journalctl's here.
@_exported import os
