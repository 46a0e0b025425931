import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEntity, firstSchema } from '../../scripts/schemas/newEntity.ts';
import { entities } from '../../src/metadata/entities.ts';
import { isTurn } from '../support/run/form.ts';
import { copyProject, type ProjectCopy } from './support/projectCopy.ts';

/** Each command of the copy loads the whole product anew. */
const patience = 180_000;

describe('npm run new-entity', { timeout: patience }, () => {
  let copy: ProjectCopy;
  let before: Readonly<Record<string, string>>;
  let output: string;
  beforeAll(() => {
    copy = copyProject();
    before = copy.digests();
    output = run('scripts/new-entity.ts', 'cartorio', 'Cartório', 'Registry office').output;
  }, patience);
  afterAll(() => copy.remove());

  /** A script of the copy, on the Node that runs these tests. */
  function run(script: string, ...words: readonly string[]) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...words], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    return { output: `${stdout}${stderr}`, lastLine: stdout.trim().split('\n').at(-1) ?? '', status };
  }

  test('says what is there now and what comes next', () => {
    expect(output).toContain('schemas/cartorio.schema.json is there.');
    expect(output).toContain('"Cartórios" / "Registry offices"');
    expect(output).toContain('CARTORIO.CONSULTAR');
    expect(output).toContain('Next: npm run dev');
  });

  test('touches no other file that people write', () => {
    const { 'schemas/cartorio.schema.json': written, ...others } = copy.digests();
    expect(written).toBeDefined();
    expect(others).toEqual(before);
  });

  test('leaves nothing to explain', () => {
    const { output: told } = run('scripts/check.ts');
    expect(told.split('\n').filter((line) => /cartorio/i.test(line))).toEqual([]);
    expect(told).not.toContain('is not current');
  });

  test('lets administrador use it at once, and nobody else', () => {
    const { lastLine, output: told } = run('test/developer/support/newEntityProbe.ts', 'Cartorio');
    expect(lastLine, told).toMatch(/^\{/);
    const { answers, columns, menu } = JSON.parse(lastLine);
    const refused = { created: 403, listed: 403, history: 403, codes: 0 };
    expect(answers).toMatchObject({
      administrador: {
        created: 200,
        listed: 200,
        history: 200,
        active: true,
        names: ['Do perfil administrador'],
        codes: 5,
      },
      officer: refused,
      analista: refused,
      consulta: refused,
    });
    expect(answers.administrador.paths).toBeGreaterThan(5);
    expect(columns).toEqual(
      expect.arrayContaining(['Identificador', 'IdentificadorEmpresa', 'Nome', 'Ativo']),
    );
    expect(menu.group).toBe('management');
    expect(menu.order).toBeGreaterThan(
      Math.max(...entities.filter((one) => one.menu.group === 'management').map((one) => one.menu.order)),
    );
  });

  test.skipIf(!isTurn(2, 0))('removes what followed from a schema that is gone', () => {
    const generated = (file: string) => join(copy.folder, 'src/metadata/generated', file);
    const gone = ['validators/cartorio.validator.js', 'entities/cartorio.ts'];
    for (const file of gone) expect(existsSync(generated(file)), file).toBe(true);
    run('scripts/new-entity.ts', 'praca', 'Praça', 'Market');
    // A word of the language is a name like any other.
    expect(run('scripts/new-entity.ts', 'package', 'Pacote', 'Package').status).toBe(0);
    expect(readFileSync(generated('entities/package.ts'), 'utf8')).toContain('export const package_ = ');
    spawnSync('rm', [join(copy.folder, 'schemas/cartorio.schema.json')]);
    const stale = run('scripts/check.ts').output;
    for (const file of gone) expect(stale).toContain(`${file} is not current`);
    run('scripts/generate.ts');
    for (const file of gone) expect(existsSync(generated(file)), file).toBe(false);
    const list = readFileSync(generated('entities.ts'), 'utf8');
    expect(list).toContain('praca');
    expect(list).not.toContain('cartorio');
  });
});

describe('the words given', () => {
  test.each<readonly [string, readonly string[], object, string]>([
    ['nothing', [], {}, 'Give a name and a label in each language'],
    ['a label too few', ['cartorio', 'Cartório'], {}, 'Give a name and a label in each language'],
    ['capitals and accents', ['Cartório', 'Cartório', 'Office'], {}, 'like cartorio.'],
    ['two words in one', ['cartorioDeNotas', 'X', 'Y'], {}, 'like cartorio-de-notas.'],
    [
      'a name that is taken',
      ['cliente', 'Cliente', 'Client'],
      {},
      'There is schemas/cliente.schema.json already',
    ],
    [
      'a third gender',
      ['cartorio', 'Cartório', 'Office'],
      { gender: 'n' },
      'write --gender m or --gender f.',
    ],
  ])('refuses %s with a sentence', (_title, words, choices, sentence) => {
    expect(() => describeEntity(words, choices, ['cliente'])).toThrow(sentence);
  });

  test('may say gender and plurals themselves', () => {
    const choices = { gender: 'f', plural: 'Mãos', 'plural-en': 'Hands and feet' };
    expect(describeEntity(['mao', 'Mão', 'Hand'], choices, [])).toMatchObject({
      gender: 'f',
      plural: { 'pt-br': 'Mãos', 'en-us': 'Hands and feet' },
    });
  });

  test('make a feminine word speak of itself as one', () => {
    const schema = firstSchema(describeEntity(['praca', 'Praça', 'Market'], {}, []), []);
    expect(JSON.stringify(schema)).toContain('"pt-br":"Ativa"');
    expect(JSON.stringify(schema)).toContain('Inativas deixam de ser oferecidas');
  });
});
