import { HttpResponse, http } from 'msw';
import { apiAddress, network } from '../../../../test/support/console/renderConsole.tsx';
import type { Source } from '../../../domain/calculators/fromRecord.ts';
import { withDefaults } from '../../../metadata/asked.ts';
import { calculatorOf, loadCalculation } from '../../../metadata/calculators.ts';
import { toValues } from '../../../metadata/calculatorValues.ts';
import type { Conditions, FilledInput } from '../../../metadata/calls/calculators.ts';
import { toTerms } from '../../../metadata/wire/conditions.ts';
import type { StoredCalculation } from './storedCalculation.ts';

/** What tests of the calculators share: the mortgage of the drawing, and an API that answers and keeps it. */

/** Variations of the worked examples, all but the first month invented. */
export const conditions: Conditions = {
  Hoje: '2024-04-25',
  Arredondamento: 'HALF_UP',
  Feriados: [],
  Indices: [
    {
      Indice: 'IPCA',
      De: '2023-12',
      Valores: [0.56, 0.42, 0.83, 0.16],
      Inventados: ['2024-01', '2024-02', '2024-03'],
    },
  ],
  Demonstracao: true,
};

/** As the record of number 7.318 says it; the value of the property stands in no record. */
export const filled: FilledInput = {
  Entrada: {
    DataReferencia: '2024-04-25',
    NovaOperacao: 200000,
    Onus: [
      {
        Ato: 'R-2',
        Evento: 'hipoteca',
        Grau: 1,
        Credor: 'Banco de Fomento do Planalto S.A.',
        Valor: 200000,
        DataBase: '2024-01-10',
        Indice: 'IPCA',
        JurosAa: 12,
      },
      { Ato: 'R-4', Evento: 'hipoteca', Grau: 2, SaldoInformado: 180000, DataSaldo: '2024-04-22' },
    ],
  },
  Fontes: [
    source('Onus.0.Valor', 'R-2', 1, 'o valor de R$ 200.000,00'),
    source('Onus.0.DataBase', 'R-2', 1, null),
    source('Onus.1.SaldoInformado', 'R-4', null, null),
  ],
  Avisos: [{ Codigo: 'RF-62', De: 'R-4', Valores: {} }],
  Matricula: { Identificador: 7, Numero: '7318', Cartorio: null },
  IdentificadorOperacao: 4,
};

function source(Campo: string, Ato: string, Pagina: number | null, Trecho: string | null): Source {
  return { Campo, Ato, Pagina, Trecho };
}

/** The same with the value a person typed, as the server stores it. */
export async function storedMortgage(given: Partial<StoredCalculation> = {}): Promise<StoredCalculation> {
  const calculator = calculatorOf('hipoteca');
  if (!calculator) throw new Error('no mortgage');
  const fields = calculator.fields.filter(({ readOnly }) => readOnly !== 'always');
  const Entrada = withDefaults({ fields }, { ...filled.Entrada, ValorImovel: 1000000 });
  const values = toValues(calculator.fields, Entrada);
  const run = await loadCalculation(calculator);
  const Resultado = JSON.parse(JSON.stringify(run(values, toTerms(conditions, values))));
  return {
    Identificador: 5,
    Titulo: 'Hipoteca guardada',
    Calculadora: 'hipoteca',
    IdentificadorOperacao: 4,
    IdentificadorRegistroMatricula: 7,
    IdentificadorCalculoBase: null,
    DataReferencia: '2024-04-25',
    Regra: Resultado.Regra,
    Entrada,
    Fontes: filled.Fontes,
    Resultado,
    Condicoes: conditions,
    CriadoEm: '2024-04-25T12:00:00Z',
    Rotulos: { IdentificadorOperacao: '2026-000329', IdentificadorRegistroMatricula: '7318' },
    ...given,
  };
}

/** As a list carries it. */
function listed({ Entrada, Fontes, Resultado, Condicoes, ...row }: StoredCalculation) {
  return { Versao: 1, ...row };
}

/** Bodies that were sent to be stored, in order. */
export function answerCalculations(stored: readonly StoredCalculation[] = []): readonly StoredCalculation[] {
  const sent: StoredCalculation[] = [];
  const answer = (ItemRegistro: unknown) => HttpResponse.json({ Sucesso: true, ItemRegistro });
  const all = () => [...stored, ...sent];
  network.use(
    http.get(`${apiAddress}Calculadora/Condicoes`, () => answer(conditions)),
    http.get(`${apiAddress}Calculadora/hipoteca/Matricula/7`, () => answer(filled)),
    http.get(`${apiAddress}Operacao/Escolhas`, () =>
      answer({ Itens: [{ Identificador: 4, Rotulo: '2026-000329' }] }),
    ),
    http.get(`${apiAddress}Calculo/Listar`, () => answer({ Itens: all().map(listed), Total: all().length })),
    http.get(`${apiAddress}Calculo/Retornar/:id`, ({ params }) =>
      answer(all().find(({ Identificador }) => Identificador === Number(params.id)) ?? null),
    ),
    http.get(`${apiAddress}Calculo/Historico/:id`, () =>
      answer({
        Itens: [{ Versao: 1, Operacao: 'I', DataHora: '2024-04-25T12:00:00Z', Usuario: 'Helena Duarte' }],
      }),
    ),
    http.post(`${apiAddress}Calculo/Incluir`, async ({ request }) => {
      const body = (await request.json()) as Partial<StoredCalculation>;
      const made = { ...(await storedMortgage()), ...body, Identificador: 9 } as StoredCalculation;
      sent.push(made);
      return answer({ Versao: 1, ...made });
    }),
  );
  return sent;
}
