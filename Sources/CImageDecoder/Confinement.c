#define _GNU_SOURCE
#include "CImageDecoder.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if __has_include(<linux/landlock.h>)
#include <linux/landlock.h>
#endif

#include "FontRequests.h"

static void limit(__rlimit_resource_t resource, rlim_t value) {
    struct rlimit limits;
    if (getrlimit(resource, &limits) != 0) return;
    if (limits.rlim_max == RLIM_INFINITY || limits.rlim_max > value) limits.rlim_max = value;
    limits.rlim_cur = limits.rlim_max;
    setrlimit(resource, &limits);
}

// The address space that the process has already.
static rlim_t used_memory(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL) return 0;
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
    return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static void limit_all(TabardDecoderLimits limits) {
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, 32);
    limit(RLIMIT_FSIZE, limits.fileBytes);
    limit(RLIMIT_CPU, limits.processorSeconds);
    limit(RLIMIT_AS, used_memory() + limits.memoryBytes);
}

// A signal ends the process as soon as the other end of the lifeline is gone.
static void hold_lifeline(void) {
    fcntl(TabardDecoderLifeline, F_SETOWN, getpid());
    int flags = fcntl(TabardDecoderLifeline, F_GETFL);
    if (flags >= 0) fcntl(TabardDecoderLifeline, F_SETFL, flags | O_ASYNC);
}

// No path leads anywhere any more. It holds also where system calls cannot be filtered.
static void deny_paths(void) {
#ifdef LANDLOCK_ACCESS_FS_MAKE_SYM
    struct landlock_ruleset_attr rules = {.handled_access_fs = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1};
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0);
    if (ruleset < 0) return;
    syscall(SYS_landlock_restrict_self, ruleset, 0);
    close(ruleset);
#endif
}

#if defined(__x86_64__)
#define TABARD_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define TABARD_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef TABARD_ARCHITECTURE

// What works on memory, threads and open files of the process itself.
static const int allowed_calls[] = {
    SYS_brk, SYS_clock_getres, SYS_clock_gettime, SYS_clock_nanosleep, SYS_close, SYS_exit, SYS_exit_group, SYS_fadvise64,
    SYS_fstat, SYS_futex, SYS_getcpu, SYS_getpid, SYS_getrandom, SYS_gettid, SYS_gettimeofday, SYS_lseek, SYS_madvise,
    SYS_membarrier, SYS_mremap, SYS_munmap, SYS_nanosleep, SYS_ppoll, SYS_pread64, SYS_pwrite64, SYS_read, SYS_readv,
    SYS_recvfrom, SYS_recvmsg, SYS_restart_syscall, SYS_rseq, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn,
    SYS_sched_getaffinity, SYS_sched_yield, SYS_sendmsg, SYS_sendto, SYS_set_robust_list, SYS_sigaltstack, SYS_sysinfo,
    SYS_uname, SYS_write, SYS_writev,
#ifdef SYS_poll
    SYS_poll,
#endif
#ifdef SYS_time
    SYS_time,
#endif
};

// Those that fonts are read with; each is answered by the program.
static const int font_calls[] = {
    SYS_openat, SYS_newfstatat, SYS_faccessat, SYS_faccessat2, SYS_statx,
#ifdef SYS_open
    SYS_open, SYS_access,
#endif
};

enum { FilterLimit = 256 };
typedef struct {
    struct sock_filter steps[FilterLimit];
    unsigned short count;
} Filter;

static void add(Filter *filter, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
    if (filter->count < FilterLimit) {
        filter->steps[filter->count] = (struct sock_filter)BPF_JUMP(code, value, if_true, if_false);
    }
    filter->count++;
}

static void load(Filter *filter, size_t offset) { add(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }
static void finish(Filter *filter, uint32_t action) { add(filter, BPF_RET | BPF_K, action, 0, 0); }

static void answer(Filter *filter, int call, uint32_t action) {
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 1);
    finish(filter, action);
}

