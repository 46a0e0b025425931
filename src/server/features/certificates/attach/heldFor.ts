import type { CertificateContent, Held, PersonHeld } from '../../../../domain/certificates/comparison.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { DocumentSays } from './documentData.ts';
import type { Said } from './said.ts';

/** What a document says that can be laid beside what was asked for. */
export function factsIn({ Sobre, Imovel = {} }: DocumentSays): CertificateContent {
  return {
    type: textOf(Sobre.Tipo),
    name: textOf(Sobre.Nome),
    document: textOf(Sobre.Documento),
    matricula: textOf(Sobre.Matricula),
    cns: textOf(Sobre.Cns),
    municipalRegistration: textOf(Sobre.InscricaoMunicipal),
    incraCode: textOf(Imovel.CodigoIncra),
    car: textOf(Imovel.Car),
    nirf: textOf(Imovel.Cib),
  };
}

/**
 * Of whom and of what a certificate was asked for: the person searched, who may be an owner and not the client, else
 * the client, and the numbers of the property.
 */
export async function heldFor(work: Work, record: Row): Promise<Held> {
  const type = await findRecord(
    work,
    work.models.named('tipo-certidao'),
    Number(record.IdentificadorTipoCertidao),
    { which: 'both' },
  );
  return {
    type: String(type.Codigo),
    people: await peopleOf(work, record),
    isExact: record.PesquisaExata !== false,
    property: {
      ...registryNumbers(record),
      incraCode: record.CodigoIncra as string | null,
      car: record.Car as string | null,
      nirf: typeof record.Cib === 'string' ? [record.Cib] : [],
    },
  };
}

/** Numbers by which the registry and the city know what was searched for; a loose search takes any office. */
export const registryNumbers = ({ NumeroMatricula, Cns, InscricaoMunicipal, PesquisaExata }: Row) => ({
  matricula: NumeroMatricula as string | null,
  cns: PesquisaExata === false ? null : (Cns as string | null),
  municipalRegistration: InscricaoMunicipal as string | null,
});

async function peopleOf(work: Work, record: Row): Promise<readonly PersonHeld[]> {
  const { Nome, Documento, IdentificadorCliente } = record;
  const client =
    typeof IdentificadorCliente === 'number'
      ? await findRecord(work, work.models.named('cliente'), IdentificadorCliente, { which: 'both' })
      : null;
  const document = (Documento ?? (Nome ? null : client?.Documento) ?? null) as string | null;
  const name = Nome ?? (client && (document === null || client.Documento === document) ? client.Nome : null);
  if (name) return [{ name: String(name), document }];
  // A number without a name is held against the document's number alone.
  return document === null ? [] : [{ name: '', document }];
}

const textOf = (value: Said | undefined): string | null =>
  typeof value?.Valor === 'string' ? value.Valor : null;
