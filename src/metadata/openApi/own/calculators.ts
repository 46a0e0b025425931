import { boolean, closed, count, identifier, list, object, orNull, ref, string } from '../call.ts';
import { json, type OwnArea, written } from './ownCall.ts';

const common = { tag: 'calculators', permission: 'CALCULADORA.USAR' } as const;

/** A calculator's own fields; docs/calculators.md names them. */
const values = { type: 'object', additionalProperties: true };

const source = object({
  Campo: string,
  Ato: orNull('string'),
  Pagina: orNull('integer'),
  Trecho: orNull('string'),
});

/** The calculators: terms of today, one calculation, and what a registry record says of its input. */
export const calculatorCalls: OwnArea = {
  calls: [
    {
      ...common,
      key: 'conditions',
      method: 'get',
      path: '/Calculadora/Condicoes',
      answer: json(ref('CondicoesCalculo')),
    },
    {
      ...common,
      key: 'calculate',
      method: 'post',
      path: '/Calculadora/{codigo}',
      body: json(closed({ Entrada: values }, ['Entrada'])),
      answer: json(
        object({
          Calculadora: string,
          Regra: string,
          Entrada: values,
          Resultado: values,
          Condicoes: ref('CondicoesCalculo'),
        }),
      ),
      refusals: [404, ...written],
    },
    {
      ...common,
      key: 'calculation-input',
      method: 'get',
      path: '/Calculadora/{codigo}/Matricula/{id}',
      answer: json(
        object({
          Entrada: values,
          Fontes: list(source),
          Avisos: list(
            object(
              {
                Codigo: string,
                De: orNull('string'),
                Valores: values,
                Campos: list(string),
                Grupos: list(list(string)),
              },
              ['Codigo', 'De', 'Valores'],
            ),
          ),
          Matricula: object({
            Identificador: identifier,
            Numero: orNull('string'),
            Cartorio: orNull('string'),
          }),
          IdentificadorOperacao: identifier,
        }),
      ),
      refusals: [404, 422],
    },
    {
      ...common,
      key: 'store-calculation',
      method: 'post',
      path: '/Calculo/Incluir',
      body: json(
        closed(
          {
            Titulo: { type: 'string', minLength: 1, maxLength: 120 },
            Calculadora: string,
            IdentificadorOperacao: identifier,
            IdentificadorRegistroMatricula: orNull('integer'),
            IdentificadorCalculoBase: orNull('integer'),
            Entrada: values,
            Fontes: list(source),
          },
          ['Titulo', 'Calculadora', 'IdentificadorOperacao', 'Entrada'],
        ),
      ),
      answer: json(ref('Calculo')),
      refusals: [404, ...written],
    },
  ],
  schemas: {
    CondicoesCalculo: object({
      Hoje: string,
      Arredondamento: string,
      Feriados: list(string),
      FeriadosLocais: list(string),
      ValidadeAvaliacaoMeses: count,
      ValidadeSaldoDias: count,
      Indices: list(
        object(
          {
            Indice: string,
            De: string,
            Valores: list({ type: ['number', 'null'] }),
            Inventados: list(string),
          },
          ['Indice', 'De', 'Valores'],
        ),
      ),
      Demonstracao: boolean,
    }),
  },
};
