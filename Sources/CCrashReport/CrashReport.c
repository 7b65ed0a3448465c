#define _GNU_SOURCE
#include "CCrashReport.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

// All below runs in a signal's handler, but for the beginning: nothing is allocated, and no function is called that is not safe
// there. The unwinder finds its tables by _dl_find_object, which takes no lock.

enum {
    FrameLimit = 200,
    // Above the largest that processors need for the context of a signal.
    StackSize = 128 * 1024,
    TextLimit = 1024,
    // How long a report may take, in seconds, before the program is ended without it.
    Patience = 10,
};

static const struct {
    int number;
    const char *name;
} faults[] = {
    {SIGILL, "SIGILL"}, {SIGTRAP, "SIGTRAP"}, {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},
    {SIGFPE, "SIGFPE"}, {SIGSEGV, "SIGSEGV"}, {SIGSYS, "SIGSYS"},
};
enum { FaultCount = sizeof faults / sizeof faults[0] };

static char folder[PATH_MAX - 32];
static char program[TextLimit];
static char identifier[TextLimit];
static char version[TextLimit];
static pid_t owner;
// The thread that writes, and the fault that it writes of.
static _Atomic pid_t writer;
static volatile sig_atomic_t reported;
static siginfo_t *cause;
static _Alignas(16) char stack[StackSize];

// What is written, collected into few calls. There is one writer, and stacks of threads may be small: what is large is none of
// the handler's own variables.
typedef struct {
    int file;
    size_t count;
    char bytes[1024];
} Output;

static void flush(Output *output) {
    const char *bytes = output->bytes;
    while (output->count > 0) {
        ssize_t written = write(output->file, bytes, output->count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) break;
        bytes += written;
        output->count -= (size_t)written;
    }
    output->count = 0;
}

static void put(Output *output, const char *text) {
    for (; *text; text++) {
        if (output->count == sizeof output->bytes) flush(output);
        output->bytes[output->count++] = *text;
    }
}

static void put_number(Output *output, uint64_t number, unsigned base, int digits) {
    char text[24];
    char *start = text + sizeof text;
    *--start = 0;
    do {
        *--start = "0123456789abcdef"[number % base];
        number /= base;
        digits--;
    } while (number > 0 || digits > 0);
    put(output, start);
}

static void put_address(Output *output, uint64_t address) {
    put(output, "0x");
    put_number(output, address, 16, 1);
}

static void put_line(Output *output, const char *name, const char *text) {
    put(output, name);
    put(output, ": ");
    put(output, text);
    put(output, "\n");
}

// Days are counted from the first of March of year 0, so that a leap day is the last of its year.
static void put_time(Output *output) {
    struct timespec now = {0};
    clock_gettime(CLOCK_REALTIME, &now);
    int64_t seconds = now.tv_sec < 0 ? 0 : now.tv_sec;
    int64_t days = seconds / 86400 + 719468;
    int64_t era = days / 146097;
    int64_t day = days % 146097;
    int64_t year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    day -= year * 365 + year / 4 - year / 100;
    int64_t month = (5 * day + 2) / 153;
    int64_t date = day - (153 * month + 2) / 5 + 1;
    put_number(output, (uint64_t)(era * 400 + year + (month >= 10)), 10, 4);
    put(output, "-");
    put_number(output, (uint64_t)(month < 10 ? month + 3 : month - 9), 10, 2);
    put(output, "-");
    put_number(output, (uint64_t)date, 10, 2);
    put(output, "T");
    put_number(output, (uint64_t)(seconds / 3600 % 24), 10, 2);
    put(output, ":");
    put_number(output, (uint64_t)(seconds / 60 % 60), 10, 2);
    put(output, ":");
    put_number(output, (uint64_t)(seconds % 60), 10, 2);
    put(output, "Z");
}

// The id that the linker gave a file, from what of it is in memory.
static void put_build_id(Output *output, const struct dl_find_object *object) {
    const ElfW(Ehdr) *header = object->dlfo_map_start;
    // A program without any library has its head elsewhere.
    if (memcmp(header, ELFMAG, SELFMAG) != 0) {
        put(output, "-");
        return;
    }
    uintptr_t base = object->dlfo_link_map->l_addr;
    uintptr_t end = (uintptr_t)object->dlfo_map_end;
    const ElfW(Phdr) *segments = (const void *)((const char *)header + header->e_phoff);
    for (int i = 0; i < header->e_phnum; i++) {
        if (segments[i].p_type != PT_NOTE) continue;
        uintptr_t place = base + segments[i].p_vaddr;
        uintptr_t last = place + segments[i].p_memsz;
        if (place < (uintptr_t)header || last > end) continue;
        while (place + sizeof(ElfW(Nhdr)) <= last) {
            const ElfW(Nhdr) *note = (const void *)place;
            const unsigned char *name = (const unsigned char *)(note + 1);
            uintptr_t value = (uintptr_t)name + (note->n_namesz + 3) / 4 * 4;
            if (value + note->n_descsz > last || value < place) break;
            if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
                for (size_t byte = 0; byte < note->n_descsz; byte++) {
                    put_number(output, ((const unsigned char *)value)[byte], 16, 2);
                }
                return;
            }
            place = value + (note->n_descsz + 3) / 4 * 4;
        }
    }
    put(output, "-");
}

