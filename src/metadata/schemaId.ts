/** Name of the precompiled validator: an identifier, since it becomes one. */
export const schemaId = (name: string) => name.replaceAll(/[-.]/g, '_');
