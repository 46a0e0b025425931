import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  act,
  boaAurora,
  cancels,
  inOrder,
  linked,
  opening,
  owner,
  people,
  person,
  proof,
  property,
  reading,
} from '../../../test/support/papers/matricula.ts';
import { findingText } from '../../metadata/findingText.ts';
import { hasText } from '../../metadata/texts.ts';
import { applyCorrections, situationOf } from '../matricula/corrections/index.ts';
import type { Act, CorrectionBody, Opening, Reading } from '../matricula/model/index.ts';
import type { Deal, PageQuality } from './context.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings.ts';
import type { LandStatement } from './landStatements.ts';
import { missingResolutions, standingOf, substanceOf } from './resolutions.ts';
import { dealFromWire, dealToWire, findingFromWire, findingToWire } from './wireFindings.ts';

const deal = (more: Partial<Deal> = {}): Deal => ({
  date: '2026-11-20',
  lenders: [],
  borrower: null,
  usesFgts: false,
  guarantee: 'HIPOTECA',
  isHousing: false,
  propertyKind: null,
  appraisalMonths: 12,
  statements: [],
  ...more,
});

/** What is found in a record, by the day of the worked example unless a deal says otherwise. */
function find(
  from: Reading,
  given: Partial<Deal> = {},
  stated: readonly CorrectionBody[] = [],
  pages: readonly PageQuality[] = [],
): Finding[] {
  const who = { reason: 'CCIR', by: 'Helena', at: '2026-11-20T10:00:00Z' };
  const truth = applyCorrections(
    from,
    stated.map((body) => ({ ...body, ...who })),
  );
  return findingsOf(truth, situationOf(truth), deal(given), pages);
}

const rules = (findings: readonly Finding[]): string[] =>
  findings.map(({ rule, kind }) => (kind === 'question' ? `${rule}?` : rule));
const of = (rule: string, findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.rule === rule);

/** An urban home of one owner with everything a record should have. */
const home = (acts: readonly Act[], more: Partial<Opening> = {}): Reading =>
  reading(
    opening([owner('ANA LIMA TESTE', '1/1', { document: '11144477735' })], {
      district: 'Vale Claro',
      state: 'SP',
      text: 'IMÓVEL: casa na Rua das Flores, 12. PROPRIETÁRIA: ANA LIMA TESTE, brasileira, solteira.',
      property: property({ kind: 'urban', municipality: 'Vale Claro', state: 'SP' }),
      ...more,
    }),
    inOrder(...acts),
    { closing: { kind: 'full', issuedOn: '2026-11-10', openProtocols: [], evidence: {} } },
  );

/** Rural land of one owner likewise. */
const farm = (acts: readonly Act[], more: Partial<Opening> = {}): Reading => {
  const from = home(acts, {
    text: 'IMÓVEL: FAZENDA BOA AURORA, certificação INCRA. PROPRIETÁRIA: ANA LIMA TESTE, brasileira, solteira.',
    property: property({
      municipality: 'Vale Claro',
      state: 'SP',
      area: { value: '500', unit: 'ha' },
      incraCode: '9500411234567',
      nirf: ['12345679'],
      car: 'SP-3543402-7A20F652910F52810009811AE8AC484F',
    }),
    ...more,
  });
  return from;
};

const quiet: readonly string[] = ['FL-01?', 'RF-36?', 'RF-55?'];
/** Rules found beyond what every record is asked. */
const rest = (findings: readonly Finding[]): string[] =>
  rules(findings).filter((rule) => !quiet.includes(rule));

describe('the worked example of the rule book', () => {
  test('gives exactly its flags at 2026-11-20', () => {
    const found = find(boaAurora()).filter(({ kind }) => kind === 'finding');
    expect([...new Set(rules(found))].sort()).toEqual(['RF-02', 'RF-05', 'RF-21', 'RF-24', 'RF-46']);
    expect(of('RF-24', found).map(({ params }) => params.names)).toEqual([
      { names: ['JONAS PRADO TESTE'] },
      { names: ['KARINA PRADO TESTE'] },
    ]);
    expect(of('RF-02', found)[0]).toMatchObject({ severity: 'CRITICA', codes: ['AV-9'] });
    expect(of('RF-05', found)[0]).toMatchObject({ severity: 'ALTA', codes: ['R-7'] });
  });

  test('asks only for what the record cannot tell', () => {
    expect(rules(find(boaAurora()).filter(({ kind }) => kind === 'question'))).toEqual([
      'RF-35?',
      'RF-40?',
      'FL-01?',
    ]);
  });

  test('is judged by the reference day: the due date in force is 2027', () => {
    expect(rules(find(boaAurora(), { date: '2027-03-11' }))).not.toContain('RF-13');
    expect(rules(find(boaAurora(), { date: '2027-03-12' }))).toContain('RF-13');
  });
});

test('a record with nothing to look at has no findings', () => {
  expect(rest(find(home([])))).toEqual([]);
  expect(rest(find(farm([])))).toEqual([]);
});

