/** What tells one record of a desk or an operation from the next; its office stands on its own page. */
export const matriculaColumns = [
  'IdentificadorOperacao',
  'Situacao',
  'Denominacao',
  'Municipio',
  'Uf',
  'AreaHa',
  'OnusEmVigor',
] as const;
