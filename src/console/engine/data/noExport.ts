/** Stands in for the package that react-admin would export lists with: whole lists are the server's to export. */
export default function noExport(): never {
  throw new Error('lists are exported by the server');
}
