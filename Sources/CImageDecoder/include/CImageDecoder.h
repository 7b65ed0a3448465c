// A second process of the program itself that decodes images from elsewhere, confined: how it begins, what it is
// denied, and what the two processes tell each other.

#ifndef TABARD_CIMAGEDECODER_H
#define TABARD_CIMAGEDECODER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// The descriptors that a decoder is started with; it has no others but its standard ones, which lead nowhere.
enum {
    TabardDecoderSocket = 3,
    // The image's file, as the program wrote it into memory.
    TabardDecoderInput = 4,
    // The pixels, as the decoder wrote them into memory.
    TabardDecoderOutput = 5,
    // Hangs up when the program ends, however it does; the decoder ends with it.
    TabardDecoderLifeline = 6,
};

typedef enum {
    TabardDecoderPNG = 1,
    TabardDecoderJPEG = 2,
    // Reads an SVG's natural size, and draws it once.
    TabardDecoderVectorSize = 3,
    TabardDecoderVectorDrawing = 4,
} TabardDecoderTask;

typedef struct {
    uint32_t task;
    uint32_t width;
    uint32_t height;
    // What the one drawing of TabardDecoderVectorSize may have.
    uint32_t pixelLimit;
    uint64_t byteCount;
    uint64_t stackBytes;
} TabardDecoderRequest;

typedef enum {
    TabardDecoderReady = 1,
    // Asks for a font's file by its path.
    TabardDecoderFont = 2,
    TabardDecoderImage = 3,
    TabardDecoderFailure = 4,
} TabardDecoderMessageKind;

// How much a decoder is denied.
typedef enum {
    // Time, memory and descriptors are limited.
    TabardConfinementLimits = 1,
    // In addition it can make no system calls but those that decoding needs.
    TabardConfinementCalls = 2,
} TabardConfinement;

typedef enum {
    TabardPixelsRGB = 1,
    TabardPixelsRGBA = 2,
    // As Cairo has them: native words, premultiplied.
    TabardPixelsCairo = 3,
} TabardDecoderPixels;

enum { TabardDecoderTextLimit = 1024 };

// What a decoder says. Nothing in it may be believed before it is checked.
typedef struct {
    uint32_t kind;
    // A TabardConfinement, or the number of an error's code.
    uint32_t value;
    uint32_t width;
    uint32_t height;
    uint32_t stride;
    uint32_t pixels;
    double naturalWidth;
    double naturalHeight;
    // A path, or the cause of a failure.
    char text[TabardDecoderTextLimit];
} TabardDecoderMessage;

// The bounds of a decoder as a whole.
typedef struct {
    // Beyond what it has when its libraries are loaded.
    uint64_t memoryBytes;
    uint64_t fileBytes;
    uint64_t processorSeconds;
} TabardDecoderLimits;

// Shortens the text where it is too long.
void tabard_message_set_text(TabardDecoderMessage *message, const char *text);
// The text, which ends wherever the sender said it would not.
const char *tabard_message_text(TabardDecoderMessage *message);

// Whether a start of the program's own file becomes a decoder when it is asked to.
bool tabard_decoder_can_start(void);
// Starts a decoder; returns the process, or -1 with the reason in errno.
pid_t tabard_decoder_start(int socket, int input, int output, int lifeline, char *const environment[]);
// A descriptor of a process, which never stands for another one; -1 where the system has none.
int tabard_process_open(pid_t process);
// Kills a process, waits for it and describes how it ended.
void tabard_process_end(pid_t process, int descriptor, char *description, size_t size);
// The processor time that a process has used, in seconds; negative if it is not known.
double tabard_process_seconds(pid_t process);

bool tabard_is_main_thread(void);

// A file in memory, out of the way of the descriptors above; -1 on failure.
int tabard_memory_file(void);
// Two ends that are joined, out of the way of the descriptors above; false on failure.
bool tabard_socket_pair(int ends[2]);
// Answers the request for a font's file; a negative descriptor refuses it.
bool tabard_font_send(int socket, int descriptor);

// Gives up, for good and for all threads, what decoding does not need.
TabardConfinement tabard_confine(TabardDecoderLimits limits);

#endif
