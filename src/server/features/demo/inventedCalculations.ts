import { addDays, type LocalDate } from '../../../domain/dates.ts';
import type { Row } from '../../kit/database/database.ts';

/** A stored calculation on one of the demo's registry records; amounts no record states are invented. */
export interface InventedCalculation {
  /** The file its record is read from. */
  readonly file: string;
  readonly Titulo: string;
  readonly Calculadora: string;
  readonly Entrada: Row;
  readonly Fontes: readonly Row[];
}

/** @param today the day they are made on */
export const calculationsOn = (today: LocalDate): readonly InventedCalculation[] => [
  {
    file: 'fazenda-campo-real.pdf',
    Titulo: 'Fazenda Campo Real: o que ainda cabe',
    Calculadora: 'hipoteca',
    Entrada: {
      DataReferencia: today,
      ValorImovel: 9_600_000,
      DataAvaliacao: addDays(today, -70),
      NovaOperacao: 1_850_000,
      LimiteLtvPct: 70,
      PermiteGrauSuperior: true,
      Onus: [
        {
          Ato: 'R-10',
          Evento: 'hipoteca_cedular',
          Grau: 1,
          Credor: 'COOPERATIVA DE CRÉDITO TERCEIRO PLANALTO - SICREDI TERCEIRO PLANALTO',
          Valor: 985_000,
          DataBase: '2016-09-09',
          Vencimento: '2026-09-05',
          SaldoInformado: 412_380.55,
          DataSaldo: addDays(today, -20),
        },
        {
          Ato: 'R-12',
          Evento: 'hipoteca_cedular',
          Grau: 2,
          Credor: 'AGRÁRIA CAMPO REAL COOPERATIVA AGROINDUSTRIAL',
          Valor: 1_422_800.9,
          DataBase: '2021-03-01',
          Vencimento: '2024-04-30',
          Indice: 'IPCA',
          JurosAa: 9,
          Regime: 'SIMPLES',
          Presumido: true,
        },
      ],
    },
    Fontes: [
      ...saidBy('Onus.0', 'R-10', {
        Grau: 'PRIMEIRO GRAU',
        Credor: 'COOPERATIVA DE CRÉDITO TERCEIRO PLANALTO - SICREDI TERCEIRO PLANALTO;',
        Valor: 'R$ 985.000,00 (novecentos e oitenta e cinco mil reais);',
        DataBase: '09/09/2016;',
        Vencimento: '05/09/2026.',
      }),
      ...saidBy('Onus.1', 'R-12', {
        Grau: 'SEGUNDO GRAU',
        Credor: 'AGRÁRIA CAMPO REAL COOPERATIVA AGROINDUSTRIAL;',
        Valor:
          'R$ 1.422.800,90 (um milhão, quatrocentos e vinte e dois mil e oitocentos reais e noventa centavos);',
        DataBase: '01/03/2021',
        Vencimento: '30/04/2024;',
      }),
    ],
  },
  {
    file: 'apto-vila-clementino.pdf',
    Titulo: 'Apartamento na Vila Clementino: novo uso do FGTS',
    Calculadora: 'fgts',
    Entrada: {
      DataReferencia: today,
      UsaFgts: true,
      ValorImovel: 960_000,
      Atos: [
        { Ato: 'R-4', Data: '1992-02-25', Evento: 'compra_venda' },
        {
          Ato: 'R-9',
          Data: '2011-09-20',
          DataContrato: '2011-08-31',
          Evento: 'compra_venda',
          Texto: 'sendo R$ 104.500,00 com recursos da conta vinculada do FGTS',
        },
      ],
    },
    Fontes: saidBy('Atos.1', 'R-9', {
      Data: 'Data: 20/09/2011.',
      DataContrato: '31 de agosto de 2011,',
      Texto: 'sendo R$ 104.500,00 com recursos da conta vinculada do FGTS',
    }),
  },
];

/** Words of an act on the second page, where all of these acts stand. */
function saidBy(at: string, Ato: string, words: Readonly<Record<string, string>>): Row[] {
  return Object.entries(words).map(([name, Trecho]) => ({ Campo: `${at}.${name}`, Ato, Pagina: 2, Trecho }));
}
