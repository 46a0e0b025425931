import { describe, expect, test } from 'vitest';
import {
  addSentence,
  choose,
  draftOf,
  editSentence,
  freeSentence,
  includeSentence,
  keepSentence,
  omitSentence,
  refreshSentence,
} from './content.ts';
import type { OpinionContent, OpinionFinding, TemplateSentence } from './model.ts';
import { opinionText } from './printedText.ts';
import { conclusionSentences } from './sections/conclusion.ts';
import { factsText, isOutOfDate, standingsOf } from './staleness.ts';
import { obstaclesTo } from './textObstacles.ts';
import { contentFromWire, contentToWire } from './wire.ts';

const lien = (value: string): TemplateSentence => ({
  key: 'lien:R-7',
  section: 'liens',
  text: `R-7: hipoteca, no valor de R$ ${value}.`,
  says: { code: 'R-7', value },
  sources: [{ act: 'R-7', field: 'value' }],
});
const area: TemplateSentence = {
  key: 'area',
  section: 'area',
  text: 'A área é de 48,40 ha.',
  says: { area: '48.4 ha' },
  sources: [],
};
const owner: TemplateSentence = {
  key: 'owner:ANA',
  section: 'ownership',
  text: 'ANA LUZ é titular da totalidade (100,00%) do imóvel, desde a abertura da matrícula.',
  says: { name: 'ANA LUZ', share: '1/1' },
  sources: [],
};
const template = [owner, lien('400'), area];
const draft = draftOf(template);
const standing = (content: OpinionContent, now: readonly TemplateSentence[], id: string) =>
  standingsOf(content, now).sentences.find(({ sentence }) => sentence.id === id)?.standing;

describe('when a fact changes', () => {
  const now = [owner, lien('500'), area];

  test('its sentence alone is stale, with the old words and the new', () => {
    const { sentences } = standingsOf(draft, now);
    expect(sentences.map(({ standing: state }) => state)).toEqual(['current', 'changed', 'current']);
    expect(sentences[1]).toMatchObject({
      sentence: { text: 'R-7: hipoteca, no valor de R$ 400.' },
      now: { text: 'R-7: hipoteca, no valor de R$ 500.' },
    });
  });

  test('an edited sentence keeps its binding and is stale too', () => {
    expect(standing(editSentence(draft, 'lien:R-7', 'Hipoteca de 400.'), now, 'lien:R-7')).toBe('changed');
  });

  test('a sentence set free is not', () => {
    const freed = freeSentence(draft, 'lien:R-7');
    expect(standing(freed, now, 'livre-1')).toBe('free');
    // What it said of the facts is offered anew.
    expect(standingsOf(freed, now).missing.map(({ key }) => key)).toEqual(['lien:R-7']);
  });

  test('refreshed it says the new fact', () => {
    const fresh = refreshSentence(editSentence(draft, 'lien:R-7', 'Meu texto.'), 'lien:R-7', lien('500'));
    expect(fresh.sentences[1]?.text).toBe('R-7: hipoteca, no valor de R$ 500.');
    expect(standing(fresh, now, 'lien:R-7')).toBe('current');
  });

  test('kept with a reason it stands until the fact changes once more', () => {
    const kept = keepSentence(draft, 'lien:R-7', lien('500'), 'valor do título, não da averbação');
    expect(standing(kept, now, 'lien:R-7')).toBe('kept');
    expect(standing(kept, [owner, lien('600'), area], 'lien:R-7')).toBe('changed');
  });

  test('told in the same words it makes nothing stale', () => {
    const unsaid = { ...lien('400'), says: { code: 'R-7', value: '400', unsaid: 'x' } };
    expect(standing(draft, [owner, unsaid, area], 'lien:R-7')).toBe('current');
    expect(isOutOfDate(draft, [owner, unsaid, area])).toBe(false);
    expect(isOutOfDate(draft, now)).toBe(true);
    expect(isOutOfDate(draft, [...template, { ...area, key: 'closed' }])).toBe(true);
  });

  test('other words of the template for the same facts make nothing stale', () => {
    const reworded = { ...lien('400'), text: 'Hipoteca do R-7: R$ 400.' };
    expect(standing(draft, [owner, reworded, area], 'lien:R-7')).toBe('current');
    expect(factsText([reworded])).toBe(factsText([lien('400')]));
    expect(factsText([lien('500')])).not.toBe(factsText([lien('400')]));
  });

  test('a fact that is gone leaves its sentence to decide on, and a new one is offered in its place', () => {
    const other = { ...lien('90'), key: 'lien:R-9' };
    const { sentences, missing } = standingsOf(draft, [owner, other, area]);
    expect(sentences[1]?.standing).toBe('gone');
    expect(missing).toEqual([other]);
    const included = includeSentence(draft, [owner, lien('400'), other, area], 'lien:R-9');
    expect(included.sentences.map(({ id }) => id)).toEqual(['owner:ANA', 'lien:R-7', 'lien:R-9', 'area']);
  });

  test('what was left out is asked about again', () => {
    const omitted = omitSentence(draft, 'area', 'sem relevância');
    expect(standing(omitted, template, 'area')).toBe('omitted');
    expect(
      standing(
        omitted,
        [owner, lien('400'), { ...area, text: 'A área é de 40 ha.', says: { area: '40 ha' } }],
        'area',
      ),
    ).toBe('changed');
    expect(opinionText(omitted)).not.toContain('48,40');
  });
});

