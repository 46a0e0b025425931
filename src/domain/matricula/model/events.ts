import type { Act, EventCode } from './model.ts';

/**
 * What a kind of act does.
 * @see domain rules of the matrícula: taxonomy of acts (Lei 6.015/1973 art. 167)
 */
interface KindOfAct {
  /** Moves ownership; `anew`: all former owners leave, whatever they held, and its area is the property's from then on. */
  readonly acquires?: true | 'anew';
  /** Whether an act of this kind burdens the property while it is valid. */
  readonly burdens?: (act: Act) => boolean;
  /** May hang on another act when it amends it, and falls with it. */
  readonly accessory?: true;
}

const always = (): boolean => true;

const securesWithProperty =
  /garantid[ao] pel[ao] (?:[áa]rea|fra[çc][ãa]o|im[óo]vel|patrim[ôo]nio|gleba)|hipotec|alienaç[ãa]o fiduci[áa]ria|(?:im[óo]vel|garantia)[^.]{0,80}(?:garantia|im[óo]vel)/i;

/** Notes that only represent a credit secured by another act: they burden nothing more. */
const issuedOnGuarantee =
  /\bCCI\b|c[ée]dulas? de cr[ée]dito imobili[áa]rio|emi(?:ss[ãa]o|tid[ao]|tiu)[^.]{0,60}c[ée]dula hipotec[áa]ria|^.{0,90}c[ée]dula hipotec[áa]ria/is;

const dominantSide =
  /(?:(?:desta|da presente) matr[íi]cula|este im[óo]vel)[^.;]{0,60}(?:como |[ée] (?:o )?|im[óo]vel |pr[ée]dio )dominante/i;

/** A credit note burdens only where the text says that the property secures it. */
const securesProperty = ({ text }: Act): boolean =>
  securesWithProperty.test(text) && !issuedOnGuarantee.test(text);

/** A servitude noted on the dominant side is a benefit. */
const isOnServientSide = ({ text }: Act): boolean => !dominantSide.test(text);

/**
 * An expropriation burdens only while it is a decree or an entry into possession: it has neither moved ownership nor
 * taken area.
 */
const isOnlyDecreed = (act: Act): boolean =>
  act.transfers.length === 0 &&
  act.area === null &&
  act.detachedArea === null &&
  /imiss[ãa]o|decreto|utilidade p[úu]blica|interesse social/i.test(act.text);

/** One line a kind, in the order of `schemas/enums/Evento.json`; one that does nothing of this says so too. */
const kindsOfAct: Readonly<Record<EventCode, KindOfAct>> = {
  compra_venda: { acquires: true },
  doacao: { acquires: true },
  permuta: { acquires: true },
  dacao_pagamento: { acquires: true },
  adjudicacao: { acquires: true },
  arrematacao: { acquires: true },
  partilha_inventario: { acquires: true },
  partilha_divorcio: { acquires: true },
  integralizacao_capital: { acquires: true },
  desapropriacao: { acquires: true, burdens: isOnlyDecreed },
  usucapiao: { acquires: 'anew' },
  divisao: { acquires: 'anew' },
  hipoteca: { burdens: always },
  hipoteca_cedular: { burdens: always },
  penhor: { burdens: always },
  penhor_cedular: { burdens: always },
  alienacao_fiduciaria: { burdens: always },
  consolidacao_propriedade: { acquires: true },
  penhora: { burdens: always },
  arresto: { burdens: always },
  sequestro: { burdens: always },
  indisponibilidade: { burdens: always },
  usufruto: { burdens: always },
  servidao: { burdens: isOnServientSide },
  compromisso_venda: { burdens: always, accessory: true },
  arrendamento: { burdens: always },
  locacao: { burdens: always },
  caucao: { burdens: always, accessory: true },
  clausulas_restritivas: { burdens: always },
  cedula_credito: { burdens: securesProperty, accessory: true },
  aditivo_cedula: { accessory: true },
  convencao_condominio: {},
  instituicao_condominio: {},
  cancelamento: {},
  reserva_legal: {},
  georreferenciamento: {},
  retificacao_area: {},
  desmembramento: {},
  unificacao: {},
  construcao: {},
  demolicao: {},
  mudanca_denominacao: {},
  alteracao_estado_civil: {},
  obito: {},
  qualificacao_pessoal: {},
  cadastro_incra: {},
  cadastro_car: {},
  premonitoria: { burdens: always },
  tombamento: { burdens: always },
  app: {},
  encerramento: {},
  numero_predial: {},
  outro: { accessory: true },
};

/** Inputs from elsewhere may name a kind that is none. */
const kindOf = (event: EventCode): KindOfAct => kindsOfAct[event] ?? {};

/** Whether the event moves ownership. */
export const isAcquisition = (event: EventCode): boolean => kindOf(event).acquires !== undefined;

/** Whether all former owners leave, whatever they held. */
export const replacesOwners = (event: EventCode): boolean => kindOf(event).acquires === 'anew';

export const mayBeAccessory = (event: EventCode): boolean => kindOf(event).accessory === true;

/** Whether the act burdens the property while it is valid: some kinds depend on their words. */
export const isEncumbrance = (act: Act): boolean => kindOf(act.event).burdens?.(act) ?? false;
