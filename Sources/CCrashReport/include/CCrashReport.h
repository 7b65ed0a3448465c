// What a program writes of itself when a fault ends it.

#ifndef TABARD_CRASH_REPORT_H
#define TABARD_CRASH_REPORT_H

enum {
    // The last ones are kept.
    TabardCrashReportCount = 10,
};

// Has each fault that ends the program write a report into a folder, which is made then; texts are copied.
//
// Does nothing for a fault that somebody else follows already. Returns 0, or what stands in the way as errno has it. To be
// called once, on the main thread.
int tabard_crash_report_begin(const char *folder, const char *program, const char *identifier, const char *version);

#endif
