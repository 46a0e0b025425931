/** Inputs of every calculator that pass through most of its rule, as a file of the command line has them. */
const day = { DataReferencia: '2026-04-25', Hoje: '2026-04-28', DatasPosicao: ['2020-12-31', '2026-04-25'] };

const Indices = Array.from({ length: 36 }, (_, offset) => ({
  Codigo: 'IPCA',
  Ano: 2023 + Math.floor(offset / 12),
  Mes: (offset % 12) + 1,
  VariacaoPct: [0.53, 0.84, 0.71, 0.61, 0.23, -0.08, 0.12, 0.23, 0.26, 0.24, 0.28, 0.56][offset % 12],
})).concat([
  { Codigo: 'IPCA', Ano: 2026, Mes: 1, VariacaoPct: 0.42 },
  { Codigo: 'IPCA', Ano: 2026, Mes: 2, VariacaoPct: 0.83 },
  { Codigo: 'IPCA', Ano: 2026, Mes: 3, VariacaoPct: 0.16 },
]);

export const ruleInputs: readonly (readonly [calculator: string, input: object])[] = [
  [
    'mortgage',
    {
      ...day,
      Indices,
      ValorImovel: 4_800_000,
      DataAvaliacao: '2025-12-10',
      DesagioPct: 10,
      PercentualProprietario: '2/3',
      NovaOperacao: 300_000,
      LimiteLtvPct: 60,
      PermiteGrauSuperior: true,
      Onus: [
        {
          Ato: 'R-2',
          Evento: 'hipoteca',
          Grau: 1,
          Valor: 120_000,
          SaldoInformado: 90_000.5,
          DataSaldo: '2026-04-01',
        },
        {
          Ato: 'R-5',
          Evento: 'hipoteca_cedular',
          Grau: 2,
          Valor: 200_000,
          DataBase: '2024-01-10',
          Vencimento: '2025-06-10',
          Indice: 'IPCA',
          JurosAa: 12,
          Base: '365',
          JurosMora: 'CONTRATO',
          MoraAm: 1,
          FracaoOnerada: '1/2',
        },
        { Ato: 'R-7', Evento: 'penhora', Valor: 75_000, DataBase: '2025-02-03', Indice: 'IPCA' },
        {
          Ato: 'R-8',
          Evento: 'hipoteca',
          Grau: 3,
          Valor: 900_000,
          Alocacao: 'RATEIO',
          OutrosImoveis: [{ Valor: 600_000 }, { Valor: 1_000_000 }],
        },
      ],
      Eventos: [
        { Data: '2019-05-10', Ato: 'R-2', Evento: 'constituicao', Grau: 1, Valor: 300_000 },
        { Data: '2021-08-02', Ato: 'AV-3', Evento: 'aditivo', Garantia: 'R-2', ValorPosterior: 350_000 },
        { Data: '2024-01-10', Ato: 'R-5', Evento: 'constituicao', Grau: 2, Valor: 200_000 },
        { Data: '2025-01-20', Ato: 'AV-6', Evento: 'cancelamento', Garantia: 'R-2' },
      ],
    },
  ],
  [
    'pledge',
    {
      ...day,
      Indices,
      AreaProdutivaHa: 250,
      Penhores: [
        {
          Ato: 'R-4',
          Tipo: 'AGRICOLA',
          Credor: 'Banco Ipê S.A.',
          DataEmissao: '2025-09-01',
          Safra: '2025/2026',
          ValorCredito: 1_200_000,
          Indice: 'IPCA',
          JurosAa: 9,
          Vencimento: '2026-08-30',
          AreaVinculadaHa: 160,
          PermiteLiberacao: true,
          SaldoInformado: 700_000,
          DataSaldo: '2026-04-20',
          Bens: [
            {
              Produto: 'Soja',
              Quantidade: 12_000,
              Unidade: 'sc60',
              ValorUnitario: 120,
              DataPreco: '2026-04-22',
            },
            { Produto: 'Boi', Quantidade: 35, Unidade: 'cab', ValorUnitario: 4_100, PercentualVinculado: 50 },
          ],
        },
        {
          Ato: 'R-6',
          Tipo: 'CEDULAR',
          DataEmissao: '2025-10-10',
          Safra: '2025/26',
          ValorCredito: 300_000,
          Bens: [{ Produto: 'soja em grãos', Quantidade: 180, Unidade: 't', ValorUnitario: 2_000 }],
        },
      ],
      Producao: [
        { Produto: 'soja', Safra: '2025/2026', AreaHa: 240, ProdutividadePorHa: 62.5, Unidade: 'sc60' },
      ],
      Eventos: [
        {
          Data: '2025-09-01',
          Ato: 'R-4',
          Evento: 'constituicao',
          Valor: 1_200_000,
          Produto: 'Soja',
          Quantidade: 12_000,
          Unidade: 'sc60',
          Safra: '2025/2026',
          AreaVinculadaHa: 160,
        },
        { Data: '2026-02-10', Ato: 'AV-5', Evento: 'amortizacao', Garantia: 'R-4', Valor: 200_000 },
      ],
    },
  ],
  [
    'areaHistory',
    {
      TipoImovel: 'Rural',
      Uf: 'MG',
      AreaInicial: '20 alqueires mineiros',
      AreaInicialDeclarada: 96.8,
      Atos: [
        { Ato: 'AV-2', Data: '1998-04-02', Evento: 'desmembramento', AreaDestacada: '12,10,00 ha' },
        { Ato: 'AV-5', Data: '2015-03-11', Evento: 'georreferenciamento', Area: 83.2517 },
        { Ato: 'AV-7', Data: '2021-09-30', Evento: 'desapropriacao', AreaDestacada: 1.5 },
      ],
    },
  ],
  [
    'fgtsReuse',
    {
      DataReferencia: '2026-04-25',
      UsaFgts: true,
      ValorImovel: 960_000,
      Atos: [
        {
          Ato: 'R-4',
          Data: '1992-02-25',
          Evento: 'compra_venda',
          Texto: 'pagos neste ato em moeda corrente',
        },
        {
          Ato: 'R-9',
          Data: '2024-09-20',
          DataContrato: '2024-08-31',
          Evento: 'compra_venda',
          Texto: 'sendo R$ 104.500,00 com recursos da conta vinculada do FGTS',
        },
      ],
    },
  ],
  [
    'ownership',
    {
      Proprietarios: [
        { Nome: 'Ana Couto', Documento: '71938462050', Fracao: '2/3' },
        { Nome: 'Bento Prado', Fracao: '1/3' },
      ],
      Atos: [
        {
          Ato: 'R-2',
          Data: '2001-05-07',
          Evento: 'compra_venda',
          Transmitentes: [{ Nome: 'Ana Couto', Documento: '71938462050' }],
          Adquirentes: [{ Nome: 'Celso Lima' }, { Nome: 'Davi Reis' }],
          Fracao: '1/2',
        },
        {
          Ato: 'R-3',
          Data: '2010-01-04',
          Evento: 'usucapiao',
          Adquirentes: [{ Nome: 'Eva Luz' }],
          Fracao: '1/7',
        },
      ],
    },
  ],
  [
    'certificateExpiry',
    {
      Emissao: '2026-03-31',
      ValidadeMeses: 1,
      Hoje: '2026-04-25',
      DataAssinatura: '2026-05-02',
      ProrrogaDiaUtil: true,
    },
  ],
];
