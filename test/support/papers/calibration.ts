import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Extraction } from '../../../src/domain/matricula/wire/index.ts';

/** One value of an extraction: how sure the reader said it was, and whether the right answers agree. */
export interface Judged {
  readonly record: string;
  /** `Numero`, `Imovel.Car`, `Proprietarios.Nome`, `Atos.Data`… */
  readonly field: string;
  /** Event of its act as read; null outside acts. */
  readonly event: string | null;
  /** 0..100; null where nothing proves the value. */
  readonly confidence: number | null;
  readonly isRight: boolean;
  readonly read: unknown;
  readonly gold: unknown;
}

/** How often values of one kind are right, by what the reader said of them. */
export interface Calibration {
  readonly name: string;
  /** Values shown at 90..100, and how many of them are right. */
  readonly sure: number;
  readonly sureRight: number;
  /** Right values below 90 (what a person looks at for nothing) and wrong ones. */
  readonly doubtedRight: number;
  readonly doubtedWrong: number;
}

/** Every value of an extraction beside the right answers of `folder`, paired as `score.mjs` pairs them. */
export function judge(folder: string, record: string, extraction: Extraction): Judged[] {
  return judgeAgainst(
    JSON.parse(readFileSync(join(folder, `${record}.gold.json`), 'utf8')),
    record,
    extraction,
  );
}