describe('liens', () => {
  test.each<[string, string, Act]>([
    ['RF-01', 'CRITICA', act('AV-1', 'indisponibilidade', { text: 'Indisponibilidade, CNIB.' })],
    ['RF-02', 'CRITICA', act('AV-1', 'penhora', { text: 'PENHORA nos autos.' })],
    ['RF-02', 'CRITICA', act('AV-1', 'arresto')],
    ['RF-02', 'CRITICA', act('AV-1', 'sequestro')],
    ['RF-03', 'CRITICA', act('AV-1', 'premonitoria')],
    ['RF-03', 'CRITICA', act('R-1', 'outro', { text: 'CITAÇÃO em ação real reipersecutória.' })],
    ['RF-04', 'CRITICA', act('R-1', 'alienacao_fiduciaria', { creditor: 'BANCO SOL S.A.' })],
    ['RF-05', 'ALTA', act('R-1', 'hipoteca')],
    ['RF-05', 'ALTA', act('R-1', 'hipoteca_cedular')],
    ['RF-05', 'ALTA', act('AV-1', 'caucao')],
    ['RF-06', 'CRITICA', act('AV-1', 'clausulas_restritivas', { text: 'cláusulas de inalienabilidade' })],
    ['RF-07', 'BAIXA', act('AV-1', 'clausulas_restritivas', { text: 'cláusula de incomunicabilidade' })],
    ['RF-60', 'CRITICA', act('AV-1', 'clausulas_restritivas', { text: 'condição resolutiva' })],
    ['RF-08', 'ALTA', act('R-1', 'usufruto', { grantees: people('RUI TESTE') })],
    ['RF-09', 'CRITICA', act('R-1', 'compromisso_venda')],
    ['RF-10', 'MEDIA', act('R-1', 'locacao')],
    ['RF-10', 'MEDIA', act('R-1', 'arrendamento')],
    ['RF-37', 'ALTA', act('AV-1', 'tombamento')],
    ['RF-38', 'ALTA', act('R-1', 'servidao', { text: 'servidão de linha de transmissão' })],
    ['RF-38', 'ALTA', act('AV-1', 'desapropriacao', { text: 'decreto de utilidade pública' })],
    ['RF-48', 'MEDIA', act('AV-1', 'penhor_cedular')],
    ['RF-49', 'MEDIA', act('R-1', 'servidao', { text: 'servidão de passagem' })],
    ['RF-53', 'CRITICA', act('R-1', 'outro', { text: 'PATRIMÔNIO RURAL EM AFETAÇÃO' })],
    ['FL-02', 'MEDIA', act('AV-1', 'outro', { text: 'arrolamento fiscal, Lei 9.532' })],
  ])('%s is raised as %s while the act stands, and not once it is cancelled', (rule, severity, lien) => {
    expect(of(rule, find(home([lien])))).toMatchObject([{ severity, codes: [lien.code] }]);
    const cancelled = home([lien, act('AV-2', 'cancelamento', { links: cancels(lien.code) })]);
    expect(rest(find(cancelled))).not.toContain(rule);
  });

  test('in the lender’s own favour are no other creditor’s, by name or by the CNPJ printed with it', () => {
    const own = { lenders: [{ name: 'BANCO SOL S/A', document: '47392015000106' }] };
    const fiduciary = (creditor: string, text = '') =>
      home([act('R-1', 'alienacao_fiduciaria', { creditor, text })]);
    expect(rules(find(fiduciary('Banco Sol S.A.'), own))).not.toContain('RF-04');
    expect(rules(find(fiduciary('BANCO SOL', 'ao BANCO SOL, CNPJ 47.392.015/0002-97'), own))).not.toContain(
      'RF-04',
    );
    expect(
      rules(find(fiduciary('BANCO LUA S.A.', 'ao BANCO LUA S.A., CNPJ 60.316.817/0001-03'), own)),
    ).toContain('RF-04');
  });

  test('a supervening guarantee takes an earlier fiduciary lien as high, not critical', () => {
    const from = home([act('R-1', 'alienacao_fiduciaria')]);
    expect(of('RF-04', find(from, { guarantee: 'ALIENACAO_SUPERVENIENTE' }))[0]?.severity).toBe('ALTA');
  });

  test('RF-06 finds a clause within the gift itself, while the donee owns', () => {
    const gift = (more: Partial<Act> = {}) =>
      act('R-1', 'doacao', {
        date: '2010-01-01',
        grantors: people('ANA LIMA TESTE'),
        grantees: people('RUI TESTE'),
        text: 'com as cláusulas de inalienabilidade e impenhorabilidade',
        ...more,
      });
    expect(of('RF-06', find(home([gift()])))).toMatchObject([{ text: 'inGift', codes: ['R-1'] }]);
    const sold = home([
      gift(),
      act('R-2', 'compra_venda', { grantors: people('RUI TESTE'), grantees: people('EVA TESTE') }),
    ]);
    expect(of('RF-06', find(sold))).toEqual([]);
  });

  test('RF-06 leaves a gift to the act that tells its clauses, and only to that', () => {
    const gift = act('R-3', 'doacao', {
      date: '2010-01-01',
      grantors: people('ANA LIMA TESTE'),
      grantees: people('RUI TESTE'),
      text: 'com as cláusulas de inalienabilidade e impenhorabilidade',
    });
    const clauses = (code: string, more: Partial<Act>) =>
      act(code, 'clausulas_restritivas', { text: 'cláusulas de inalienabilidade', ...more });
    const inGift = (...acts: Act[]) => of('RF-06', find(home(acts))).filter(({ text }) => text === 'inGift');
    const ended = act('AV-2', 'cancelamento', { links: cancels('AV-1') });
    expect(inGift(clauses('AV-1', { date: '1990-01-01' }), ended, gift)).toHaveLength(1);
    expect(inGift(gift, clauses('AV-4', { date: '2010-01-01' }))).toEqual([]);
    expect(inGift(gift, clauses('AV-4', { date: '2015-01-01' }))).toHaveLength(1);
    expect(inGift(gift, clauses('AV-4', { date: '2015-01-01', links: linked('cites', 'R-3') }))).toEqual([]);
  });

  test.each([
    ['1996-11-19', 30, true],
    ['1996-11-20', 30, false],
    ['2003-01-11', 20, true],
    ['2004-08-02', 20, true],
    ['2004-08-03', 30, false],
    ['2003-01-10', 30, false],
  ])('RF-11: a mortgage signed on %s lasts %i years', (titleDate, years, isOver) => {
    const found = of('RF-11', find(home([act('R-1', 'hipoteca', { titleDate })])));
    expect(found.map(({ params }) => params.years)).toEqual(isOver ? [String(years)] : []);
  });

  test('RF-13: the due date of the last amendment counts', () => {
    const mortgage = act('R-1', 'hipoteca', { dueOn: '2020-01-01' });
    expect(of('RF-13', find(home([mortgage])))).toMatchObject([{ codes: ['R-1'], severity: 'MEDIA' }]);
    const extended = act('AV-2', 'aditivo_cedula', { dueOn: '2030-01-01', links: linked('amends', 'R-1') });
    expect(of('RF-13', find(home([mortgage, extended])))).toEqual([]);
  });

  test('RF-45: an old currency is converted by the day, not by its sign', () => {
    const old = (value: string, date: string) =>
      of('RF-45', find(home([act('R-1', 'hipoteca', { value, currency: 'CRZ', date })])))[0]?.params.reais;
    expect(old('1500000', '1990-05-02')).toEqual({ money: '0.55', currency: 'BRL' });
    expect(old('350000000', '1992-06-01')).toEqual({ money: '127.27', currency: 'BRL' });
    expect(of('RF-45', find(home([act('R-1', 'hipoteca', { value: '10', currency: 'BRL' })])))).toEqual([]);
  });

  test('RF-54: a public bank’s debt extended more than twice', () => {
    const extended = (count: number, creditor: string) =>
      home([
        act('R-1', 'hipoteca_cedular', { creditor }),
        ...Array.from({ length: count }, (_, index) =>
          act(`AV-${index + 2}`, 'aditivo_cedula', {
            dueOn: `203${index}-01-01`,
            links: linked('amends', 'R-1'),
          }),
        ),
      ]);
    expect(of('RF-54', find(extended(3, 'BANCO DO BRASIL S.A.')))).toHaveLength(1);
    expect(of('RF-54', find(extended(2, 'BANCO DO BRASIL S.A.')))).toEqual([]);
    expect(of('RF-54', find(extended(3, 'COOPERATIVA AURORA')))).toEqual([]);
  });

  test('RF-61: an amendment that raises the debt of an old title, not one of a new title by the same creditor', () => {
    const raised = (date: string, creditor: string | null = null) =>
      home([
        act('R-1', 'hipoteca', { date, value: '100', currency: 'BRL', creditor: 'BANCO SOL' }),
        act('AV-2', 'aditivo_cedula', {
          value: '150',
          currency: 'BRL',
          creditor,
          links: linked('amends', 'R-1'),
        }),
      ]);
    expect(of('RF-61', find(raised('2023-10-30')))[0]?.params).toMatchObject({ value: { money: '50.00' } });
    expect(of('RF-61', find(raised('2023-10-31')))).toEqual([]);
    expect(of('RF-61', find(raised('2023-10-31', 'BANCO LUA')))).toHaveLength(1);
  });

  test('RF-62: a second degree bars housing credit alone', () => {
    const from = home([act('R-1', 'hipoteca', { degree: 2 })]);
    expect(of('RF-62', find(from, { isHousing: true }))).toHaveLength(1);
    expect(of('RF-62', find(from))).toEqual([]);
    expect(of('RF-62', find(home([act('R-1', 'hipoteca', { degree: 1 })]), { isHousing: true }))).toEqual([]);
  });
});

