/** Variables by which the processes of one run of the suite know of each other. */
export const runKeys = { process: 'FOLIO_TEST_RUN', images: 'FOLIO_TEST_IMAGES' } as const;
