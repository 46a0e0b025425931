import { fold } from '../../../../domain/text/fold.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';

/**
 * `{operacao}_{tipo}_{documento}_{emissao}.pdf`: letters, digits and hyphens alone, so that it is a name on every
 * system. What a certificate does not have is called so. @see certificates, section 6
 */
export function entryName({
  record,
  typeCode,
}: {
  readonly record: FullRecord;
  readonly typeCode: string;
}): string {
  const { IdentificadorOperacao } = record.Rotulos as Readonly<Record<string, string>>;
  const about = record.Documento ?? record.NumeroMatricula ?? record.CodigoIncra ?? record.Cib ?? record.Car;
  const parts = [
    part(IdentificadorOperacao ?? record.IdentificadorOperacao, 'operacao'),
    part(typeCode, 'certidao'),
    part(about, 'sem-documento'),
    part(record.DataEmissao, 'sem-data'),
  ];
  return `${parts.join('_')}.pdf`;
}

const longest = 40;

const part = (value: unknown, absent: string): string => {
  const plain = fold(String(value ?? ''))
    .replace(/[^A-Z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest);
  return plain === '' ? absent : plain;
};

/** A name that comes again gets a number, also where only case would part the two; the empty one stays. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === '') return name;
    const stem = name.replace(/\.pdf$/, '');
    let unique = name;
    for (let turn = 2; taken.has(unique.toLowerCase()); turn += 1) unique = `${stem}_${turn}.pdf`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
