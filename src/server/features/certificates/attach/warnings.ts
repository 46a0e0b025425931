import { sql } from 'kysely';
import { compareCertificate, type Difference } from '../../../../domain/certificates/comparison.ts';
import { pageRange } from '../../../../domain/certificates/pageRange.ts';
import { formatDate, isLocalDate } from '../../../../domain/dates.ts';
import { formatCpfCnpj, isCpfCnpj } from '../../../../domain/documents/cpfCnpj.ts';
import { formatMatriculaNumber } from '../../../../domain/documents/matriculaNumber.ts';
import { errors } from '../../../../domain/errors.ts';
import { todayOf } from '../../../../field-types/todayOf.ts';
import type { Warning } from '../../../../metadata/calls/certificates.ts';
import { type TextParams, text } from '../../../../metadata/texts.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import { and, scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { namesOfTypes } from '../typeNames.ts';
import type { DocumentData } from './documentData.ts';
import { factsIn, heldFor } from './heldFor.ts';
import type { Proof } from './said.ts';

/** Gravest first. Worked out when asked: the day, the request and other certificates change. */
export async function warningsOf(work: Work, record: FullRecord): Promise<readonly Warning[]> {
  const data = record.Dados as DocumentData | null;
  if (!data?.Leitura || record.IdentificadorArquivo === null) return [];
  const say = (Codigo: string, params: TextParams = {}, more: Partial<Warning> = {}): Warning => ({
    Codigo,
    Texto: text(work.actor.locale, `certificates.warnings.${Codigo}`, params),
    Confirmar: false,
    ...more,
  });
  return [
    ...(await divergences(work, record, data, say)),
    ...(await mixture(work, data, say)),
    ...untitled(data, say),
    ...expired(work, record, data, say),
    ...data.Contradicoes.map(({ Codigo, Valores, Provas }) => say(Codigo, shown(Valores, work), { Provas })),
    ...data.Ressalvas.filter(({ Valor }) => Valor === 'no-certificate').map((proof) =>
      say('no-certificate', {}, { Provas: [proof] }),
    ),
    ...(await repeated(work, record, say)),
    ...several(data, say),
    ...(data.Leitura === 'lida' && data.PaginasLidas < data.Paginas
      ? [say('pages-unread', { read: data.PaginasLidas, pages: data.Paginas })]
      : []),
    ...(data.Protegido ? [say('file-locked')] : []),
    ...data.ConteudoAtivo.map((kind) => say(`active-${kind}`)),
    ...(data.Leitura === 'na_fila' ? [say('reading-waits')] : []),
    ...(data.Leitura === 'nao_lida' ? [say('unread', { why: whyOf(data, record, work) })] : []),
  ];
}

type Say = (code: string, params?: TextParams, more?: Partial<Warning>) => Warning;

/** Another kind, another holder or another property. Writing alone (accents, abbreviations) is none. */
async function divergences(
  work: Work,
  record: FullRecord,
  data: DocumentData,
  say: Say,
): Promise<readonly Warning[]> {
  const found = compareCertificate(factsIn(data), await heldFor(work, record));
  const result: Warning[] = [];
  for (const { field, here, there, severity } of found) {
    const code = field === 'document' && severity === 'MEDIA' ? 'other-branch' : warningOf[field];
    if (!code || there === '' || severity === 'BAIXA' || severity === 'INFO') continue;
    const known = field === 'type' ? await namesOfTypes(work, [here, there]) : null;
    const name = (value: string) =>
      known?.get(value) ?? (field === 'matricula' ? recordText(value, work) : documentText(value));
    const source = (field === 'type' ? data.Sobre.Tipo : undefined) ?? proofFor(field, data);
    result.push(
      say(
        code,
        { here: name(here), there: name(there) },
        { Confirmar: severity !== 'MEDIA', ...(source ? { Provas: [source] } : {}) },
      ),
    );
  }
  return result;
}

const warningOf: Readonly<Partial<Record<Difference['field'], string>>> = {
  type: 'other-type',
  document: 'other-holder',
  name: 'other-name',
  matricula: 'other-property',
  cns: 'other-property',
  municipalRegistration: 'other-property',
  incraCode: 'other-property',
  car: 'other-property',
  nirf: 'other-property',
};

