#define _GNU_SOURCE
#include "CImageDecoder.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef P_PIDFD
#define P_PIDFD 3
#endif

void tabard_message_set_text(TabardDecoderMessage *message, const char *text) {
    memset(message->text, 0, sizeof message->text);
    strncpy(message->text, text, sizeof message->text - 1);
}

const char *tabard_message_text(TabardDecoderMessage *message) {
    message->text[sizeof message->text - 1] = 0;
    return message->text;
}

int tabard_process_open(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

void tabard_process_end(pid_t process, int descriptor, char *description, size_t size) {
    siginfo_t info = {0};
    // Should the program have waited for all of its children itself, the number may be another process's by now.
    if (descriptor >= 0) {
        syscall(SYS_pidfd_send_signal, descriptor, SIGKILL, NULL, 0);
    } else {
        kill(process, SIGKILL);
    }
    int result;
    do {
        result = descriptor >= 0 ? waitid(P_PIDFD, (id_t)descriptor, &info, WEXITED)
                                 : waitid(P_PID, (id_t)process, &info, WEXITED);
    } while (result != 0 && errno == EINTR);
    if (result != 0) {
        snprintf(description, size, "it ended");
    } else if (info.si_code == CLD_EXITED) {
        snprintf(description, size, "it ended with status %d", info.si_status);
    } else {
        snprintf(description, size, "signal %d ended it", info.si_status);
    }
}

double tabard_process_seconds(pid_t process) {
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

bool tabard_is_main_thread(void) { return gettid() == getpid(); }

// Above the numbers that descriptors have in a decoder, so that none is overwritten by another.
static int moved(int descriptor) {
    if (descriptor < 0) return -1;
    int result = fcntl(descriptor, F_DUPFD_CLOEXEC, TabardDecoderLifeline + 1);
    close(descriptor);
    return result;
}

int tabard_memory_file(void) { return moved(memfd_create("image", MFD_CLOEXEC)); }

bool tabard_socket_pair(int ends[2]) {
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
    ends[0] = moved(ends[0]);
    ends[1] = moved(ends[1]);
    if (ends[0] >= 0 && ends[1] >= 0) return true;
    if (ends[0] >= 0) close(ends[0]);
    if (ends[1] >= 0) close(ends[1]);
    return false;
}

bool tabard_font_send(int socket, int descriptor) {
    char isOpen = descriptor >= 0;
    struct iovec part = {&isOpen, 1};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control = {0};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (isOpen) {
        message.msg_control = control.bytes;
        message.msg_controllen = sizeof control.bytes;
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    }
    return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT) == 1;
}
