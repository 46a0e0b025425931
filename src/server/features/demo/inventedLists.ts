import { inventedSource } from '../calculators/conditions.ts';

/** Invented lists of the demo: products, monthly indices (no official figures) and local holidays. */

export const products = [
  {
    Codigo: 'CUST-AGR',
    Nome: 'Custeio agrícola',
    TipoImovel: 'Rural',
    LimiteLtvPct: 70,
    PrazoMaximoMeses: 14,
    PermiteGrauSuperior: true,
    GrauMaximo: 3,
    Indice: 'NENHUM',
    JurosAa: 12,
    RegimeJuros: 'COMPOSTO',
  },
  {
    Codigo: 'CUST-PEC',
    Nome: 'Custeio pecuário',
    TipoImovel: 'Rural',
    LimiteLtvPct: 65,
    PrazoMaximoMeses: 24,
    PermiteGrauSuperior: true,
    GrauMaximo: 2,
    Indice: 'NENHUM',
    JurosAa: 12.5,
    RegimeJuros: 'COMPOSTO',
  },
  {
    Codigo: 'INV-ARM',
    Nome: 'Investimento em armazenagem',
    TipoImovel: 'Rural',
    LimiteLtvPct: 60,
    ValorMinimo: 500_000,
    PrazoMaximoMeses: 144,
    PermiteGrauSuperior: true,
    GrauMaximo: 2,
    DesagioPct: 10,
    JurosAa: 9.75,
    RegimeJuros: 'COMPOSTO',
  },
  {
    Codigo: 'HAB-SFH',
    Nome: 'Financiamento habitacional',
    TipoImovel: 'Urbano',
    AceitaFgts: true,
    LimiteLtvPct: 80,
    ValorMaximo: 1_500_000,
    PrazoMinimoMeses: 60,
    PrazoMaximoMeses: 420,
    Garantia: 'ALIENACAO_FIDUCIARIA',
    Indice: 'TR',
    JurosAa: 11.49,
    RegimeJuros: 'COMPOSTO',
  },
  {
    Codigo: 'CGI',
    Nome: 'Crédito com garantia de imóvel',
    LimiteLtvPct: 60,
    PrazoMaximoMeses: 240,
    Garantia: 'ALIENACAO_SUPERVENIENTE',
    DesagioPct: 15,
    JurosAa: 17.9,
    RegimeJuros: 'COMPOSTO',
  },
  {
    Codigo: 'GIRO-IMO',
    Nome: 'Capital de giro com imóvel',
    TipoImovel: 'Urbano',
    LimiteLtvPct: 50,
    ValorMinimo: 1_000_000,
    PrazoMaximoMeses: 60,
    PermiteGrauSuperior: true,
    GrauMaximo: 2,
    Indice: 'CDI',
    JurosAa: 4.2,
    RegimeJuros: 'COMPOSTO',
  },
  {
    Codigo: 'CPR-ANT',
    Nome: 'CPR financeira (encerrado)',
    TipoImovel: 'Rural',
    LimiteLtvPct: 50,
    Ativo: false,
  },
];

/** Around what each index does in an ordinary month, with a wave so that charts have a shape. Percent. */
const usual = [
  { Indice: 'IPCA', middle: 0.38, swing: 0.24 },
  { Indice: 'INPC', middle: 0.36, swing: 0.26 },
  { Indice: 'IGPM', middle: 0.3, swing: 0.61 },
  { Indice: 'TR', middle: 0.1634, swing: 0.0312 },
  { Indice: 'SELIC', middle: 1.09, swing: 0.08 },
  { Indice: 'POUPANCA', middle: 0.6642, swing: 0.0314 },
  { Indice: 'CDI', middle: 1.08, swing: 0.08 },
];

export interface InventedIndex {
  readonly Indice: string;
  readonly Competencia: string;
  readonly Valor: number;
  readonly Fonte: string;
}

/** The first month there is a variation of. */
const firstMonth = 2018 * 12;

/** From January 2018 up to the month before `month` (`2026-11`), of every index: the same each time. */
export function indicesBefore(month: string): readonly InventedIndex[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = year * 12 + number - 1;
  return Array.from({ length: Math.max(0, last - firstMonth) }, (_, index) => firstMonth + index).flatMap(
    (count) =>
      usual.map(({ Indice, middle, swing }, place) => ({
        Indice,
        Competencia: `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`,
        Valor: Number((middle + swing * Math.sin(count * 1.7 + place)).toFixed(swing < 0.05 ? 4 : 2)),
        Fonte: inventedSource,
      })),
  );
}

export const localHolidays = (year: number) => [
  {
    Data: `${year}-07-09`,
    Nome: 'Revolução Constitucionalista',
    Abrangencia: 'estadual',
    Uf: 'SP',
    Fundamento: 'Lei estadual 9.497/1997 (SP)',
  },
  {
    Data: `${year}-06-19`,
    Nome: 'Aniversário de Ribeirão Preto',
    Abrangencia: 'municipal',
    Uf: 'SP',
    Municipio: 'Ribeirão Preto',
    Ibge: '3543402',
  },
];