/** The same with right answers at hand. */
export function judgeAgainst(gold: Json, record: string, extraction: Extraction): Judged[] {
  const read = extraction as unknown as Json;
  const proofs = read.Evidencias as Record<string, { Confianca: number }>;
  const judged: Judged[] = [];
  const note = (
    field: string,
    pointer: string,
    value: unknown,
    right: unknown,
    same: Same,
    event: string | null = null,
  ) => {
    if (!has(value)) return;
    const isRight = has(right) && same(right, value);
    const confidence = proofs[pointer]?.Confianca ?? null;
    judged.push({ record, field, event, confidence, isRight, read: value, gold: right ?? null });
  };
  for (const [name, same] of headers) note(name, `/${name}`, read[name], gold[name], same);
  const [property, rightProperty] = [objectOf(read.Imovel), objectOf(gold.Imovel)];
  for (const [name, same] of properties)
    note(`Imovel.${name}`, `/Imovel/${name}`, property[name], rightProperty[name], same);
  for (const [index, value] of listOf(property.Nirf).entries()) {
    const right = listOf(rightProperty.Nirf).find((item) => sameDigits(item, value));
    note(
      'Imovel.Nirf',
      proofs[`/Imovel/Nirf/${index}`] ? `/Imovel/Nirf/${index}` : '/Imovel/Nirf',
      value,
      right,
      sameDigits,
    );
  }
  const rightOwners = listOf(gold.Proprietarios).map(objectOf);
  for (const [index, owner] of listOf(read.Proprietarios).map(objectOf).entries()) {
    const right =
      take(rightOwners, (other) => sameName(other.Nome, owner.Nome)) ??
      take(
        rightOwners,
        (other) =>
          has(other.Documento) && has(owner.Documento) && sameDigits(other.Documento, owner.Documento),
      ) ??
      {};
    for (const [name, same] of ownerFields)
      note(`Proprietarios.${name}`, `/Proprietarios/${index}/${name}`, owner[name], right[name], same);
  }
  const rightActs = listOf(gold.Atos).map(objectOf);
  for (const [index, act] of listOf(read.Atos).map(objectOf).entries()) {
    const right = take(rightActs, (other) => codeOf(other.Codigo) === codeOf(act.Codigo)) ?? {};
    const event = String(act.Evento);
    const at = `/Atos/${index}`;
    note('Atos.Codigo', `${at}/Codigo`, act.Codigo, right.Codigo, (a, b) => codeOf(a) === codeOf(b), event);
    note('Atos.Evento', `${at}/Evento`, act.Evento, right.Evento, sameText, event);
    note('Atos.Data', `${at}/Data`, act.Data, right.Data, sameDate, event);
    note('Atos.Valor', `${at}/Valor`, act.Valor, right.Valor, sameNumber, event);
    if (has(right.Valor))
      note('Atos.Moeda', `${at}/Moeda`, act.Moeda, coin(right.Moeda), (a, b) => a === coin(b), event);
    if (!noCreditor.has(String(right.Evento)))
      note('Atos.Credor', `${at}/Credor`, act.Credor, right.Credor, sameName, event);
    note('Atos.Grau', `${at}/Grau`, act.Grau, right.Grau, (a, b) => Number(a) === Number(b), event);
    note('Atos.Vencimento', `${at}/Vencimento`, act.Vencimento, right.Vencimento, sameDate, event);
    note('Atos.Valido', `${at}/Valido`, act.Valido, right.Valido, (a, b) => a === b, event);
    const lists = withParties.has(String(right.Evento)) ? (['Transmitentes', 'Adquirentes'] as const) : [];
    for (const list of lists) {
      const rest = [...listOf(right[list])];
      for (const [place, name] of listOf(act[list]).entries()) {
        const found = takeOf(rest, (other) => sameName(other, name));
        note('Atos.Partes', `${at}/${list}/${place}`, name, found, sameName, event);
      }
    }
    const codes = [...listOf(right.Cancela)];
    for (const [place, code] of listOf(act.Cancela).entries()) {
      const found = takeOf(codes, (other) => codeOf(other) === codeOf(code));
      note('Atos.Cancela', `${at}/Cancela/${place}`, code, found, (a, b) => codeOf(a) === codeOf(b), event);
    }
  }
  const liens = listOf(gold.OnusAtivos).map(codeOf);
  for (const [index, code] of listOf(read.OnusAtivos).entries())
    note('OnusAtivos', `/OnusAtivos/${index}`, code, liens.includes(codeOf(code)) ? code : null, sameText);
  const history = listOf(gold.HistoricoArea).map(objectOf);
  for (const [index, step] of listOf(read.HistoricoArea).map(objectOf).entries()) {
    const unit = has(step.AreaHa) ? 'AreaHa' : 'AreaM2';
    const right = take(
      history,
      (other) => placeOf(other) === placeOf(step) && sameNumber(areaOf(other), areaOf(step)),
    );
    note(
      'HistoricoArea',
      `/HistoricoArea/${index}/${unit}`,
      areaOf(step),
      right && areaOf(right),
      sameNumber,
    );
  }
  const [reserve, rightReserve] = [objectOf(read.ReservaLegal), objectOf(gold.ReservaLegal)];
  note(
    'ReservaLegal.Ato',
    '/ReservaLegal/Ato',
    reserve.Ato,
    rightReserve.Ato,
    (a, b) => codeOf(a) === codeOf(b),
  );
  note('ReservaLegal.AreaHa', '/ReservaLegal/AreaHa', reserve.AreaHa, rightReserve.AreaHa, sameNumber);
  return judged;
}

/** Fewer sure values than this say nothing of a kind. */
export const enoughValues = 20;

/** One line a kind, as `kindOf` tells them apart. */
export function calibrations(
  judged: readonly Judged[],
  kindOf: (item: Judged) => string | null,
): Calibration[] {
  const kinds = Map.groupBy(judged, kindOf);
  return [...kinds].flatMap(([name, items]) => {
    if (name === null) return [];
    const sure = items.filter(({ confidence }) => confidence !== null && confidence >= 90);
    const doubted = items.filter((item) => !sure.includes(item));
    const rightOf = (some: readonly Judged[]) => some.filter(({ isRight }) => isRight).length;
    return [
      {
        name,
        sure: sure.length,
        sureRight: rightOf(sure),
        doubtedRight: rightOf(doubted),
        doubtedWrong: doubted.length - rightOf(doubted),
      },
    ];
  });
}

/** By field, and all values of acts by the kind of the act. */
export const byField = ({ field }: Judged): string => field;
export const byEvent = ({ event }: Judged): string | null => event;

