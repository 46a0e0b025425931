import type { Calculation, Values } from '../../domain/calculators/calculation.ts';
import type { Terms } from '../../domain/calculators/debt.ts';
import type { Source } from '../../domain/calculators/fromRecord.ts';
import type { Notice } from '../../domain/calculators/notice.ts';
import { call, written } from './call.ts';
import {
  anyObject,
  anything,
  boolean,
  closed,
  count,
  day,
  identifier,
  list,
  named,
  type Of,
  object,
  orNull,
  ref,
  shownLike,
  string,
  typed,
} from './shape.ts';

const tag = 'calculators';
const permission = 'CALCULADORA.USAR';

/** A calculator's own fields; docs/calculators.md names them. */
const values = typed<Values>(anyObject);

const source = typed<Source>(
  object({ Campo: string, Ato: orNull('string'), Pagina: orNull('integer'), Trecho: orNull('string') }),
);

const notice = typed<Notice>(
  object(
    {
      Codigo: string,
      De: orNull('string'),
      Valores: anyObject,
      Campos: list(string),
      Grupos: list(list(string)),
    },
    ['Codigo', 'De', 'Valores'],
  ),
);

/** One index from its first month on, month by month. */
const indexSeries = object(
  {
    Indice: string,
    /** The first month, `2018-01`. */
    De: string,
    /** Variations in percent; null where the month was not registered. */
    Valores: list(orNull('number')),
    /** Months whose variation is invented for a demonstration; absent where none is. */
    Inventados: list(string),
  },
  ['Indice', 'De', 'Valores'],
);
export type IndexSeries = Of<typeof indexSeries>;

/** The world a calculation is made in, as `Calculadora/Condicoes` answers it and a stored calculation keeps it. */
const conditions = named(
  'CondicoesCalculo',
  object(
    {
      /** The day it is in the company's time zone. */
      Hoje: day,
      Arredondamento: typed<Terms['rounding']>(string),
      /** Of the country and of the company's place. */
      Feriados: list(day),
      /** Of those, the ones of its state or municipality alone; older stored calculations do not say. */
      FeriadosLocais: list(day),
      /** Months an appraisal holds and days a creditor's balance does; older stored calculations do not say. */
      ValidadeAvaliacaoMeses: count,
      ValidadeSaldoDias: count,
      Indices: list(indexSeries),
      /** Whether any of these variations is an invented one; of a calculation, any of those it took. */
      Demonstracao: boolean,
    },
    ['Hoje', 'Arredondamento', 'Feriados', 'Indices', 'Demonstracao'],
  ),
);
export type Conditions = Of<typeof conditions>;

/** A calculation with everything needed to make it again. */
const madeCalculation = object({
  /** Code of the calculator. */
  Calculadora: string,
  /** Name and version of the rule. */
  Regra: string,
  /** As its form holds it, defaults included. */
  Entrada: values,
  Resultado: typed<Calculation>(anyObject),
  /** Of the indices only the months that were taken, and whether any of those is invented. */
  Condicoes: conditions,
});
export type MadeCalculation = Of<typeof madeCalculation>;

/** A calculator's input before a person types. */
const filledInput = object({
  /** As its form holds it: what record and operation do not say is absent. */
  Entrada: values,
  /** Of the values the record says. */
  Fontes: list(source),
  Avisos: list(notice),
  Matricula: object({ Identificador: identifier, Numero: orNull('string'), Cartorio: orNull('string') }),
  IdentificadorOperacao: identifier,
});
export type FilledInput = Of<typeof filledInput>;

const newCalculation = closed(
  {
    Titulo: { type: 'string', minLength: 1, maxLength: 120 },
    Calculadora: string,
    IdentificadorOperacao: identifier,
    IdentificadorRegistroMatricula: orNull('integer'),
    IdentificadorCalculoBase: orNull('integer'),
    Entrada: anyObject,
    Fontes: list(source),
  },
  ['Titulo', 'Calculadora', 'IdentificadorOperacao', 'Entrada'],
);

/** The calculators: terms of today, one calculation, what a registry record says of its input, a calculation kept. */
export const calculatorCalls = {
  conditions: call({
    key: 'conditions',
    tag,
    method: 'get',
    path: '/Calculadora/Condicoes',
    permission,
    answer: conditions,
  }),
  calculate: call({
    key: 'calculate',
    tag,
    method: 'post',
    path: '/Calculadora/{codigo}',
    permission,
    body: closed({ Entrada: anyObject }),
    answer: madeCalculation,
    refusals: [404, ...written],
  }),
  input: call({
    key: 'calculation-input',
    tag,
    method: 'get',
    path: '/Calculadora/{codigo}/Matricula/{id}',
    permission: [permission, 'MATRICULA.CONSULTAR'],
    answer: filledInput,
    refusals: [404, 422],
  }),
  // No generated call: a list of calculations offers no blank form and takes no file. The body is judged as a record is.
  store: call({
    key: 'store-calculation',
    tag,
    method: 'post',
    path: '/Calculo/Incluir',
    permission,
    body: shownLike(anything, newCalculation),
    answer: ref<Readonly<Record<string, unknown>>>('Calculo'),
    refusals: [404, ...written],
  }),
};