describe('the chain of title', () => {
  const sale = (more: Partial<Act> = {}) =>
    act('R-1', 'compra_venda', {
      date: '2020-01-01',
      grantors: people('ANA LIMA TESTE'),
      grantees: [person('RUI COSTA', { document: '52998224725' })],
      ...more,
    });

  test('RF-12: consolidation waits for the auctions or the discharge to be noted', () => {
    const acts = [
      act('R-1', 'alienacao_fiduciaria', { creditor: 'BANCO SOL S.A.', grantors: people('ANA LIMA TESTE') }),
      act('AV-2', 'consolidacao_propriedade', {
        grantees: people('BANCO SOL S.A.'),
        links: linked('cites', 'R-1'),
      }),
    ];
    expect(of('RF-12', find(home(acts)))).toMatchObject([{ severity: 'ALTA', codes: ['AV-2'] }]);
    const noted = act('AV-3', 'outro', { text: 'LEILÕES NEGATIVOS e termo de quitação.' });
    expect(of('RF-12', find(home([...acts, noted])))).toEqual([]);
    const cited = act('AV-3', 'outro', {
      text: 'averba-se a quitação recíproca',
      links: linked('cites', 'AV-2'),
    });
    expect(of('RF-12', find(home([...acts, cited])))).toEqual([]);
  });

  test('RF-12 is not answered by a discharge of taxes', () => {
    const acts = [
      act('R-1', 'alienacao_fiduciaria', { creditor: 'BANCO SOL S.A.', grantors: people('ANA LIMA TESTE') }),
      act('AV-2', 'consolidacao_propriedade', {
        grantees: people('BANCO SOL S.A.'),
        links: linked('cites', 'R-1'),
      }),
      act('R-3', 'compra_venda', { text: 'apresentada a certidão de quitação de tributos municipais' }),
    ];
    expect(of('RF-12', find(home(acts)))).toHaveLength(1);
  });

  test('RF-14: closed and blocked records', () => {
    expect(of('RF-14', find(home([act('AV-1', 'encerramento')])))).toMatchObject([{ severity: 'CRITICA' }]);
    const blocked = act('AV-1', 'outro', { text: 'Bloqueio da matrícula, art. 214 § 3º.' });
    expect(of('RF-14', find(home([blocked])))).toMatchObject([{ text: 'blocked' }]);
  });

  test.each<[string, string, Reading]>([
    [
      'RF-16',
      'share-exceeds-holding',
      home([
        sale({
          transfers: [
            {
              from: ['ANA LIMA TESTE'],
              to: [{ name: 'RUI COSTA', share: null }],
              share: '3/2',
              of: 'property',
              mode: 'transfer',
            },
          ],
        }),
      ]),
    ],
    [
      'RF-43',
      'share-not-read',
      home([
        sale({
          transfers: [
            {
              from: ['ANA LIMA TESTE'],
              to: [{ name: 'RUI COSTA', share: null }],
              share: null,
              of: 'property',
              mode: 'transfer',
            },
          ],
          evidence: { 'transfers.0.share': proof('parte ideal de cinco alqueires') },
        }),
      ]),
    ],
    ['RF-17', 'grantor-not-owner', home([sale({ grantors: people('ZÉ NINGUÉM') })])],
    [
      'RF-18',
      'depends-on-cancelled-act',
      home([
        sale(),
        act('AV-2', 'cancelamento', { links: cancels('R-1') }),
        act('R-3', 'compra_venda', { grantors: people('RUI COSTA'), grantees: people('EVA SILVA') }),
      ]),
    ],
    ['RF-41', 'act-number-gap', home([act('AV-2', 'numero_predial')])],
    ['RF-41', 'act-number-repeated', home([act('AV-1', 'numero_predial'), act('AV-1', 'numero_predial')])],
    ['RF-42', 'cancellation-without-target', home([act('AV-1', 'cancelamento')])],
    ['RF-43', 'shares-do-not-close', home([], { owners: [owner('ANA LIMA TESTE', '1/2')] })],
  ])('%s tells what the fold could not square: %s', (rule, text, from) => {
    expect(of(rule, find(from)).map((finding) => finding.text)).toContain(text);
    expect(of(rule, find(home([])))).toEqual([]);
  });

  test.each([
    ['doacao', 'EVA SILVA', '2024-11-21', true],
    ['doacao', 'EVA SILVA', '2024-11-20', false],
    ['compra_venda', 'EVA TESTE', '2025-05-05', true],
    ['compra_venda', 'EVA SILVA', '2025-05-05', false],
  ] as const)('RF-19: %s to %s on %s', (event, name, date, isFound) => {
    const from = home([
      act('R-1', event, { date, grantors: people('ANA LIMA TESTE'), grantees: people(name) }),
    ]);
    expect(of('RF-19', find(from)).length > 0).toBe(isFound);
  });

  test('RF-19: a price below half of the one before', () => {
    const priced = (value: string) =>
      home([
        sale({ value: '100000', currency: 'BRL' }),
        act('R-2', 'compra_venda', {
          date: '2026-01-01',
          value,
          currency: 'BRL',
          grantors: people('RUI COSTA'),
          grantees: people('EVA SILVA'),
        }),
      ]);
    expect(of('RF-19', find(priced('49999')))).toMatchObject([{ text: 'cheap', codes: ['R-2', 'R-1'] }]);
    expect(of('RF-19', find(priced('50000')))).toEqual([]);
  });

  test.each([
    ['Transcrição nº 8.123, Livro 3-H', true],
    ['nº 11.870, Livro 3-S', true],
    ['R-2/9.876', false],
    ['Matrícula 3.115, Livro 2', false],
  ])('RF-46: %s', (previousRecord, isFound) => {
    const found = of('RF-46', find(home([], { previousRecord })));
    expect(found.length > 0).toBe(isFound);
  });

  test('RF-50: a gift to a descendant without release from collation', () => {
    const gift = (text: string) =>
      home([
        act('R-1', 'doacao', {
          date: '2010-01-01',
          grantors: people('ANA LIMA TESTE'),
          grantees: people('RUI TESTE'),
          text,
        }),
      ]);
    expect(of('RF-50', find(gift('doou a seu filho')))).toMatchObject([{ severity: 'BAIXA', text: 'text' }]);
    expect(of('RF-50', find(gift('doou, dispensada a colação: dispensado da colação')))).toEqual([]);
  });

  test('RF-51: liens from before an auction, the attachment of its own case as spent', () => {
    const from = home([
      act('AV-1', 'penhora', { text: 'penhora, processo nº 0001234-55.2015.8.26.0100' }),
      act('R-2', 'hipoteca'),
      act('R-3', 'arrematacao', {
        date: '2020-01-01',
        grantees: people('EVA SILVA'),
        text: 'arrematação nos autos do processo nº 0001234-55.2015.8.26.0100',
      }),
    ]);
    expect(of('RF-51', find(from)).map(({ text, codes }) => [text, ...codes])).toEqual([
      ['spent', 'AV-1', 'R-3'],
      ['survives', 'R-2', 'R-3'],
    ]);
    const fresh = home([act('R-1', 'arrematacao', { date: '2025-01-01', grantees: people('EVA SILVA') })]);
    expect(of('RF-51', find(fresh))).toMatchObject([{ text: 'text' }]);
  });

  test('RF-52: adverse possession of less than two years', () => {
    const since = (date: string) => home([act('R-1', 'usucapiao', { date, grantees: people('EVA SILVA') })]);
    expect(of('RF-52', find(since('2025-01-01')))).toHaveLength(1);
    expect(of('RF-52', find(since('2020-01-01')))).toEqual([]);
  });
});

