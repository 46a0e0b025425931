import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DevSession, openDevSession, withField } from './support/devSession.ts';

/** Copying the packages and the first start take their time on a busy machine. */
const patience = 300_000;

describe('npm run dev', { timeout: patience }, () => {
  let session: DevSession;
  beforeAll(async () => {
    session = await openDevSession();
  }, patience);
  afterAll(() => session?.end(), patience);

  test('takes a saved field into API and database without a new sign-in', async () => {
    await session.addField('Sigla');
    expect(await session.firstGroup()).toMatchObject({ Sigla: null });
    expect(session.output()).toMatch(/schemas\/grupo\.schema\.json: running after \d+ ms\./);
  });

  test('tries a schema out that is in no file, and writes nothing', async () => {
    const { Texto: text } = await session.ask('Desenvolvimento/Esquemas/grupo');
    const told = await session.ask('Desenvolvimento/Esquemas/grupo/Julgar', {
      Texto: withField(text, 'Ensaio'),
    });
    expect(told.statements[0]).toMatch(/^create table "grupo" \(.*"Sigla" text.*"Ensaio" text/);
    expect(await session.firstGroup()).not.toHaveProperty('Ensaio');
    expect((await session.ask('Desenvolvimento/Esquemas/grupo')).Texto).toBe(text);
  });

  test('explains a broken schema and goes on with the version before', async () => {
    const good = session.save((text) => text.replace('"required"', '"requird"'));
    await session.until(() => session.output().includes('did you mean required?'), 'the explanation');
    expect(session.output()).toContain('The version before goes on.');
    expect(await session.firstGroup()).toMatchObject({ Sigla: null });
    session.save(() => good);
  });

  test('refuses a change that could lose values, naming table, column and remedy', async () => {
    const good = session.save((text) => {
      const schema = JSON.parse(text);
      Object.assign(schema.properties.Sigla['x-field'], { type: 'money' });
      return JSON.stringify(schema, null, 2);
    });
    await session.until(() => /Table grupo, column Sigla: .*Remedy: /.test(session.output()), 'the refusal');
    expect(await session.firstGroup()).toMatchObject({ Sigla: null });
    session.save(() => withField(good, 'Depois'));
    await session.until(async () => 'Depois' in (await session.firstGroup()), 'the mended schema');
  });
});