static size_t argument(int index) { return offsetof(struct seccomp_data, args) + (size_t)index * 8; }

// Both architectures have the lower half of a word first.
static void begin_case(Filter *filter, int call, uint8_t steps) {
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, steps);
}

// Allows a call if one of its arguments has exactly this value in its lower half.
static void allow_if_equal(Filter *filter, int call, int index, uint32_t value) {
    begin_case(filter, call, 4);
    load(filter, argument(index));
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
    finish(filter, SECCOMP_RET_ALLOW);
    finish(filter, SECCOMP_RET_ERRNO | EPERM);
}

// Allows a call if one of its arguments lacks all of these bits.
static void allow_without(Filter *filter, int call, int index, uint32_t bits) {
    begin_case(filter, call, 4);
    load(filter, argument(index));
    add(filter, BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0);
    finish(filter, SECCOMP_RET_ALLOW);
    finish(filter, SECCOMP_RET_ERRNO | EPERM);
}

// Its own limits may be read, and none may be set.
static void allow_reading_limits(Filter *filter) {
    begin_case(filter, SYS_prlimit64, 8);
    for (int half = 0; half < 2; half++) {
        load(filter, argument(2) + (size_t)half * 4);
        add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, (uint8_t)(half == 0 ? 5 : 3));
    }
    load(filter, argument(0));
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1);
    finish(filter, SECCOMP_RET_ALLOW);
    finish(filter, SECCOMP_RET_ERRNO | EPERM);
}

static void allow_descriptor_flags(Filter *filter) {
    begin_case(filter, SYS_fcntl, 6);
    load(filter, argument(1));
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, F_GETFD, 2, 0);
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, F_SETFD, 1, 0);
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, F_GETFL, 0, 1);
    finish(filter, SECCOMP_RET_ALLOW);
    finish(filter, SECCOMP_RET_ERRNO | EPERM);
}

static bool deny_calls(void) {
    const uint32_t thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SYSVSEM | CLONE_SIGHAND | CLONE_THREAD
        | CLONE_SETTLS | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID;
    Filter filter = {.count = 0};
    load(&filter, offsetof(struct seccomp_data, arch));
    add(&filter, BPF_JMP | BPF_JEQ | BPF_K, TABARD_ARCHITECTURE, 1, 0);
    finish(&filter, SECCOMP_RET_KILL_PROCESS);
    load(&filter, offsetof(struct seccomp_data, nr));
    for (size_t index = 0; index < sizeof allowed_calls / sizeof *allowed_calls; index++) {
        answer(&filter, allowed_calls[index], SECCOMP_RET_ALLOW);
    }
    for (size_t index = 0; index < sizeof font_calls / sizeof *font_calls; index++) {
        answer(&filter, font_calls[index], SECCOMP_RET_TRAP);
    }
    // The arguments of clone3 lie in memory, where no filter sees them. Without it the C library uses clone.
    answer(&filter, SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);
    allow_if_equal(&filter, SYS_clone, 0, thread);
    allow_if_equal(&filter, SYS_tgkill, 0, (uint32_t)getpid());
    allow_if_equal(&filter, SYS_prctl, 0, PR_SET_NAME);
    allow_without(&filter, SYS_mmap, 2, PROT_EXEC);
    allow_without(&filter, SYS_mprotect, 2, PROT_EXEC);
    allow_reading_limits(&filter);
    allow_descriptor_flags(&filter);
    finish(&filter, SECCOMP_RET_ERRNO | EPERM);
    if (filter.count > FilterLimit || !tabard_answer_font_calls()) return false;
    struct sock_fprog program = {.len = filter.count, .filter = filter.steps};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

#else

static bool deny_calls(void) { return false; }

#endif

TabardConfinement tabard_confine(TabardDecoderLimits limits) {
    hold_lifeline();
    limit_all(limits);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return TabardConfinementLimits;
    deny_paths();
    return deny_calls() ? TabardConfinementCalls : TabardConfinementLimits;
}