describe('owners', () => {
  const two = (a: Parameters<typeof owner>[2], b: Parameters<typeof owner>[2]) => ({
    owners: [
      owner('ANA LIMA', '1/2', { document: '11144477735', ...a }),
      owner('RUI LIMA', '1/2', { document: '52998224725', ...b }),
    ],
  });

  test('RF-20: a death noted without partition', () => {
    const death = act('AV-1', 'obito', { text: 'Óbito de ANA LIMA TESTE em 2020.' });
    expect(of('RF-20', find(home([death])))).toMatchObject([{ severity: 'CRITICA', codes: ['AV-1'] }]);
    const other = act('AV-1', 'obito', { text: 'Óbito de JOSÉ OUTRO, usufrutuário.' });
    expect(of('RF-20', find(home([other])))).toEqual([]);
    const shared = act('R-2', 'partilha_inventario', {
      grantors: people('ANA LIMA TESTE'),
      grantees: people('EVA SILVA'),
    });
    expect(of('RF-20', find(home([death, shared])))).toEqual([]);
  });

  test('RF-21: several owners, but not one couple', () => {
    expect(of('RF-21', find(home([], two({}, {}))))).toHaveLength(1);
    expect(of('RF-21', find(home([], two({ spouse: 'RUI LIMA' }, { spouse: 'ANA LIMA' }))))).toEqual([]);
  });

  test('RF-22: a married giver without the spouse, unless the regime leaves him free', () => {
    const married = (maritalRegime: string, text: string) => {
      const giver = { document: '11144477735', maritalRegime, spouse: 'RUI SILVA' };
      return home([act('R-1', 'hipoteca', { text, grantors: [person('ANA LIMA TESTE', giver)] })], {
        owners: [owner('ANA LIMA TESTE', '1/1', giver)],
      });
    };
    const alone = 'ANA LIMA TESTE deu o imóvel em hipoteca.';
    expect(of('RF-22', find(married('comunhão parcial de bens', alone)))).toMatchObject([
      { severity: 'ALTA' },
    ]);
    expect(of('RF-22', find(married('separação obrigatória de bens', alone)))).toHaveLength(1);
    expect(of('RF-22', find(married('separação de bens', alone)))).toEqual([]);
    expect(of('RF-22', find(married('comunhão parcial de bens', `${alone} Anuiu RUI SILVA.`)))).toEqual([]);
    expect(of('RF-22', find(married('comunhão parcial de bens', `${alone} Com outorga uxória.`)))).toEqual(
      [],
    );
  });

  test('RF-23: single when acquiring, married since, and no note of it', () => {
    const from = (acts: readonly Act[]) =>
      home(acts, {
        owners: [owner('ANA LIMA TESTE', '1/1', { document: '11144477735', spouse: 'RUI SILVA' })],
      });
    expect(of('RF-23', find(from([])))).toHaveLength(1);
    const wedding = act('AV-1', 'alteracao_estado_civil', { text: 'ANA LIMA TESTE casou-se com RUI SILVA.' });
    expect(of('RF-23', find(from([wedding])))).toEqual([]);
  });

  test('RF-24: without a document, or with one that does not check', () => {
    const documented = (document: string | null) =>
      of('RF-24', find(home([], { owners: [owner('ANA LIMA TESTE', '1/1', { document })] })));
    expect(documented(null)).toMatchObject([{ text: 'text' }]);
    expect(documented('11144477736')).toMatchObject([{ text: 'wrong' }]);
    expect(documented('11144477735')).toEqual([]);
  });

  test('RF-25: foreigners on rural land; of companies it is asked', () => {
    const text = 'PROPRIETÁRIA: ANA LIMA TESTE, italiana, solteira.';
    expect(of('RF-25', find(farm([], { text })))).toMatchObject([{ kind: 'finding', severity: 'ALTA' }]);
    expect(of('RF-25', find(home([], { text })))).toEqual([]);
    const company = farm([], { owners: [owner('AGRO LIMA LTDA', '1/1', { document: '47392015000106' })] });
    const stated = (value: boolean) =>
      of('RF-25', find(company, {}, [{ type: 'state', fact: 'foreignControl', value }]));
    expect(of('RF-25', find(company))).toMatchObject([{ kind: 'question', asks: 'foreignControl' }]);
    expect(stated(true)).toMatchObject([{ kind: 'finding', text: 'company' }]);
    expect(stated(false)).toEqual([]);
  });

  test('RF-36: asks whose debt, then whether it is the only home', () => {
    const state = (fact: 'thirdPartyDebt' | 'soleResidence', value: boolean): CorrectionBody => ({
      type: 'state',
      fact,
      value,
    });
    const asked = (stated: readonly CorrectionBody[] = [], given: Partial<Deal> = {}) =>
      of('RF-36', find(home([]), given, stated));
    expect(asked()).toMatchObject([{ asks: 'thirdPartyDebt', kind: 'question' }]);
    expect(asked([], { borrower: { name: 'ANA LIMA TESTE', document: null } })).toEqual([]);
    expect(asked([], { borrower: { name: 'EVA SILVA', document: null } })).toMatchObject([
      { asks: 'soleResidence' },
    ]);
    expect(asked([state('thirdPartyDebt', true), state('soleResidence', true)])).toMatchObject([
      { kind: 'finding' },
    ]);
    expect(asked([state('soleResidence', false)])).toEqual([]);
    expect(asked([], { guarantee: 'ALIENACAO_FIDUCIARIA' })).toEqual([]);
  });

  test('RF-55: asks of companies alone', () => {
    const company = home([], { owners: [owner('LIMA LTDA', '1/1', { document: '47392015000106' })] });
    expect(of('RF-55', find(company))).toMatchObject([{ kind: 'question' }]);
    expect(
      of('RF-55', find(company, {}, [{ type: 'state', fact: 'companyChanged', value: true }])),
    ).toMatchObject([{ kind: 'finding' }]);
    expect(of('RF-55', find(home([])))).toEqual([]);
  });
});

