import type { Act, EventCode } from './model.ts';

/**
 * What an event does, in one table for all who ask.
 * @see domain rules of the matrícula: taxonomy of acts (Lei 6.015/1973 art. 167)
 */
const acquisitions: ReadonlySet<EventCode> = new Set([
  'compra_venda',
  'doacao',
  'permuta',
  'dacao_pagamento',
  'adjudicacao',
  'arrematacao',
  'partilha_inventario',
  'partilha_divorcio',
  'integralizacao_capital',
  'desapropriacao',
  'usucapiao',
  'divisao',
  'consolidacao_propriedade',
]);

const encumbrances: ReadonlySet<EventCode> = new Set([
  'hipoteca',
  'hipoteca_cedular',
  'penhor',
  'penhor_cedular',
  'alienacao_fiduciaria',
  'caucao',
  'penhora',
  'arresto',
  'sequestro',
  'indisponibilidade',
  'premonitoria',
  'usufruto',
  'servidao',
  'compromisso_venda',
  'arrendamento',
  'locacao',
  'clausulas_restritivas',
  'tombamento',
]);

/** Events that hang on another act when they amend it, and fall with it. */
const accessories: ReadonlySet<EventCode> = new Set([
  'aditivo_cedula',
  'caucao',
  'cedula_credito',
  'compromisso_venda',
  'outro',
]);

/** Events that describe the property; their area is the property's from then on. */
const originalAcquisitions: ReadonlySet<EventCode> = new Set(['usucapiao', 'divisao']);

/** Whether the event moves ownership. */
export const isAcquisition = (event: EventCode): boolean => acquisitions.has(event);

/** Whether all former owners leave, whatever they held. */
export const replacesOwners = (event: EventCode): boolean => originalAcquisitions.has(event);

export const mayBeAccessory = (event: EventCode): boolean => accessories.has(event);

/**
 * Whether the act burdens the property while it is valid. Two events depend on their words: a credit note
 * burdens only where the text says that the property secures it; an expropriation only while it is a decree
 * or an entry into possession and nothing has passed yet. A servitude noted on the dominant side is a benefit.
 */
export function isEncumbrance(act: Act): boolean {
  if (act.event === 'cedula_credito')
    return securesWithProperty.test(act.text) && !issuedOnGuarantee.test(act.text);
  if (act.event === 'desapropriacao') return isOnlyDecreed(act);
  if (act.event === 'servidao') return !dominantSide.test(act.text);
  return encumbrances.has(act.event);
}

/** An expropriation that has neither moved ownership nor taken area. */
const isOnlyDecreed = (act: Act): boolean =>
  act.transfers.length === 0 &&
  act.area === null &&
  act.detachedArea === null &&
  /imiss[ãa]o|decreto|utilidade p[úu]blica|interesse social/i.test(act.text);

const securesWithProperty =
  /garantid[ao] pel[ao] (?:[áa]rea|fra[çc][ãa]o|im[óo]vel|patrim[ôo]nio|gleba)|hipotec|alienaç[ãa]o fiduci[áa]ria|(?:im[óo]vel|garantia)[^.]{0,80}(?:garantia|im[óo]vel)/i;

/** Notes that only represent a credit secured by another act: they burden nothing more. */
const issuedOnGuarantee =
  /\bCCI\b|c[ée]dulas? de cr[ée]dito imobili[áa]rio|emi(?:ss[ãa]o|tid[ao]|tiu)[^.]{0,60}c[ée]dula hipotec[áa]ria|^.{0,90}c[ée]dula hipotec[áa]ria/is;

const dominantSide =
  /(?:(?:desta|da presente) matr[íi]cula|este im[óo]vel)[^.;]{0,60}(?:como |[ée] (?:o )?|im[óo]vel |pr[ée]dio )dominante/i;
