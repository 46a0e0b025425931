/** Records that one call deletes or acts on (design, section 5). */
export const mostAtOnce = 1000;

/** Records an export can be asked for by number: their keys stand in the address of the call. */
export const mostExportedById = 500;
