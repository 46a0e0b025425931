import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  act,
  cancels,
  inOrder,
  linked,
  opening,
  people,
} from '../../../../../test/support/papers/matricula.ts';
import { isEncumbrance } from '../events.ts';
import type { Act, EventCode } from '../model.ts';
import { situation } from './situation.ts';
import { validityOf } from './validity.ts';

const valid = (...acts: readonly Act[]) => validityOf(inOrder(...acts)).valid;

describe('an act', () => {
  const mortgage = act('R-1', 'hipoteca');
  const amendment = act('AV-2', 'aditivo_cedula', { links: linked('amends', 'R-1') });
  const discharge = act('AV-3', 'cancelamento', { links: cancels('R-1') });

  test('stands until a later act takes it down, and takes its amendments along', () => {
    expect(valid(mortgage, amendment)).toEqual({ 'R-1': true, 'AV-2': true });
    expect(valid(mortgage, amendment, discharge)).toEqual({ 'R-1': false, 'AV-2': false, 'AV-3': true });
  });

  test('comes back with its amendments when the cancellation is cancelled', () => {
    const undone = act('AV-4', 'cancelamento', { links: cancels('AV-3') });
    expect(valid(mortgage, amendment, discharge, undone)).toEqual({
      'R-1': true,
      'AV-2': true,
      'AV-3': false,
      'AV-4': true,
    });
  });

  test('falls again when that is cancelled in turn', () => {
    const undone = act('AV-4', 'cancelamento', { links: cancels('AV-3') });
    const redone = act('AV-5', 'cancelamento', { links: cancels('AV-4') });
    expect(valid(mortgage, amendment, discharge, undone, redone)).toMatchObject({
      'R-1': false,
      'AV-3': true,
      'AV-4': false,
    });
  });

  test('that became another attachment does not come back with the end of that', () => {
    const converted = act('AV-2', 'penhora', { links: cancels('R-1') });
    const ended = act('AV-3', 'cancelamento', { links: cancels('AV-2') });
    expect(valid(act('R-1', 'arresto'), converted, ended)).toEqual({
      'R-1': false,
      'AV-2': false,
      'AV-3': true,
    });
  });

  test('comes back when an act restores it', () => {
    const restored = act('AV-4', 'outro', { links: linked('restores', 'R-1') });
    expect(valid(mortgage, amendment, discharge, restored)).toMatchObject({
      'R-1': true,
      'AV-2': true,
      'AV-3': true,
    });
  });

  test('stays when released in part', () => {
    const partial = validityOf(
      inOrder(mortgage, act('AV-2', 'cancelamento', { links: linked('cancels-in-part', 'R-1') })),
    );
    expect(partial.valid).toEqual({ 'R-1': true, 'AV-2': true });
    expect([...partial.partlyReleased]).toEqual(['R-1']);
  });

  test('is not touched by what only cites it, nor by a number that comes later', () => {
    expect(valid(mortgage, act('AV-2', 'outro', { links: linked('cites', 'R-1') }))).toMatchObject({
      'R-1': true,
    });
    expect(
      valid(act('AV-1', 'cancelamento', { links: cancels('R-2') }), act('R-2', 'hipoteca')),
    ).toMatchObject({ 'R-2': true });
  });

  test('that lost pages numbered twice is meant as the nearest before', () => {
    const twin = { ...mortgage, id: 'R-1~2' };
    expect(valid(mortgage, twin, act('AV-2', 'cancelamento', { links: cancels('R-1') }))).toMatchObject({
      'R-1': true,
      'R-1~2': false,
    });
  });
});

describe('validity set by a person', () => {
  const by = (value: boolean) => ({ manualValidity: { valid: value, reason: 'conferido no original' } });

  test('wins over what the acts say', () => {
    const acts = [act('R-1', 'hipoteca', by(true)), act('AV-2', 'cancelamento', { links: cancels('R-1') })];
    expect(valid(...acts)).toEqual({ 'R-1': true, 'AV-2': true });
  });

  test('has its consequences: a cancellation held void gives back what it took', () => {
    const acts = [
      act('R-1', 'hipoteca'),
      act('AV-2', 'cancelamento', { links: cancels('R-1'), ...by(false) }),
    ];
    expect(valid(...acts)).toEqual({ 'R-1': true, 'AV-2': false });
  });
});

