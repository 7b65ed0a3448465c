#define _GNU_SOURCE
#include "FontRequests.h"

#include "CImageDecoder.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

// Fonts are opened while text is drawn, long after the last moment at which files can be opened here. As only
// functions that are safe in a handler of signals may be used, this is not Swift.

static atomic_flag is_asking = ATOMIC_FLAG_INIT;

static int receive_descriptor(void) {
    char isOpen = 0;
    struct iovec part = {&isOpen, 1};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t count;
    do {
        count = recvmsg(TabardDecoderSocket, &message, MSG_CMSG_CLOEXEC);
    } while (count < 0 && errno == EINTR);
    struct cmsghdr *header = count == 1 && isOpen ? CMSG_FIRSTHDR(&message) : NULL;
    if (header == NULL || header->cmsg_type != SCM_RIGHTS) return -EACCES;
    int descriptor;
    memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
    return descriptor;
}

static int open_font(const char *path, int flags) {
    if ((flags & O_ACCMODE) != O_RDONLY || strnlen(path, TabardDecoderTextLimit) >= TabardDecoderTextLimit) {
        return -EACCES;
    }
    TabardDecoderMessage request = {.kind = TabardDecoderFont};
    strcpy(request.text, path);
    while (atomic_flag_test_and_set(&is_asking)) sched_yield();
    int result = -EACCES;
    if (send(TabardDecoderSocket, &request, sizeof request, MSG_NOSIGNAL) == sizeof request) {
        result = receive_descriptor();
    }
    atomic_flag_clear(&is_asking);
    return result;
}

// Cairo asks whether it may read a font before it does.
static int check_font(const char *path) {
    int descriptor = open_font(path, O_RDONLY);
    if (descriptor < 0) return descriptor;
    close(descriptor);
    return 0;
}

// The C library asks for the state of an open file with an empty path, too.
static long state_of(int descriptor, const char *path, void *result, int flags) {
    if ((flags & AT_EMPTY_PATH) == 0 || path == NULL || path[0] != 0) return -EACCES;
    return syscall(SYS_fstat, descriptor, result) == 0 ? 0 : -errno;
}

#if defined(__x86_64__)
static long argument(const ucontext_t *context, int index) {
    static const int registers[] = {REG_RDI, REG_RSI, REG_RDX, REG_R10};
    return (long)context->uc_mcontext.gregs[registers[index]];
}
static void set_result(ucontext_t *context, long value) { context->uc_mcontext.gregs[REG_RAX] = value; }
#elif defined(__aarch64__)
static long argument(const ucontext_t *context, int index) { return (long)context->uc_mcontext.regs[index]; }
static void set_result(ucontext_t *context, long value) { context->uc_mcontext.regs[0] = (unsigned long long)value; }
#else
static long argument(const ucontext_t *context, int index) { return 0; }
static void set_result(ucontext_t *context, long value) {}
#endif

static void answer_call(int signal, siginfo_t *info, void *pointer) {
    (void)signal;
    int error = errno;
    ucontext_t *context = pointer;
    long result = -ENOSYS;
    switch (info->si_syscall) {
    case SYS_openat:
        result = open_font((const char *)argument(context, 1), (int)argument(context, 2));
        break;
#ifdef SYS_open
    case SYS_open:
        result = open_font((const char *)argument(context, 0), (int)argument(context, 1));
        break;
    case SYS_access:
        result = check_font((const char *)argument(context, 0));
        break;
#endif
    case SYS_faccessat:
        result = check_font((const char *)argument(context, 1));
        break;
    case SYS_newfstatat:
        result = state_of(
            (int)argument(context, 0), (const char *)argument(context, 1), (void *)argument(context, 2),
            (int)argument(context, 3));
        break;
    }
    set_result(context, result);
    errno = error;
}

bool tabard_answer_font_calls(void) {
    struct sigaction action = {.sa_sigaction = answer_call, .sa_flags = SA_SIGINFO | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    return sigaction(SIGSYS, &action, NULL) == 0;
}
