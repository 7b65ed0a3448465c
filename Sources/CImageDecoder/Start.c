#define _GNU_SOURCE
#include "CImageDecoder.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// The name under which the program's own file is started as a decoder. Being a name and no variable of the
// environment, it is not passed on to other programs.
static char decoder_name[] = "Tabard image decoder";

static bool is_called_at_start = false;

// In Swift. It does not return.
extern void tabard_image_decoder_main(void);

static bool has_socket(void) {
    int kind = 0;
    socklen_t size = sizeof kind;
    return getsockopt(TabardDecoderSocket, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 && kind == SOCK_SEQPACKET;
}

// Runs before the program's main function, and instead of it in a decoder.
__attribute__((constructor)) static void become_decoder(int argc, char **argv) {
#ifdef __GLIBC__
    is_called_at_start = true;
    if (argc != 1 || argv[0] == NULL || strcmp(argv[0], decoder_name) != 0) return;
    // Who is not the program itself gets nothing that runs under this name.
    if (has_socket()) tabard_image_decoder_main();
    _exit(125);
#else
    (void)argc;
    (void)argv;
    (void)has_socket;
#endif
}

static const char *last_part(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash == NULL ? path : slash + 1;
}

// Whether an object names the library of a path among those that it is started with.
static bool needs(const struct dl_phdr_info *info, const ElfW(Dyn) *dynamic, const char *library) {
    ElfW(Addr) names = 0;
    for (const ElfW(Dyn) *entry = dynamic; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_STRTAB) names = entry->d_un.d_ptr;
    }
    if (names == 0) return false;
    // Some systems leave the address as it is in the file.
    if (names < info->dlpi_addr) names += info->dlpi_addr;
    for (const ElfW(Dyn) *entry = dynamic; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag != DT_NEEDED) continue;
        if (strcmp(last_part((const char *)names + entry->d_un.d_val), last_part(library)) == 0) return true;
    }
    return false;
}

// The first object is the program's own file. It holds this one, or names the library that does.
static int is_of_program(struct dl_phdr_info *info, size_t size, void *result) {
    (void)size;
    ElfW(Addr) address = (ElfW(Addr))become_decoder;
    Dl_info library = {0};
    bool has_library = dladdr((void *)become_decoder, &library) != 0 && library.dli_fname != NULL;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[index];
        ElfW(Addr) start = info->dlpi_addr + header->p_vaddr;
        bool holds = header->p_type == PT_LOAD && address >= start && address - start < header->p_memsz;
        bool names = header->p_type == PT_DYNAMIC && has_library
            && needs(info, (const ElfW(Dyn) *)start, library.dli_fname);
        if (holds || names) *(bool *)result = true;
    }
    return 1;
}

bool tabard_decoder_can_start(void) {
    // In a library that was loaded later, this file would have no say at the start of another process.
    bool result = false;
    if (is_called_at_start) dl_iterate_phdr(is_of_program, &result);
    return result;
}

static int add_descriptors(posix_spawn_file_actions_t *actions, const int descriptors[4]) {
    int error = 0;
    for (int index = 0; index < 4 && error == 0; index++) {
        error = posix_spawn_file_actions_adddup2(actions, descriptors[index], TabardDecoderSocket + index);
    }
    if (error == 0) error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDWR, 0);
    if (error == 0) error = posix_spawn_file_actions_adddup2(actions, 0, 1);
    if (error == 0) error = posix_spawn_file_actions_adddup2(actions, 0, 2);
    if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, TabardDecoderLifeline + 1);
    return error;
}

static int add_signals(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    // In a session of its own it has no terminal.
    short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID;
    int error = posix_spawnattr_setsigmask(attributes, &none);
    if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
    if (error == 0) error = posix_spawnattr_setflags(attributes, flags);
    return error;
}

pid_t tabard_decoder_start(int socket, int input, int output, int lifeline, char *const environment[]) {
    const int descriptors[4] = {socket, input, output, lifeline};
    char *const arguments[] = {decoder_name, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    pid_t process = -1;
    int error = posix_spawn_file_actions_init(&actions);
    if (error == 0) {
        error = posix_spawnattr_init(&attributes);
        if (error == 0) {
            error = add_descriptors(&actions, descriptors);
            if (error == 0) error = add_signals(&attributes);
            // Not fork: the program has threads, and their locks would stay locked in the copy.
            if (error == 0) {
                error = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environment);
            }
            posix_spawnattr_destroy(&attributes);
        }
        posix_spawn_file_actions_destroy(&actions);
    }
    if (error == 0) return process;
    errno = error;
    return -1;
}
