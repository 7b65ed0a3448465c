// The functions of libpq that are used, as its header declares them.

#ifndef TABARD_POSTGRES_LIBRARY_H
#define TABARD_POSTGRES_LIBRARY_H

#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif

#define TABARD_POSTGRES_FUNCTIONS(use)                                                                                 \
    use(PQbackendPID) use(PQclear) use(PQconnectPoll) use(PQconnectStartParams) use(PQconsumeInput)                    \
    use(PQerrorMessage) use(PQfinish) use(PQflush) use(PQfreemem) use(PQgetisnull) use(PQgetlength)                    \
    use(PQgetResult) use(PQgetvalue) use(PQisBusy) use(PQnfields) use(PQnotifies) use(PQresultErrorField)              \
    use(PQresultStatus) use(PQsendQueryParams) use(PQsetnonblocking) use(PQsetNoticeReceiver)                          \
    use(PQsetSingleRowMode) use(PQsocket) use(PQsslInUse) use(PQstatus)

#define TABARD_POSTGRES_POINTER(function) __typeof__(&function) function;
typedef struct {
    TABARD_POSTGRES_FUNCTIONS(TABARD_POSTGRES_POINTER)
} TabardPostgresLibrary;

// The library; all NULL until it is loaded.
extern TabardPostgresLibrary tabard_postgres_library;

#endif
