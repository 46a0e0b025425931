import {
  compareCertificate,
  type Difference,
  type Held,
  type PersonHeld,
  propertyHeld,
} from '../../../../domain/certificates/comparison.ts';
import { oldExercise } from '../../../../domain/certificates/exercise.ts';
import { applyCorrections, situationOf } from '../../../../domain/matricula/corrections/index.ts';
import type { Situation } from '../../../../domain/matricula/model/index.ts';
import { severities } from '../../../../domain/severity.ts';
import { todayOf } from '../../../../field-types/todayOf.ts';
import { text } from '../../../../metadata/texts.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import { recordsSpokenOf } from '../../matricula/findings/statements.ts';
import { currentReading } from '../../matricula/reading/readings.ts';
import type { DocumentData } from '../attach/documentData.ts';
import { factsIn, registryNumbers } from '../attach/heldFor.ts';
import { companyFindings } from '../fill/companyFindings.ts';
import { endedOnce } from './endedOnce.ts';

/** A value in which an issued certificate and what is held of client or property disagree. */
export interface DifferenceOnWire {
  readonly Campo: string;
  readonly Certidao: string;
  readonly Cadastro: string;
  readonly Severidade: Difference['severity'];
  /** In the reader's language. */
  readonly Texto: string;
}

/**
 * The document of an issued certificate beside the client and, for who may read it, the registry record it is about,
 * gravest first. Worked out each time: client and record change, and nothing of it is stored.
 */
export async function differencesOf(work: Work, record: FullRecord): Promise<readonly DifferenceOnWire[]> {
  const data = record.Dados as DocumentData | null;
  if (record.Situacao !== 'emitida' || !data?.Sobre) return [];
  const found = [
    ...(await withHeld(work, record, data)),
    ...(await companyFindings(work, record)),
    ...(await exerciseHint(work, record, data)),
  ];
  return found.sort((a, b) => severities.indexOf(a.Severidade) - severities.indexOf(b.Severidade));
}

/** The person and the property the document is about. */
async function withHeld(work: Work, record: FullRecord, data: DocumentData): Promise<DifferenceOnWire[]> {
  const situation = await situationFor(work, record);
  const held: Held = {
    people: await peopleFor(work, record, situation),
    property: { ...(situation ? propertyHeld(situation.property) : {}), ...registryNumbers(record) },
  };
  return compareCertificate(factsOf(data), held)
    .filter(({ there }) => there !== '')
    .map(({ field, here, there, severity }) => ({
      Campo: wireNames[field],
      Certidao: here,
      Cadastro: there,
      Severidade: severity,
      Texto: endedOnce(text(work.actor.locale, `certificates.differences.${field}`, { here, there })),
    }));
}

function factsOf(data: DocumentData) {
  const land = data.Imovel ?? {};
  const said = (name: string) => {
    const value = land[name]?.Valor;
    return typeof value === 'string' ? value : null;
  };
  // The kind was compared with what was asked for before the answer was taken.
  return {
    ...factsIn(data),
    type: null,
    ccir: said('Ccir'),
    municipality: said('Municipio'),
    state: said('Uf'),
    area: said('Area'),
  };
}

/** The record it speaks of, as it stands today; null where there is none, it was not read, or is not this reader's. */
async function situationFor(work: Work, record: FullRecord): Promise<Situation | null> {
  const { entity } = work.models.named('registro-matricula');
  if (!holds(work.actor, entity.codes.get)) return null;
  const [id] = await recordsSpokenOf(work, record.Identificador);
  const current = id === undefined ? null : await currentReading(work.tx, id);
  return current ? situationOf(applyCorrections(current.reading, current.corrections)) : null;
}

/** A CCIR or a declaration of ITR is of an exercise: an older one than today's is told, not held against anybody. */
async function exerciseHint(
  work: Work,
  record: FullRecord,
  { Imovel }: DocumentData,
): Promise<DifferenceOnWire[]> {
  const printed = Imovel?.Exercicio?.Valor;
  if (typeof printed !== 'string') return [];
  const type = await findRecord(
    work,
    work.models.named('tipo-certidao'),
    Number(record.IdentificadorTipoCertidao),
    { which: 'both' },
  );
  const old = oldExercise(String(type.Codigo), printed, todayOf(work.actor));
  if (!old) return [];
  return [
    {
      Campo: 'Exercicio',
      Certidao: printed,
      Cadastro: String(old.current),
      Severidade: 'INFO',
      Texto: text(work.actor.locale, 'certificates.differences.exercise', {
        here: printed,
        current: old.current,
      }),
    },
  ];
}

/** The client, whoever else was searched by name or number, and the owners of the property. */
async function peopleFor(
  work: Work,
  record: FullRecord,
  situation: Situation | null,
): Promise<readonly PersonHeld[]> {
  const { IdentificadorCliente: id, Nome, Documento } = record;
  const client =
    typeof id === 'number'
      ? await findRecord(work, work.models.named('cliente'), id, { which: 'both' })
      : null;
  const asked = { name: String(Nome ?? ''), document: (Documento as string | null) ?? null };
  const isOther = asked.document !== null && asked.document !== client?.Documento;
  return [
    ...(client ? [{ name: String(client.Nome), document: (client.Documento as string | null) ?? null }] : []),
    ...(isOther ? [asked] : []),
    ...(situation?.owners ?? []),
  ];
}

const wireNames: Readonly<Record<Difference['field'], string>> = {
  type: 'Tipo',
  name: 'Nome',
  document: 'Documento',
  matricula: 'NumeroMatricula',
  cns: 'Cns',
  municipalRegistration: 'InscricaoMunicipal',
  incraCode: 'CodigoIncra',
  ccir: 'Ccir',
  car: 'Car',
  nirf: 'Cib',
  municipality: 'Municipio',
  state: 'Uf',
  area: 'Area',
};
