import { byteOrderMark, toCsvLines } from '../../../../domain/csv.ts';
import { formatDate } from '../../../../domain/dates.ts';
import { formatCpfCnpj, isCpfCnpj } from '../../../../domain/documents/cpfCnpj.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { entityNamed } from '../../../../metadata/entities.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { text } from '../../../../metadata/texts.ts';
import type { ChosenFile } from './chosenFiles.ts';

/** Columns behind the file's own name and its type's code, by field. */
const columns = [
  'IdentificadorOperacao',
  'IdentificadorCliente',
  'Titulo',
  'Nome',
  'Documento',
  'NumeroMatricula',
  'Estado',
  'Resultado',
  'DataEmissao',
  'DataVencimento',
  'Orgao',
  'Numero',
  'CodigoVerificacao',
  'Autenticidade',
  'Observacao',
  'Sha256',
] as const;

/**
 * `indice.csv`: semicolons, UTF-8 with its mark and days as dd/mm/yyyy whatever the reader's language, as the archive's
 * reader may be another than who asked for it; texts that begin like a formula are made harmless.
 * @see certificates, section 6
 */
export function indexFile(chosen: readonly ChosenFile[], locale: Locale): Buffer {
  const { fields } = entityNamed('certidao');
  const labels = columns.map((name) => fields.find((field) => field.name === name)?.label[locale] ?? name);
  const own = ['file', 'code'].map((key) => text(locale, `certificates.index.${key}`));
  const rows = chosen.map((one) => [
    one.name,
    one.typeCode,
    ...columns.map((name) => cell(one, name, locale)),
  ]);
  const cells = [[...own, ...labels], ...rows].map((row) =>
    row.map((value) => ({ text: value, isNumber: false })),
  );
  return Buffer.from(byteOrderMark + toCsvLines(cells, 'pt-br'));
}

function cell({ record }: ChosenFile, name: (typeof columns)[number], locale: Locale): string {
  const value = record[name];
  if (value === null || value === undefined) return '';
  const written = String(value);
  const enumeration = enumerations[name];
  if (enumeration) return enumLabel(locale)(enumeration, written);
  const label = (record.Rotulos as Readonly<Record<string, string>>)[name];
  if (label !== undefined) return label;
  if (name === 'Documento') return isCpfCnpj(written) ? formatCpfCnpj(written) : written;
  return name.startsWith('Data') ? formatDate(written, 'pt-br', 'full') : written;
}

const enumerations: Readonly<Record<string, string>> = {
  Estado: 'EstadoCertidao',
  Resultado: 'ResultadoCertidao',
  Autenticidade: 'AutenticidadeCertidao',
};