type Json = Record<string, unknown>;
type Same = (gold: unknown, read: unknown) => boolean;

const has = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const norm = (text: unknown): string =>
  String(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[ºª°]/g, ' ')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
const sameText: Same = (a, b) => norm(a).replaceAll(' ', '') === norm(b).replaceAll(' ', '');
const sameName: Same = (a, b) => sameText(a, b) || likeness(norm(a), norm(b)) >= 0.85;
const sameDate: Same = (a, b) => String(a).slice(0, 10) === String(b).slice(0, 10);
const sameNumber: Same = (a, b) =>
  Math.abs(Number(a) - Number(b)) <= Math.max(Math.abs(Number(a)) * 0.005, 1e-9);
const samePercentage: Same = (a, b) => Math.abs(Number(a) - Number(b)) <= 0.05;
const sameDigits: Same = (a, b) => String(a).replace(/\D/g, '') === String(b).replace(/\D/g, '');
const sameStart: Same = (a, b) =>
  sameName(a, b) || norm(a).startsWith(norm(b)) || norm(b).startsWith(norm(a));
const sameMention: Same = (a, b) =>
  sameName(a, b) || (norm(a).includes(norm(b)) && norm(b).length >= 5) || norm(b).includes(norm(a));

function likeness(a: string, b: string): number {
  const [left, right] = [new Set(a.split(' ')), new Set(b.split(' '))];
  return (2 * [...left].filter((word) => right.has(word)).length) / (left.size + right.size);
}

const codeOf = (value: unknown): string => {
  const match = /^\s*(R|AV)\D*0*(\d+)/i.exec(String(value ?? ''));
  return match ? `${match[1]?.toUpperCase()}-${match[2]}` : norm(value ?? '');
};
const coin = (value: unknown): unknown => (value === 'CR$' ? 'CRZ' : value);
const placeOf = ({ Ato }: Json): string => (norm(Ato ?? '') === 'MATRICULA' ? 'MATRICULA' : codeOf(Ato));
const areaOf = ({ AreaHa, AreaM2 }: Json): unknown => AreaHa ?? AreaM2;

/** Takes the first that fits out of a list. */
function take<T>(items: T[], fits: (item: T) => boolean): T | undefined {
  const index = items.findIndex(fits);
  return index < 0 ? undefined : items.splice(index, 1)[0];
}
const takeOf = (items: unknown[], fits: (item: unknown) => boolean): unknown => take(items, fits);

const headers: readonly (readonly [string, Same])[] = [
  ['Numero', sameDigits], ['Cnm', sameDigits], ['Cartorio', sameName], ['Comarca', sameText], ['Uf', sameText],
  ['DataAbertura', sameDate], ['RegistroAnterior', sameMention],
]; // biome-ignore format: a table reads better than a column
const properties: readonly (readonly [string, Same])[] = [
  ['Tipo', sameText], ['Denominacao', sameName], ['Municipio', sameText], ['Uf', sameText], ['AreaHa', sameNumber],
  ['AreaM2', sameNumber], ['CodigoIncra', sameDigits], ['Ccir', sameDigits], ['Car', sameText],
  ['InscricaoMunicipal', sameText],
]; // biome-ignore format: a table reads better than a column
const ownerFields: readonly (readonly [string, Same])[] = [
  ['Nome', sameName], ['Documento', sameDigits], ['Percentual', samePercentage], ['RegimeBens', sameStart],
  ['Conjuge', sameName],
]; // biome-ignore format: a table reads better than a column

/** As the scorer has it: parties count where right or ownership passes, creditors where something is owed. */
const withParties = new Set(
  'compra_venda doacao permuta dacao_pagamento adjudicacao arrematacao partilha_inventario partilha_divorcio integralizacao_capital desapropriacao usucapiao divisao consolidacao_propriedade compromisso_venda usufruto'.split(
    ' ',
  ),
);
const noCreditor = new Set(['cancelamento', 'outro', 'encerramento']);
