// The functions of librsvg that are used here. The library is loaded when the first document is read: an app that shows none
// would pay for 40,000 addresses in it at each start.

#ifndef TABARD_VECTOR_DOCUMENTS_H
#define TABARD_VECTOR_DOCUMENTS_H

#include <cairo.h>
#include <dlfcn.h>
#include <glib.h>
#include <stdbool.h>

// What librsvg calls RsvgRectangle and RsvgLength.
typedef struct {
    double x, y, width, height;
} tabard_vector_rectangle;

typedef struct {
    double length;
    int unit;
} tabard_vector_length;

typedef struct {
    gpointer (*new_from_data)(const guint8 *, gsize, GError **);
    void (*set_dpi)(gpointer, double);
    gboolean (*render_document)(gpointer, cairo_t *, const tabard_vector_rectangle *, GError **);
    gboolean (*get_intrinsic_size_in_pixels)(gpointer, double *, double *);
    void (*get_intrinsic_dimensions)(gpointer, gboolean *, tabard_vector_length *, gboolean *,
                                     tabard_vector_length *, gboolean *, tabard_vector_rectangle *);
} tabard_vector_functions;

// Whether the library is there, with all of them.
static inline bool tabard_load_vector_functions(tabard_vector_functions *functions) {
    void *library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) return false;
    *(void **)&functions->new_from_data = dlsym(library, "rsvg_handle_new_from_data");
    *(void **)&functions->set_dpi = dlsym(library, "rsvg_handle_set_dpi");
    *(void **)&functions->render_document = dlsym(library, "rsvg_handle_render_document");
    *(void **)&functions->get_intrinsic_size_in_pixels =
        dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
    *(void **)&functions->get_intrinsic_dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
    return functions->new_from_data != NULL && functions->set_dpi != NULL && functions->render_document != NULL
        && functions->get_intrinsic_size_in_pixels != NULL && functions->get_intrinsic_dimensions != NULL;
}

#endif