describe('rural land', () => {
  const land = (more: Partial<Opening['property']>, acts: readonly Act[] = []) => {
    const from = farm(acts);
    return { ...from, opening: { ...from.opening, property: { ...from.opening.property, ...more } } };
  };
  const state = (fact: 'borderStrip' | 'familyWorked', value: boolean): CorrectionBody => ({
    type: 'state',
    fact,
    value,
  });

  test('RF-26: asked only where the border is near', () => {
    expect(of('RF-26', find(land({ state: 'PR' })))).toMatchObject([
      { kind: 'question', asks: 'borderStrip' },
    ]);
    expect(of('RF-26', find(land({ state: 'PR' }), {}, [state('borderStrip', true)]))).toMatchObject([
      { kind: 'finding' },
    ]);
    expect(of('RF-26', find(land({ state: 'PR' }), {}, [state('borderStrip', false)]))).toEqual([]);
    expect(of('RF-26', find(land({ state: 'MG' })))).toEqual([]);
  });

  test.each<[string, Partial<Opening['property']>]>([
    ['RF-27', { incraCode: null, ccir: null }],
    ['RF-28', { nirf: [] }],
    ['RF-30', { car: null }],
  ])('%s tells what is absent, of rural land alone', (rule, more) => {
    expect(of(rule, find(land(more)))).toMatchObject([{ evidence: [] }]);
    expect(of(rule, find(land({ ...more, kind: 'urban' })))).toEqual([]);
    expect(of(rule, find(land({})))).toEqual([]);
  });

  test('RF-29: a guarantee may wait until 2029-10-21, a transfer not', () => {
    const bare = farm([], { text: 'IMÓVEL: FAZENDA BOA AURORA. PROPRIETÁRIA: ANA LIMA TESTE.' });
    expect(of('RF-29', find(bare))).toMatchObject([{ severity: 'INFO' }]);
    expect(of('RF-29', find(bare, { date: '2029-10-21' }))).toMatchObject([{ severity: 'MEDIA' }]);
    expect(of('RF-29', find(bare, { guarantee: null }))).toMatchObject([{ severity: 'MEDIA' }]);
    expect(
      of('RF-29', find(farm([act('AV-1', 'georreferenciamento', { area: { value: '500', unit: 'ha' } })]))),
    ).toEqual([]);
  });

  test.each([
    ['SP', '99', 'finding'],
    ['SP', '100', null],
    ['PA', '399', 'finding'],
    ['PA', '400', null],
    ['MT', '200', 'question'],
    ['MT', '99', 'finding'],
    ['MT', '400', null],
  ])('RF-31: in %s a reserve of %s of 500 ha', (uf, value, kind) => {
    const reserve = act('AV-1', 'reserva_legal', { legalReserve: { value, unit: 'ha' } });
    expect(of('RF-31', find(land({ state: uf }, [reserve]))).map((finding) => finding.kind)).toEqual(
      kind ? [kind] : [],
    );
  });

  test('RF-31: the vegetation stated decides', () => {
    const reserve = act('AV-1', 'reserva_legal', { legalReserve: { value: '200', unit: 'ha' } });
    const stated = (value: string) =>
      of('RF-31', find(land({ state: 'MT' }, [reserve]), {}, [{ type: 'state', fact: 'biome', value }]));
    expect(stated('FLORESTA_AML')).toMatchObject([{ kind: 'finding', params: { least: { percent: '80' } } }]);
    expect(stated('CERRADO_AML')).toEqual([]);
  });

  test('RF-34: below the minimum parcel, printed or stated', () => {
    const small = land({ area: { value: '3', unit: 'ha' } });
    expect(of('RF-34', find(small))).toMatchObject([{ kind: 'question', asks: 'minimumParcel' }]);
    expect(
      of('RF-34', find(small, {}, [{ type: 'state', fact: 'minimumParcel', value: '4' }])),
    ).toMatchObject([{ kind: 'finding' }]);
    expect(of('RF-34', find(small, {}, [{ type: 'state', fact: 'minimumParcel', value: '3' }]))).toEqual([]);
    const printed = act('AV-1', 'cadastro_incra', { text: 'CCIR: fração mínima de parcelamento 4,00 ha.' });
    expect(of('RF-34', find(land({ area: { value: '3', unit: 'ha' } }, [printed])))).toMatchObject([
      { kind: 'finding' },
    ]);
  });

  test('RF-35: up to four modules and worked by the family', () => {
    const sized = (value: string) => land({ area: { value, unit: 'ha' } });
    expect(of('RF-35', find(sized('60')))).toMatchObject([{ asks: 'fiscalModules' }]);
    const printed = act('AV-1', 'cadastro_incra', { text: 'módulo fiscal 10,0, nº de módulos 4,84' });
    expect(of('RF-35', find(land({ area: { value: '60', unit: 'ha' } }, [printed])))).toEqual([]);
    expect(of('RF-35', find(sized('441')))).toEqual([]);
    expect(of('RF-35', find(sized('19')))).toMatchObject([{ asks: 'familyWorked' }]);
    const modules = (value: string, ...more: CorrectionBody[]) =>
      of('RF-35', find(sized('60'), {}, [{ type: 'state', fact: 'fiscalModules', value }, ...more]));
    expect(modules('4.01')).toEqual([]);
    expect(modules('4')).toMatchObject([{ asks: 'familyWorked', kind: 'question' }]);
    expect(modules('4', state('familyWorked', true))).toMatchObject([{ kind: 'finding', severity: 'ALTA' }]);
    expect(modules('4', state('familyWorked', false))).toEqual([]);
  });
});

