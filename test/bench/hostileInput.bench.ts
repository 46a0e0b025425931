import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankField } from '../../src/field-types/blankField.ts';
import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { Field } from '../../src/field-types/types.ts';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { enumLabel } from '../../src/metadata/enums.ts';
import { inspectPdf } from '../../src/server/features/matricula/files/inspectPdf.ts';
import { readJson } from '../../src/server/kit/http/readJson.ts';
import { embedded } from '../support/databases/engines.ts';
import { kindOf, startTarget, writableFields, writableLines } from '../support/hostile/hostile.ts';
import { hostileBodies } from '../support/hostile/hostileBodies.ts';
import { manyPages } from '../support/hostile/hostilePdf.ts';
import { hostileParts, hostileValue } from '../support/hostile/hostileValues.ts';
import { startApi } from '../support/servers/startApi.ts';
import { growth } from './growth.ts';
import { type Measurement, median } from './measurement.ts';

/** Nothing that is sent to be refused makes us slow out of proportion to its length. */
export async function measure(): Promise<Measurement[]> {
  return [...(await bodies()), ...(await values()), ...(await records()), await pages()];
}

const bodies = () =>
  growth({
    what: 'hostile JSON',
    kinds: Object.keys(hostileBodies) as (keyof typeof hostileBodies)[],
    amount: 900_000,
    unit: 'characters',
    atMost: 1_000,
    make: (kind, amount) => hostileBodies[kind](amount),
    work: (text) => isTaken(() => readJson(text)),
  });

/** One value of every field type, as it is typed, pasted or stands in a file. */
const values = () =>
  growth({
    what: 'hostile value of a field',
    kinds: Object.keys(definitions).flatMap((type) => hostileParts.map((part) => valueKind(type, part))),
    amount: 100_000,
    unit: 'characters',
    atMost: 1_000,
    make: (kind, amount) => {
      const [type = '', part = ''] = JSON.parse(kind);
      return { type, text: hostileValue(part, amount) };
    },
    work: ({ type, text }) => definitions[type]?.read(text, fieldOf(type), context),
  });

const valueKind = (type: string, part: string) => JSON.stringify([type, part]);

const fieldOf = (type: string): Field => ({
  ...blankField,
  name: 'Campo',
  type,
  label: { 'pt-br': 'Campo', 'en-us': 'Field' },
  ...definitions[type]?.sampleField,
});

const context = {
  locale: 'pt-br',
  timeZone: 'America/Sao_Paulo',
  today: '2026-11-21',
  enumLabel: enumLabel('pt-br'),
} as const;

/** A record nearly as long as a body may be, with every mistake it can hold. */
async function records(): Promise<Measurement[]> {
  const [, start] = embedded;
  const api = await startApi(start, entities);
  const { here } = await startTarget({ entities, startApi: async () => api });
  const made = entities.filter(({ calls }) => calls.includes('create'));
  try {
    return await growth({
      what: 'record of nothing but mistakes',
      kinds: made.flatMap(({ name }) => Object.keys(mistakes).map((kind) => `${name} ${kind}`)),
      amount: 450_000,
      unit: 'characters',
      atMost: 3_000,
      make: (kind, amount) => {
        const [name = '', mistake = ''] = kind.split(' ');
        const entity = entityNamed(name);
        return { path: `/${entity.noun}/Incluir`, text: mistakes[mistake]?.(entity, amount) ?? '{}' };
      },
      work: async ({ path, text }) => {
        const { status } = await api.send(here.actor, 'POST', path, text);
        if (status !== 400 && status !== 422) throw new Error(`${path}: ${status}`);
      },
    });
  } finally {
    await api.close();
  }
}

const mistakes: Readonly<Record<string, (entity: Entity, amount: number) => string>> = {
  texts: (entity, amount) => {
    const texts = writableFields(entity).filter((field) => kindOf(field) === 'string');
    const long = 'ã'.repeat(amount / Math.max(1, texts.length));
    return JSON.stringify(Object.fromEntries(texts.map(({ name }) => [name, long])));
  },
  names: (_entity, amount) =>
    `{${Array.from({ length: amount / 24 }, (_empty, turn) => `"n${turn}":1`).join(',')}}`,
  rows: (entity, amount) => {
    const rows = Array.from({ length: amount / 50 }, () => ({ Inventado: 1 }));
    return JSON.stringify(
      Object.fromEntries(
        writableLines(entity)
          .slice(0, 1)
          .map(({ name }) => [name, rows]),
      ),
    );
  },
};

/** Counted in a process of its own, so by the clock; nothing is drawn. */
async function pages(): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'folio-paginas-'));
  try {
    const timeOf = async (count: number): Promise<number> => {
      const path = join(folder, `${count}.pdf`);
      await writeFile(path, manyPages(count));
      const times: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const begun = performance.now();
        await inspectPdf(
          { path, name: 'x.pdf', password: null },
          { maxBytes: 10_000_000, maxPages: 6 },
        ).catch(() => undefined);
        times.push(performance.now() - begun);
      }
      return median(times);
    };
    const [half, whole] = [await timeOf(10_000), await timeOf(20_000)];
    return {
      name: 'twice the pages of a PDF with too many, times the time',
      value: Number((whole / half).toFixed(2)),
      unit: 'times',
      atMost: 3,
      how: `refused with 10,000 pages after ${Math.round(half)} ms, with 20,000 after ${Math.round(whole)} ms; medians of three`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isTaken(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