function proofFor(field: Difference['field'], { Sobre, Imovel = {} }: DocumentData): Proof | undefined {
  const proofs: Readonly<Partial<Record<Difference['field'], Proof | undefined>>> = {
    document: Sobre.Documento,
    name: Sobre.Nome,
    matricula: Sobre.Matricula,
    cns: Sobre.Cns,
    municipalRegistration: Sobre.InscricaoMunicipal,
    incraCode: Imovel.CodigoIncra,
    car: Imovel.Car,
    nirf: Imovel.Cib,
  };
  return proofs[field];
}

const recordText = (number: string, { actor }: Work): string =>
  text(actor.locale, 'certificates.recordInTitle', { number: formatMatriculaNumber(number) });

const documentText = (value: string): string => (isCpfCnpj(value) ? formatCpfCnpj(value) : value);

/** A paper that says of itself no kind of certificate, or nothing at all, may be anything. */
function untitled({ Leitura, Sobre, Propostas }: DocumentData, say: Say): readonly Warning[] {
  if (Leitura !== 'lida' || Sobre.Tipo) return [];
  const isSilent = Object.keys(Sobre).length === 0 && Object.keys(Propostas).length === 0;
  return [say(isSilent ? 'nothing-read' : 'untitled')];
}

/** Two kinds on one page: what was read may be of either. */
async function mixture(work: Work, { Segunda }: DocumentData, say: Say): Promise<readonly Warning[]> {
  if (!Segunda) return [];
  const other = (await namesOfTypes(work, [Segunda.Valor])).get(Segunda.Valor) ?? Segunda.Valor;
  return [say('several-on-page', { other }, { Confirmar: true, Provas: [Segunda] })];
}

/** Of a file that holds several certificates, which pages answer; the others stay in it. */
function several({ Partes, Parte = 1 }: DocumentData, say: Say): readonly Warning[] {
  const pages = Partes?.[Parte - 1]?.Paginas;
  return Partes && pages
    ? [say('several-certificates', { count: Partes.length, pages: pageRange(pages) })]
    : [];
}

/** What is not issued yet and has lapsed already proves nothing of today. */
function expired(work: Work, record: FullRecord, { Propostas }: DocumentData, say: Say): readonly Warning[] {
  const due = Propostas.DataVencimento;
  const isLapsed = typeof due?.Valor === 'string' && due.Valor < todayOf(work.actor);
  return isLapsed && record.Situacao !== 'emitida'
    ? [say('expired', { due: formatDate(String(due.Valor), work.actor.locale, 'full') }, { Provas: [due] })]
    : [];
}

/** The same bytes with another certificate the reader may see. */
async function repeated(work: Work, record: FullRecord, say: Say): Promise<readonly Warning[]> {
  const { entity } = work.models.named('certidao');
  const { rows } = await sql<{ id: number; title: string; operation: string }>`
    select t."Identificador" as id, t."Titulo" as title, o."Codigo" as operation from certidao t
    join operacao o on o."Identificador" = t."IdentificadorOperacao"
    where ${and([
      sql`t."Sha256" = ${record.Sha256}`,
      sql`t."Identificador" <> ${record.Identificador}`,
      sql`t."ExcluidoEm" is null`,
      // Other pages of a file that holds several certificates answer something else.
      sql`coalesce(t."Dados" ->> 'Parte', '') is not distinct from ${String(parteOf(record) ?? '')}`,
      scopeOf(entity, work.actor, work.models, 't'),
    ])} order by t."Identificador" limit 3`.execute(work.tx);
  return rows.map(({ id, title, operation }) =>
    say('file-repeated', { title, operation }, { IdentificadorCertidao: Number(id) }),
  );
}

const parteOf = ({ Dados }: FullRecord) => (Dados as DocumentData | null)?.Parte;

/** What the file is refused for; trouble of the server's own is told without a remedy nobody here has. */
const whyOf = ({ Motivo }: DocumentData, { NomeArquivo }: FullRecord, { actor }: Work): string =>
  Motivo && errors[Motivo] !== 'unavailable'
    ? text(actor.locale, `errors.${Motivo}`, { file: String(NomeArquivo) })
    : text(actor.locale, 'certificates.reading-failed');

/** Days as people write them. */
const shown = (values: Readonly<Record<string, string | number>>, { actor }: Work): TextParams =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isLocalDate(value)
        ? formatDate(value, actor.locale, 'full')
        : typeof value === 'string'
          ? documentText(value)
          : value,
    ]),
  );
