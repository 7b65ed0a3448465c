#include "Library.h"
#include "CPostgres.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

TabardPostgresLibrary tabard_postgres_library;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char problem[256];

static void load(void) {
    void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *why = dlerror();
        snprintf(problem, sizeof problem, "%s", why ? why : "libpq.so.5 cannot be loaded");
        return;
    }
#define FIND(function)                                                                                                 \
    tabard_postgres_library.function = (__typeof__(&function))dlsym(library, #function);                              \
    if (!tabard_postgres_library.function) {                                                                           \
        snprintf(problem, sizeof problem, "libpq.so.5 has no function " #function);                                    \
        return;                                                                                                        \
    }
    TABARD_POSTGRES_FUNCTIONS(FIND)
#undef FIND
}

const char *tabard_postgres_load(void) {
    pthread_once(&once, load);
    return problem[0] ? problem : NULL;
}