// A name from outside, as part of a line.
static void put_name(Output *output, const char *name, size_t size) {
    char character[2] = {0};
    for (size_t i = 0; i < size; i++) {
        character[0] = name[i] < ' ' || name[i] > '~' ? '?' : name[i];
        put(output, character);
    }
}

// The last part of a path: the folders before it may tell who the user is.
static void put_last_part(Output *output, const char *path) {
    static const char replaced[] = " (deleted)";
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    size_t size = strlen(name);
    // An update puts another file in its place.
    if (size > strlen(replaced) && strcmp(name + size - strlen(replaced), replaced) == 0) size -= strlen(replaced);
    if (size == 0) put(output, "?");
    put_name(output, name, size);
}

static void put_frame(Output *output, int index, uintptr_t address) {
    put_number(output, (uint64_t)index, 10, 1);
    struct dl_find_object object;
    if (_dl_find_object((void *)address, &object) == 0 && object.dlfo_link_map) {
        const char *path = object.dlfo_link_map->l_name;
        static char own[PATH_MAX];
        // The program itself has no name there.
        if (!path || !*path) {
            ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
            own[length < 0 ? 0 : length] = 0;
            path = own;
        }
        put(output, " ");
        put_build_id(output, &object);
        put(output, " ");
        put_address(output, address - object.dlfo_link_map->l_addr);
        put(output, " ");
        put_last_part(output, path);
    } else {
        put(output, " - ");
        put_address(output, address);
        put(output, " -");
    }
    put(output, "\n");
    // What follows may find the stack damaged, and end the program.
    flush(output);
}

typedef struct {
    Output *output;
    uintptr_t start;
    // The last frame that was written; negative among those of the handler itself, which come first.
    int index;
    int first;
} Walk;

static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *data) {
    Walk *walk = data;
    int is_exact = 0;
    uintptr_t address = _Unwind_GetIPInfo(context, &is_exact);
    if (address == 0) return _URC_END_OF_STACK;
    if (walk->index < 0) {
        if (address == walk->start) walk->index = walk->first;
        return _URC_NO_REASON;
    }
    walk->index++;
    if (walk->index >= FrameLimit) return _URC_END_OF_STACK;
    // Elsewhere it is where the call returns to, which may be another line already.
    put_frame(walk->output, walk->index, is_exact ? address : address - 1);
    return _URC_NO_REASON;
}

static uintptr_t program_counter(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.pc;
#else
#error "say where a context of this processor has its program counter"
#endif
}

// Goes back from a call that led nowhere, which has made no frame yet.
static void return_from_call(ucontext_t *context) {
#if defined(__x86_64__)
    greg_t *registers = context->uc_mcontext.gregs;
    registers[REG_RIP] = *(const greg_t *)registers[REG_RSP];
    registers[REG_RSP] += 8;
#elif defined(__aarch64__)
    context->uc_mcontext.pc = context->uc_mcontext.regs[30];
#endif
}

static bool is_code(uintptr_t address) {
    struct dl_find_object object;
    return _dl_find_object((void *)address, &object) == 0;
}

static void put_frames(Output *output, const siginfo_t *information, ucontext_t *context) {
    uintptr_t start = program_counter(context);
    bool is_after_instruction = false;
#if defined(__x86_64__)
    // This processor has gone past the instruction that stopped it.
    is_after_instruction = information->si_signo == SIGTRAP && information->si_code > 0 && is_code(start);
#else
    (void)information;
#endif
    put_frame(output, 0, is_after_instruction ? start - 1 : start);
    Walk walk = {.output = output, .start = start, .index = -1};
    if (!is_code(start)) {
        // The unwinder would read what is there.
        return_from_call(context);
        walk.start = program_counter(context);
        if (!is_code(walk.start)) return;
        walk.first = 1;
        put_frame(output, 1, walk.start - 1);
    }
    _Unwind_Backtrace(step, &walk);
}

static void write_report(Output *output, int number, const siginfo_t *information, ucontext_t *context) {
    put(output, "Tabard crash report 1\n");
    put_line(output, "program", program);
    put_line(output, "identifier", identifier);
    put_line(output, "version", version);
    put(output, "time: ");
    put_time(output);
    put(output, "\nsignal: ");
    for (int i = 0; i < FaultCount; i++) {
        if (faults[i].number == number) put(output, faults[i].name);
    }
    // A signal from elsewhere has none, and of an address that no processor has the system knows none.
    if ((number == SIGSEGV || number == SIGBUS) && information->si_code > 0 && information->si_code != SI_KERNEL) {
        put(output, "\naddress: ");
        put_address(output, (uintptr_t)information->si_addr);
    }
    put(output, "\nprocessor: ");
#if defined(__x86_64__)
    put(output, "x86_64");
#else
    put(output, "aarch64");
#endif
    char thread[17] = {0};
    prctl(PR_GET_NAME, thread);
    put(output, "\nthread: ");
    if (gettid() == owner) {
        put(output, "main");
    } else {
        put(output, "other: ");
        put_name(output, thread, strlen(thread));
    }
    put(output, "\nframes:\n");
    flush(output);
    put_frames(output, information, context);
    put(output, "end\n");
    flush(output);
}

