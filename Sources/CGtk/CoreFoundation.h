// What Foundation's library exports of Core Foundation, and no public header declares. References are plain pointers
// here: Foundation's strings, data and dictionaries are these very objects.

#ifndef TABARD_CORE_FOUNDATION_H
#define TABARD_CORE_FOUNDATION_H

#include <stdbool.h>

extern const void *const kCFRunLoopDefaultMode;
const void *CFRunLoopGetMain(void);
int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returnAfterSourceHandled);
void CFRunLoopPerformBlock(const void *loop, const void *mode, const void *block);
void CFRunLoopWakeUp(const void *loop);
void CFRunLoopAddObserver(const void *loop, const void *observer, const void *mode);

extern const void *const kCFPreferencesCurrentApplication;
extern const void *const kCFPreferencesCurrentUser;
extern const void *const kCFPreferencesAnyHost;
const void *CFPreferencesCopyValue(const void *key, const void *application, const void *user, const void *host);
const void *CFPreferencesCopyMultiple(const void *keys, const void *application, const void *user, const void *host);
void CFPreferencesSetAppValue(const void *key, const void *value, const void *application);
unsigned char CFPreferencesAppSynchronize(const void *application);
const void *_CFXDGCreateConfigHomePath(void);
const char **_CFGetProgname(void);

const void *CFCopyDescription(const void *object);
unsigned char CFEqual(const void *object, const void *other);
void CFRelease(const void *object);
unsigned long CFGetTypeID(const void *object);
unsigned long CFDictionaryGetTypeID(void);
void *CFDictionaryCreateMutableCopy(const void *allocator, long capacity, const void *dictionary);
long CFDictionaryGetCount(const void *dictionary);
void CFDictionaryGetKeysAndValues(const void *dictionary, const void **keys, const void **values);
const void *CFDictionaryGetValue(const void *dictionary, const void *key);
void CFDictionarySetValue(void *dictionary, const void *key, const void *value);
void CFDictionaryRemoveValue(void *dictionary, const void *key);
const void *CFPropertyListCreateWithData(
    const void *allocator, const void *data, unsigned long options, long *format, const void **error);
const void *CFPropertyListCreateData(
    const void *allocator, const void *propertyList, long format, unsigned long options, const void **error);

#endif