describe('land and what stands on it', () => {
  const first = {
    property: property({
      municipality: 'Vale Claro',
      state: 'SP',
      area: { value: '100', unit: 'ha' } as const,
      incraCode: '9500411234567',
      nirf: ['12345679'],
      car: null,
    }),
  };

  test.each([
    ['95', false],
    ['94.9', true],
    ['105.1', true],
  ])('RF-32: from 100 to %s ha', (value, isFound) => {
    const from = farm([act('AV-1', 'retificacao_area', { area: { value, unit: 'ha' } })], first);
    expect(of('RF-32', find(from)).length > 0).toBe(isFound);
  });

  test.each([
    ['60', '40', false],
    ['60', '40.05', false],
    ['60', '45', true],
  ])('RF-33: of 100 ha %s leave and %s stay', (detached, left, isFound) => {
    const split = act('AV-1', 'desmembramento', {
      area: { value: left, unit: 'ha' },
      detachedArea: { value: detached, unit: 'ha' },
    });
    expect(of('RF-33', find(farm([split], first))).length > 0).toBe(isFound);
  });

  test('RF-33: more leaves than there is, and nothing is said of what remains', () => {
    const split = (value: string) => act('AV-1', 'desmembramento', { detachedArea: { value, unit: 'ha' } });
    expect(of('RF-33', find(farm([split('120')], first)))).toMatchObject([{ text: 'tooMuch' }]);
    expect(of('RF-33', find(farm([split('12')], first)))).toEqual([]);
  });

  test('RF-37: protected or public land in the description', () => {
    expect(
      of('RF-37', find(home([], { text: 'casa em TERRENO DE MARINHA, foreiro à União' }))),
    ).toMatchObject([{ severity: 'ALTA' }]);
    expect(
      of('RF-37', find(home([act('AV-1', 'app', { text: 'área de preservação permanente' })]))),
    ).toHaveLength(1);
  });

  test('RF-39: asks whether a building stands on bare land', () => {
    const bare = home([], {
      text: 'IMÓVEL: lote de terreno nº 7 da quadra 3. PROPRIETÁRIA: ANA LIMA TESTE.',
    });
    expect(of('RF-39', find(bare))).toMatchObject([{ kind: 'question', asks: 'building' }]);
    expect(of('RF-39', find(bare, {}, [{ type: 'state', fact: 'building', value: true }]))).toMatchObject([
      { kind: 'finding' },
    ]);
    expect(of('RF-39', find(home([])))).toEqual([]);
  });

  test.each([
    ['20 alqueires paulistas, ou 48,40 ha', '48.4', false],
    ['20 alqueires paulistas, ou 45,00 ha', '45', true],
    ['10 alqueires mineiros, ou 48,40 ha', '48.4', false],
  ])('RF-44: %s', (text, value, isFound) => {
    const from = farm([], {
      text: `FAZENDA com ${text}. certificação INCRA`,
      property: property({ ...first.property, area: { value, unit: 'ha' } }),
    });
    expect(of('RF-44', find(from)).length > 0).toBe(isFound);
  });

  test('RF-57: another state, or another municipality that the record does not explain', () => {
    const placed = (municipality: string, state: string, text = 'casa') =>
      of('RF-57', find(home([], { text, property: property({ kind: 'urban', municipality, state }) })));
    expect(placed('Vale Escuro', 'SP')).toHaveLength(1);
    expect(placed('Vale Escuro', 'SP', 'casa no município de Vale Escuro, nesta comarca')).toEqual([]);
    expect(placed('Vale Claro', 'MG')).toHaveLength(1);
    expect(placed('VALE CLARO', 'SP')).toEqual([]);
  });

  test('RF-59: land that turned urban', () => {
    const turned = act('AV-1', 'mudanca_denominacao', { propertyChange: { kind: 'urban' } });
    expect(of('RF-59', find(farm([turned])))).toMatchObject([{ severity: 'INFO' }]);
  });
});

