/** The role of every transaction of the application: may read and write rows, owns nothing, obeys policies. */
export const applicationRole = 'folio_aplicacao';