static void path_of_report(char *path, int index) {
    strcpy(path, folder);
    strcat(path, "/crash-0.txt");
    path[strlen(path) - strlen("0.txt")] = (char)('0' + index);
}

// Makes the folder and those that it lies in.
static void make_folder(void) {
    static char path[sizeof folder];
    strcpy(path, folder);
    for (char *end = path + 1; *end; end++) {
        if (*end != '/') continue;
        *end = 0;
        mkdir(path, 0700);
        *end = '/';
    }
    mkdir(path, 0700);
}

// Opens the file of a report: one that is not there, or the oldest.
static int open_report(char *path) {
    make_folder();
    int oldest = -1;
    struct timespec time = {0};
    for (int index = 0; index < TabardCrashReportCount; index++) {
        path_of_report(path, index);
        int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
        if (file >= 0) return file;
        struct stat status;
        if (lstat(path, &status) != 0 || S_ISDIR(status.st_mode)) continue;
        bool is_older = status.st_mtim.tv_sec < time.tv_sec ||
            (status.st_mtim.tv_sec == time.tv_sec && status.st_mtim.tv_nsec < time.tv_nsec);
        if (oldest >= 0 && !is_older) continue;
        oldest = index;
        time = status.st_mtim;
    }
    if (oldest < 0) return -1;
    path_of_report(path, oldest);
    // A link to elsewhere goes, not what it leads to.
    unlink(path);
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
}

// Ends the program as the fault would have.
static void end(int number) {
    signal(number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    // A core dump tells what the system said of the fault.
    if (cause && cause->si_signo == number) syscall(SYS_rt_tgsigqueueinfo, getpid(), gettid(), number, cause);
    raise(number);
    _exit(128 + number);
}

// Says where the report is, unless nobody takes it: a reader that is gone or hangs must not end the report.
static void tell(const char *path) {
    static Output told = {.file = STDERR_FILENO};
    struct pollfd reader = {.fd = STDERR_FILENO, .events = POLLOUT};
    if (poll(&reader, 1, 0) != 1 || reader.revents != POLLOUT) return;
    put(&told, "Tabard: the report of this crash is in ");
    put(&told, path);
    put(&told, "\n");
    flush(&told);
}

static void begin_alarm(void) {
    signal(SIGALRM, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    alarm(Patience);
}

static void handle(int number, siginfo_t *information, void *context) {
    static char path[PATH_MAX];
    static Output output;
    pid_t thread = gettid();
    pid_t nobody = 0;
    if (getpid() != owner) end(number);
    if (!atomic_compare_exchange_strong(&writer, &nobody, thread)) {
        // Writing the report found another fault.
        if (nobody == thread) end(reported ? reported : number);
        // Another thread writes, and ends the program.
        for (;;) pause();
    }
    reported = number;
    cause = information;
    begin_alarm();
    output.file = open_report(path);
    if (output.file >= 0) {
        // Standard error may have been closed, and so be this file.
        if (output.file != STDERR_FILENO) tell(path);
        write_report(&output, number, information, context);
    }
    end(number);
}

// Lines of the report are one.
static void copy(char *place, size_t size, const char *text) {
    size_t count = 0;
    for (; *text && count + 1 < size; text++) place[count++] = (unsigned char)*text < ' ' || *text == 0x7F ? ' ' : *text;
    // Half a character is none.
    while (*text && count > 0 && ((unsigned char)place[count - 1] & 0xC0) == 0x80) count--;
    if (*text && count > 0 && (unsigned char)place[count - 1] >= 0xC0) count--;
    place[count] = 0;
}

int tabard_crash_report_begin(
    const char *path, const char *program_name, const char *app_identifier, const char *app_version
) {
    if (owner != 0) return EALREADY;
    if (path[0] != '/') return EINVAL;
    if (strlen(path) >= sizeof folder) return ENAMETOOLONG;
    strcpy(folder, path);
    copy(program, sizeof program, program_name);
    copy(identifier, sizeof identifier, app_identifier);
    copy(version, sizeof version, app_version);
    owner = getpid();
    stack_t old;
    if (sigaltstack(NULL, &old) == 0 && (old.ss_flags & SS_DISABLE)) {
        stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&own, NULL);
    }
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    // Nothing else comes between, such as the signal of a reader that is gone or of a file that is full.
    sigfillset(&action.sa_mask);
    sigdelset(&action.sa_mask, SIGALRM);
    for (int i = 0; i < FaultCount; i++) sigdelset(&action.sa_mask, faults[i].number);
    for (int i = 0; i < FaultCount; i++) {
        struct sigaction other;
        if (sigaction(faults[i].number, NULL, &other) != 0 || other.sa_handler != SIG_DFL) continue;
        sigaction(faults[i].number, &action, NULL);
    }
    return 0;
}