describe('the certificate and its reading', () => {
  const closed = (closing: Partial<Reading['closing']>) => {
    const from = home([]);
    return { ...from, closing: { ...from.closing, ...closing } };
  };

  test('RF-15: each title that waits at the office, in the specification’s words', () => {
    const waiting = closed({
      openProtocols: ['88123', '88124'],
      evidence: { 'openProtocols.0': proof('nº 88.123', 2) },
    });
    expect(of('RF-15', find(waiting))).toMatchObject([
      { params: { protocol: '88.123' }, evidence: [{ page: 2, quote: 'nº 88.123' }] },
      { params: { protocol: '88.124' } },
    ]);
  });

  test.each([
    ['2026-10-21', false],
    ['2026-10-20', true],
  ])('RF-40: a certificate of %s', (issuedOn, isOld) => {
    expect(of('RF-40', find(closed({ issuedOn }))).length > 0).toBe(isOld);
  });

  test('RF-40: a mere view, and one without a date until it is stated', () => {
    expect(of('RF-40', find(closed({ kind: 'view' })))).toMatchObject([{ text: 'view', severity: 'ALTA' }]);
    const undated = closed({ issuedOn: null });
    expect(of('RF-40', find(undated))).toMatchObject([{ kind: 'question', asks: 'certificateIssuedOn' }]);
    const dated = (value: string) =>
      of('RF-40', find(undated, {}, [{ type: 'state', fact: 'certificateIssuedOn', value }]));
    expect(dated('2026-11-01')).toEqual([]);
    expect(dated('2026-01-01')).toMatchObject([{ kind: 'finding' }]);
  });

  test.each([
    ['nothing follows', [['act', 'R-1. continua na ficha 02'], ['closing', 'CERTIFICO']], true],
    ['a later sheet follows', [['furniture', 'continua na ficha nº 2'], ['furniture', 'FICHA 03'], ['act', 'AV-9']], true],
    ['it follows', [['furniture', '(continua na ficha 02)'], ['furniture', 'LIVRO 2 FICHA 02'], ['act', 'AV-2']], false],
    ['its head was not read', [['furniture', 'continua na ficha 02'], ['act', 'AV-2']], false],
    ['only the other side is announced', [['furniture', 'continua no verso']], false],
  ] as const)('RF-41: a sheet announced, %s', (_how, blocks, isLost) => {
    const coverage = blocks.map(([use, text], index) => ({
      id: `${index}`, page: 1, boxes: [], text, use, act: null, why: null,
    }));
    const found = of('RF-41', find({ ...home([]), coverage }));
    expect(found.map(({ text, params }) => [text, params])).toEqual(
      isLost ? [['sheet-missing', { sheet: '2' }]] : [],
    );
  }); // biome-ignore format: a table reads better than a column

  test('RF-56: codes that fail their own check', () => {
    expect(of('RF-56', find(home([], { cnm: '123456.2.0012345-14' })))).toMatchObject([
      { params: { name: 'CNM' } },
    ]);
    expect(of('RF-56', find(home([], { cnm: '123456.2.0012345-13' })))).toEqual([]);
    const land = farm([], {
      property: property({
        nirf: ['12345678'],
        incraCode: '123',
        car: 'XX-1',
        area: { value: '500', unit: 'ha' },
      }),
    });
    expect(of('RF-56', find(land)).map(({ params }) => params.name)).toEqual(['INCRA', 'NIRF', 'CAR']);
  });

  test('RF-58: weak pages and headings', () => {
    const pages = [
      { page: 1, confidence: 69.9 },
      { page: 2, confidence: 70 },
    ];
    expect(of('RF-58', find(home([]), {}, [], pages))).toMatchObject([
      { params: { page: '1' }, evidence: [{ page: 1 }] },
    ]);
    const weak = act('AV-1', 'numero_predial', { evidence: { event: proof('AV-1', 1, 59) } });
    expect(of('RF-58', find(home([weak])))).toMatchObject([{ text: 'heading', codes: ['AV-1'] }]);
  });
});

describe('credit', () => {
  const bought = (date: string, text: string, more: readonly Act[] = []) =>
    home([
      act('R-1', 'compra_venda', {
        date,
        text,
        grantors: people('ANA LIMA TESTE'),
        grantees: people('EVA SILVA'),
      }),
      ...more,
    ]);

  // The table of the rule book's calculators, section 4.
  test.each([
    ['F1', '2023-11-20', 'recursos do FGTS', '2026-11-20', null],
    ['F2', '2023-11-21', 'recursos do FGTS', '2026-11-20', '2026-11-21'],
    ['F3', '2024-02-29', 'conta vinculada do Fundo de Garantia', '2027-02-28', '2027-03-01'],
    ['F5', '2025-06-02', 'financiamento SFH, sem utilização de recursos do FGTS', '2026-11-20', null],
  ])('RF-47, %s: acquired on %s with "%s", seen on %s', (_name, date, text, day, free) => {
    const found = of('RF-47', find(bought(date, text), { date: day, usesFgts: true }));
    expect(found.map(({ params }) => params.free)).toEqual(free ? [{ date: free }] : []);
    for (const { severity } of found) expect(severity).toBe('CRITICA');
  });

  test('RF-47, F4: a financed acquisition that does not say so is asked about', () => {
    const from = bought('2025-06-02', 'financiamento no SFH');
    expect(of('RF-47', find(from, { usesFgts: true }))).toMatchObject([
      { kind: 'question', asks: 'fgtsUsed', severity: 'CRITICA' },
    ]);
    expect(of('RF-47', find(from))).toMatchObject([{ severity: 'INFO' }]);
    expect(of('RF-47', find(from, {}, [{ type: 'state', fact: 'fgtsUsed', value: false }]))).toEqual([]);
  });

  test('RF-47, F7: a cancelled acquisition does not count', () => {
    const from = bought('2025-01-15', 'com FGTS', [act('AV-2', 'cancelamento', { links: cancels('R-1') })]);
    expect(of('RF-47', find(from, { usesFgts: true }))).toEqual([]);
  });

  test('FL-01: the appraisal is asked for, and grows old', () => {
    expect(of('FL-01', find(home([])))).toMatchObject([{ kind: 'question' }]);
    const valued = (value: string) =>
      of('FL-01', find(home([]), {}, [{ type: 'state', fact: 'valuedOn', value }]));
    expect(valued('2025-11-20')).toEqual([]);
    expect(valued('2025-11-19')).toMatchObject([{ kind: 'finding' }]);
  });
});

