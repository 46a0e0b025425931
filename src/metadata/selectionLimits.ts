/** What a call on several records takes at once: told by the console before it is made, and kept by the server. */

/** Records that one call deletes, acts on or moves. @see design, section 5 */
export const mostAtOnce = 1000;

/** Records an export can be asked for by number: their keys stand in the address of the call. */
export const mostExportedById = 500;

/** Rows an export is waited for; more are made as a file in the background. */
export const mostExportedAtOnce = 50_000;

/** As many as can be read side by side. */
export const mostMerged = 5;

/** Most certificates of one ZIP. @see certificates, section 6 */
export const mostZipped = 200;
