import { describe, expect, test } from 'vitest';
import { alikeGroups } from './alikeGroups.ts';
import { AlikeIndex } from './alikeIndex.ts';
import { alikeMarks, areAlike, nameKey } from './names.ts';

const alike = (one: string, other: string) => areAlike(nameKey(one), nameKey(other));

describe('two names', () => {
  test.each([
    ['Agropecuária Serra Clara Ltda.', 'AGROPECUARIA SERRA CLARA S.A.'],
    ['Cerealista Ponte-Nova Ltda - ME', 'Cerealista Ponte Nova'],
    ['Companhia Agrícola do Vale', 'Cia. Agricola Vale S/A'],
    ['Usina São Judas Ltda. em recuperação judicial', 'Usina Sao Judas'],
    ['José da Silva Souza', 'Jose Silva Sousa'],
    ['Fazenda Santa Rita', 'Fazenda SantaRita'],
    ['Rodrigues Transportes', 'Rodirgues Transportes'],
    ['Marina Couto', 'Mariana Couto'],
  ])('%s and %s may be one', (one, other) => {
    expect(alike(one, other)).toBe(true);
    expect(alike(other, one)).toBe(true);
  });

  test.each([
    ['Loja 12', 'Loja 13'],
    ['Ana', 'Ane'],
    ['Agropecuária Serra Clara', 'Agropecuária Serra Escura'],
    ['João Batista Lima', 'João Batista'],
    ['', ''],
  ])('%s and %s are two', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  test('a name of nothing but little words keeps them', () => {
    expect(nameKey('Da & E Ltda.')).toBe('DAELTDA');
  });
});

/** A small generator, so that every run tries the same. @see mulberry32 */
function random(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

const letters = 'ABCDE1';

describe('marks', () => {
  test('of any two alike keys have one in common', () => {
    const pick = random(7);
    const word = (length: number) => Array.from({ length }, () => letters[pick(letters.length)]).join('');
    let likes = 0;
    for (let turn = 0; turn < 20_000; turn += 1) {
      const one = word(5 + pick(8));
      const at = pick(one.length);
      const other = [
        one.slice(0, at) + one.slice(at + 1),
        one.slice(0, at) + letters[pick(5)] + one.slice(at),
        one.slice(0, at) + letters[pick(5)] + one.slice(at + 1),
        one.slice(0, at) + (one[at + 1] ?? '') + one[at] + one.slice(at + 2),
      ][pick(4)] as string;
      if (!areAlike(one, other)) continue;
      likes += 1;
      const marks = new Set(alikeMarks(one));
      if (!alikeMarks(other).some((mark) => marks.has(mark))) throw new Error(`${one} and ${other}`);
    }
    expect(likes).toBeGreaterThan(5_000);
  });
});

describe('the index', () => {
  test('finds just what comparing every two finds', () => {
    const pick = random(11);
    const entries = Array.from({ length: 400 }, (_, index) => ({
      id: index + 1,
      names: { Nome: Array.from({ length: 5 + pick(3) }, () => letters[pick(3)]).join('') },
      values: pick(4) === 0 ? { Email: `p${pick(60)}@exemplo.com.br` } : ({} as Record<string, string>),
    }));
    const index = new AlikeIndex();
    for (const entry of entries) index.add(entry);
    for (const entry of entries) {
      const byHand = entries
        .filter(({ id }) => id !== entry.id)
        .filter(
          ({ names, values }) =>
            alike(names.Nome, entry.names.Nome) ||
            (entry.values.Email !== undefined && values.Email === entry.values.Email),
        )
        .map(({ id }) => id);
      expect(
        index
          .matchesOf(entry)
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
      ).toEqual(byHand);
    }
  });

  test('says by which fields, a trade name compared with names as well', () => {
    const index = new AlikeIndex();
    index.add({ id: 1, names: { Nome: 'Serra Clara Ltda.' }, values: { Telefone: '+5511912345678' } });
    const asked = {
      id: 0,
      names: { Nome: 'Outra Coisa', NomeFantasia: 'Serra Klara' },
      values: { Telefone: '+5511912345678' },
    };
    expect(index.matchesOf(asked)).toEqual([{ id: 1, fields: ['NomeFantasia', 'Telefone'] }]);
  });
});

describe('groups', () => {
  test('gather whoever is like another, and leave out who is like nobody', async () => {
    const entry = (id: number, Nome: string, values = {}) => ({ id, names: { Nome }, values });
    const groups = await alikeGroups([
      entry(1, 'Serra Clara Ltda.'),
      entry(2, 'Ana Couto', { Email: 'ana@exemplo.com.br' }),
      entry(3, 'Pedra Escura'),
      entry(4, 'Serra Clarra S.A.'),
      entry(5, 'Outro Nome', { Email: 'ana@exemplo.com.br' }),
      entry(6, 'Sozinho da Silva'),
      entry(7, 'Sera Clara'),
    ]);
    expect(groups).toEqual([
      { ids: [1, 4, 7], fields: ['Nome'] },
      { ids: [2, 5], fields: ['Email'] },
    ]);
  });

  // That a hundred thousand are not compared pair by pair is the bench's to say (test/bench/alike.bench.ts).
  test('are those that comparing every two finds', async () => {
    const pick = random(3);
    const entries = Array.from({ length: 400 }, (_, index) => ({
      id: index + 1,
      names: { Nome: Array.from({ length: 7 + pick(3) }, () => letters[pick(3)]).join('') },
      values: {},
    }));
    const groupOf = new Map(entries.map(({ id }) => [id, new Set([id])]));
    for (const one of entries)
      for (const other of entries.slice(0, one.id - 1)) {
        const [mine, theirs] = [groupOf.get(one.id), groupOf.get(other.id)];
        if (!mine || !theirs || mine === theirs || !alike(one.names.Nome, other.names.Nome)) continue;
        for (const id of theirs) groupOf.set(id, mine.add(id));
      }
    const expected = [...new Set(groupOf.values())]
      .filter(({ size }) => size > 1)
      .map((ids) => [...ids].toSorted((a, b) => a - b))
      .toSorted(([a = 0], [b = 0]) => a - b);
    expect(expected.length).toBeGreaterThan(5);
    expect((await alikeGroups(entries)).map(({ ids }) => ids)).toEqual(expected);
  });
});