describe('identity and decisions', () => {
  test('a finding has one identity, whatever the reader calls the creditor', () => {
    const ids = find(boaAurora()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const renamed = boaAurora();
    const other = {
      ...renamed,
      acts: renamed.acts.map((item) => (item.code === 'R-7' ? { ...item, creditor: 'BCO HORIZONTE' } : item)),
    };
    expect(find(other).map(({ id }) => id)).toEqual(ids);
  });

  test('travels whole, and a decision holds while gravity, amounts and days stay', () => {
    const found = find(boaAurora());
    const kept = found.map((finding, index) =>
      findingFromWire({
        ...JSON.parse(JSON.stringify(findingToWire(finding))),
        Identificador: index,
        Versao: 1,
        Resolucao: 'confirmada',
      }),
    );
    expect(kept.map(substanceOf)).toEqual(found.map(substanceOf));
    const standing = standingOf(found, kept);
    expect(standing.every(({ resolution }) => resolution === 'confirmada')).toBe(true);
    const dearer = boaAurora();
    const raised = find({
      ...dearer,
      acts: dearer.acts.map((item) => (item.code === 'AV-9' ? { ...item, value: '36000' } : item)),
    });
    expect(
      standingOf(raised, kept)
        .filter(({ resolution }) => resolution === 'aberta')
        .map(({ finding }) => finding.rule),
    ).toEqual(['RF-02']);
  });

  test('the order in which a database gives keys back is no other fact', () => {
    const said = (params: Finding['params']) => substanceOf({ severity: 'ALTA', text: 'text', params });
    expect(said({ area: { area: { unit: 'ha', value: '9.68' } }, least: { percent: '20' } })).toBe(
      said({ least: { percent: '20' }, area: { area: { value: '9.68', unit: 'ha' } } }),
    );
  });

  test('grave ones bar the end of a review, critical ones leave it to an officer', () => {
    const found = find(boaAurora());
    const codes = (standing: ReturnType<typeof standingOf>, isOfficer: boolean) =>
      missingResolutions(standing, isOfficer).map(({ code }) => code);
    expect(codes(standingOf(found, []), false)).toEqual(['findings-unresolved', 'findings-critical']);
    expect(codes(standingOf(found, []), true)).toEqual(['findings-unresolved']);
    const decided = found.map((finding, index) =>
      findingFromWire({
        ...findingToWire(finding),
        Identificador: index,
        Versao: 1,
        Resolucao: 'em_diligencia',
      }),
    );
    expect(codes(standingOf(found, decided), false)).toEqual(['findings-critical']);
    expect(codes(standingOf(found, decided), true)).toEqual([]);
  });
});

test('every sentence has its text in both languages, with what to do', () => {
  for (const locale of ['pt-br', 'en-us']) {
    const texts = JSON.parse(
      readFileSync(new URL(`../../../i18n/${locale}.json`, import.meta.url), 'utf8'),
    ).findings;
    for (const { rule, text, asks } of find(boaAurora())) {
      expect(texts.rules[rule], rule).toMatchObject({
        title: expect.any(String),
        todo: expect.any(String),
        [text]: expect.any(String),
      });
      if (asks)
        expect(texts.facts[asks]).toMatchObject({ label: expect.any(String), help: expect.any(String) });
    }
  }
});

describe('certificates of rural land', () => {
  const says = (
    certificate: number,
    issuedOn: string,
    values: Readonly<Record<string, string>>,
    type = 'CCIR',
  ): LandStatement => ({
    certificate,
    type,
    name: `Certidão ${certificate}`,
    issuedOn,
    values: Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, { value, page: 1, quote: `diz ${value}` }]),
    ),
  });
  const looked = (...statements: readonly LandStatement[]) => of('FL-03', find(farm([]), { statements }));

  test('that say what the record says find nothing, however they write it', () => {
    expect(
      looked(
        says(1, '2026-06-18', {
          incraCode: '950.041.123.456-7',
          municipality: 'VALE CLARO',
          state: 'SP',
          area: '500.005 ha',
          nirf: '1.234.567-9',
          declarant: 'Ana L. Teste',
        }),
      ),
    ).toEqual([]);
  });

  test('that disagree are a finding of each value, with the words of both sides', () => {
    const found = looked(says(7, '2026-06-18', { municipality: 'Serra Alta', area: '430 ha' }));
    expect(found.map(({ text, severity }) => [text, severity])).toEqual([
      ['municipality', 'ALTA'],
      ['area', 'ALTA'],
    ]);
    expect(found[0]).toMatchObject({
      id: 'FL-03||municipality SERRA ALTA VALE CLARO',
      params: { here: 'Serra Alta', there: 'Vale Claro' },
      evidence: [
        {
          quote: 'diz Serra Alta',
          page: 1,
          certificate: { id: 7, name: 'Certidão 7', issuedOn: '2026-06-18' },
        },
      ],
    });
    expect(findingText(found[1] as Finding, 'pt-br')).toBe(
      'Área: a certidão diz 430,0000 ha; a matrícula, 500,0000 ha',
    );
  });

  test('that say the same of another value are one finding, the newest first', () => {
    const [found, ...others] = looked(
      says(1, '2025-05-01', { car: 'SP-3543402-AAAA' }),
      says(2, '2026-05-01', { car: 'SP-3543402-AAAA' }),
    );
    expect(others).toEqual([]);
    expect(found?.evidence.map(({ certificate }) => certificate?.id)).toEqual([2, 1]);
  });

  test('a decision on one pair of values is none on another', () => {
    const ids = (value: string) => looked(says(1, '2026-05-01', { state: value })).map(({ id }) => id);
    expect(ids('MG')).not.toEqual(ids('GO'));
  });

  test('declared by somebody who owns none of it are told, by a spouse are not', () => {
    const declared = (spouse: string | null) =>
      of(
        'FL-03',
        find(farm([], { owners: [owner('ANA LIMA TESTE', '1/1', { spouse })] }), {
          statements: [says(1, '2026-06-18', { declarant: 'Bento Prado Cruz' })],
        }),
      ).map(({ text, severity }) => [text, severity]);
    expect(declared(null)).toEqual([['declarant', 'MEDIA']]);
    expect(declared('BENTO PRADO CRUZ')).toEqual([]);
  });

  test.each([
    ['CCIR', '2026', '2026-11-20', []],
    ['CCIR', '2024/2025', '2026-11-20', [['ccir', 'INFO', '2025', '2026']]],
    ['CCIR', '2015/16', '2016-02-01', []],
    ['ITR_DEC', '2025', '2026-09-30', []],
    ['ITR_DEC', '2025', '2026-10-01', [['itr', 'INFO', '2025', '2026']]],
    ['CND_ITR', '2019', '2026-11-20', []],
  ])('%s of exercise %s on %s', (type, exercise, date, expected) => {
    const found = of(
      'FL-04',
      find(farm([]), { date, statements: [says(1, '2026-01-05', { exercise }, type)] }),
    );
    expect(found.map(({ text, severity, params }) => [text, severity, params.year, params.current])).toEqual(
      expected,
    );
  });

  test('of an old exercise are forgiven where a newer one is there', () => {
    const statements = [
      says(1, '2024-07-01', { exercise: '2024' }),
      says(2, '2026-07-01', { exercise: '2026' }),
    ];
    expect(of('FL-04', find(farm([]), { statements }))).toEqual([]);
  });

  test('come over the wire as they went', () => {
    const statements = [says(3, '2026-06-18', { car: 'SP-1', exercise: '2026' })];
    const wire = JSON.parse(JSON.stringify(dealToWire(deal({ statements }), [])));
    expect(dealFromWire(wire).deal.statements).toEqual(statements);
  });

  test('have a sentence for each field in both languages', () => {
    for (const locale of ['pt-br', 'en-us'] as const)
      for (const text of ['incraCode', 'ccir', 'nirf', 'car', 'municipality', 'state', 'area', 'declarant'])
        expect(hasText(locale, `findings.rules.FL-03.${text}`), `${locale} ${text}`).toBe(true);
  });
});