test('free words stand where they were put', () => {
  const { content, id } = addSentence(draft, 'ownership', 'A proprietária é cliente desde 1998.');
  expect(content.sentences.map((sentence) => sentence.id)).toEqual(['owner:ANA', id, 'lien:R-7', 'area']);
  expect(addSentence(content, 'findings', 'x').id).toBe('livre-2');
});

describe('the conclusion', () => {
  test('follows the choice at once while nobody wrote it anew', () => {
    const chosen = choose(draft, { conclusion: 'FAVORAVEL', conditions: [] });
    expect(chosen.sentences.at(-1)?.text).toContain('favorável');
    const other = choose(chosen, { conclusion: 'DESFAVORAVEL', conditions: [] });
    expect(other.sentences.at(-1)?.text).toContain('desfavorável');
    expect(choose(other, { conclusion: null, conditions: [] }).sentences).toEqual(draft.sentences);
  });

  test('written anew it is stale after another choice', () => {
    const chosen = choose(draft, { conclusion: 'FAVORAVEL', conditions: [] });
    const edited = editSentence(chosen, 'conclusion', 'Opino a favor.');
    const other = choose(edited, { conclusion: 'DESFAVORAVEL', conditions: [] });
    expect(standing(other, [...template, ...conclusionSentences(other)], 'conclusion')).toBe('changed');
  });
});