describe('a consolidation', () => {
  const first = act('R-1', 'alienacao_fiduciaria', { creditor: 'BANCO A' });
  const second = act('R-2', 'alienacao_fiduciaria', { creditor: 'BANCO B' });

  test('absorbs the fiduciary act of its creditor', () => {
    const consolidation = act('AV-3', 'consolidacao_propriedade', { grantees: people('BANCO A') });
    expect(valid(first, second, consolidation)).toMatchObject({ 'R-1': false, 'R-2': true });
  });

  test('absorbs the one it names, whoever receives', () => {
    const consolidation = act('AV-3', 'consolidacao_propriedade', {
      grantees: people('FUNDO C'),
      links: linked('cites', 'R-2'),
    });
    expect(valid(first, second, consolidation)).toMatchObject({ 'R-1': true, 'R-2': false });
  });

  test("absorbs of several it names its own creditor's, else the first", () => {
    const both = [...linked('cites', 'R-1'), ...linked('cites', 'R-2')];
    const own = act('AV-3', 'consolidacao_propriedade', { grantees: people('BANCO B'), links: both });
    const other = act('AV-3', 'consolidacao_propriedade', { grantees: people('FUNDO C'), links: both });
    expect(valid(first, second, own)).toMatchObject({ 'R-1': true, 'R-2': false });
    expect(valid(first, second, other)).toMatchObject({ 'R-1': false, 'R-2': true });
  });

  test('gives it back when cancelled', () => {
    const consolidation = act('AV-2', 'consolidacao_propriedade');
    expect(
      valid(first, consolidation, act('AV-3', 'cancelamento', { links: cancels('AV-2') })),
    ).toMatchObject({ 'R-1': true });
  });
});

describe('a cancellation without target', () => {
  const warnings = (...acts: readonly Act[]) => validityOf(inOrder(...acts)).warnings;

  test('is warned about when it names nothing', () => {
    expect(warnings(act('R-1', 'hipoteca'), act('AV-2', 'cancelamento'))).toEqual([
      { code: 'cancellation-without-target', acts: ['AV-2'], params: {} },
    ]);
  });

  test('is warned about when it names an act that was not read', () => {
    expect(warnings(act('AV-2', 'cancelamento', { links: cancels('R-1') }))).toEqual([
      { code: 'cancellation-without-target', acts: ['AV-2'], params: { target: 'R-1' } },
    ]);
  });
});

interface GoldAct {
  readonly Codigo: string;
  readonly Evento: EventCode;
  readonly Cancela?: readonly string[];
  readonly Valido: boolean;
}

const corpus = new URL('../../../../../test/corpus/', import.meta.url);
const goldFiles = readdirSync(corpus).filter((file) => file.endsWith('.gold.json'));

describe('the corpus', () => {
  test.each(goldFiles)('%s: the codes each act names decide which acts stand and which encumber', (file) => {
    const gold: { Atos: readonly GoldAct[]; OnusAtivos: readonly string[] } = JSON.parse(
      readFileSync(new URL(file, corpus), 'utf8'),
    );
    const acts = inOrder(
      ...gold.Atos.map(({ Codigo, Evento, Cancela }) =>
        act(Codigo, Evento, {
          links: cancels(...(Cancela ?? [])),
          ...(Evento === 'desapropriacao' && { area: { value: '1', unit: 'ha' } }),
        }),
      ),
    );
    const now = situation(opening([]), acts);
    expect(now.valid).toEqual(Object.fromEntries(gold.Atos.map(({ Codigo, Valido }) => [Codigo, Valido])));
    expect(acts.filter((item) => now.valid[item.id] && isEncumbrance(item)).map(({ code }) => code)).toEqual(
      gold.OnusAtivos,
    );
  });
});