describe('what stands against submitting', () => {
  const open: OpinionFinding = {
    id: 'RF-02:AV-9',
    severity: 'CRITICA',
    text: 'Penhora em vigor',
    substance: '',
    sources: [],
    law: null,
    acts: ['AV-9'],
    resolution: 'aberta',
    reason: null,
  };
  const cited: TemplateSentence = {
    key: 'finding:RF-02:AV-9',
    section: 'findings',
    text: 'Penhora em vigor (AV-9).',
    says: {},
    sources: [],
  };
  const codes = (content: OpinionContent, findings: readonly OpinionFinding[] = [], now = template) =>
    obstaclesTo(content, [...now, ...conclusionSentences(content)], findings).map(({ code }) => code);
  const unfavourable = choose(draft, { conclusion: 'DESFAVORAVEL', conditions: [] });

  test('nothing, when all is said and chosen', () => {
    expect(codes(unfavourable)).toEqual([]);
  });

  test('a conclusion that was not chosen', () => {
    expect(codes(draft)).toEqual(['opinion-conclusion-missing']);
  });

  test('fewer than fifty characters', () => {
    const short = draftOf([{ ...area, text: 'x'.repeat(49) }]);
    const now = [{ ...area, text: 'x'.repeat(49) }];
    expect(codes(short, [], now)).toContain('opinion-too-short');
    const enough = draftOf([{ ...area, text: 'x'.repeat(50) }]);
    expect(codes(enough, [], now)).not.toContain('opinion-too-short');
  });

  test('stale sentences and facts it is silent about', () => {
    expect(codes(unfavourable, [], [owner, lien('500')])).toEqual(['opinion-stale']);
    expect(codes(unfavourable, [], [...template, { ...lien('1'), key: 'lien:R-8' }])).toEqual([
      'opinion-facts-missing',
    ]);
  });

  test('an unresolved finding that is not cited, or whose sentence was left out', () => {
    expect(codes(unfavourable, [open], [...template, cited])).toEqual(['opinion-finding-uncited']);
    const now = [...template, cited];
    const said = choose(draftOf(now), { conclusion: 'DESFAVORAVEL', conditions: [] });
    expect(codes(said, [open], now)).toEqual([]);
    expect(codes(omitSentence(said, cited.key, 'x'), [open], now)).toEqual(['opinion-finding-uncited']);
    expect(codes(editSentence(said, cited.key, ' '), [open], now)).toEqual(['opinion-finding-uncited']);
    expect(codes(omitSentence(said, cited.key, 'x'), [{ ...open, resolution: 'afastada' }], now)).toEqual([]);
  });

  test('favourable against a confirmed critical finding, with reservations or not at all it passes', () => {
    const confirmed: OpinionFinding = { ...open, resolution: 'confirmada' };
    const favourable = choose(draft, { conclusion: 'FAVORAVEL', conditions: [] });
    expect(codes(favourable, [confirmed])).toEqual(['opinion-critical-confirmed']);
    expect(codes(favourable, [{ ...confirmed, severity: 'ALTA' }])).toEqual([]);
    const reserved = choose(draft, { conclusion: 'FAVORAVEL_COM_RESSALVAS', conditions: ['Baixar o AV-9'] });
    expect(codes(reserved, [confirmed])).toEqual([]);
  });

  test('a conclusion whose sentence is not said: what follows from it would stand nowhere', () => {
    const reserved = choose(draft, { conclusion: 'FAVORAVEL_COM_RESSALVAS', conditions: ['Baixar o AV-9'] });
    expect(codes(omitSentence(reserved, 'conclusion', 'x'))).toEqual(['opinion-conclusion-unsaid']);
    expect(codes(editSentence(reserved, 'conclusion', ' \u200b'))).toEqual(['opinion-conclusion-unsaid']);
    expect(codes(freeSentence(reserved, 'conclusion'))).toEqual(['opinion-facts-missing']);
    expect(codes(editSentence(reserved, 'conclusion', 'Favorável, baixado o AV-9.'))).toEqual([]);
  });

  test('reservations without any', () => {
    const empty = choose(draft, { conclusion: 'FAVORAVEL_COM_RESSALVAS', conditions: ['  '] });
    expect(codes(empty)).toEqual(['opinion-conditions-missing']);
  });
});

describe('on the wire', () => {
  const full = keepSentence(
    omitSentence(choose(draft, { conclusion: 'FAVORAVEL_COM_RESSALVAS', conditions: ['a'] }), 'area', 'x'),
    'lien:R-7',
    null,
    'y',
  );

  test('an opinion comes back as it went', () => {
    expect(contentFromWire(JSON.parse(JSON.stringify(contentToWire(full))))).toEqual(full);
  });

  test.each([
    [null],
    [{}],
    [{ Sentencas: [{}] }],
    [{ Sentencas: [], Conclusao: 'TALVEZ' }],
    [{ Sentencas: [], Condicoes: [1] }],
    [{ Sentencas: [...contentToWire(full).Sentencas, ...contentToWire(full).Sentencas] }],
  ])('what is no opinion is refused: %j', (wire) => {
    expect(() => contentFromWire(wire)).toThrow('opinion-invalid');
  });

  test('leaving out without a reason is refused', () => {
    const { Sentencas } = contentToWire(draft);
    const silent = [{ ...Sentencas[0], Omitida: ' ' }];
    expect(() => contentFromWire({ Sentencas: silent })).toThrow('reason-required');
  });
});

test('signs that hide or turn words round are not part of the text', () => {
  const content = editSentence(draft, 'area', 'A\u202eabc\u200b é\u00a0de  48\r\nha');
  expect(opinionText(content)).toContain('Aabc é de 48\nha');
});
