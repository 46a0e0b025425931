import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres } from '../support/databases/engines.ts';
import { inForm, isTurn } from '../support/run/form.ts';
import { copyProject, type ProjectCopy } from './support/projectCopy.ts';

/** Each command of the copy loads the whole product anew. */
const patience = 300_000;

const databaseName = `folio_esquema_${process.pid}`;

const embedded = ['PGlite', null] as const;
const server = postgres ? ([['PostgreSQL', postgres.urlOf(databaseName)]] as const) : [];
const [first = embedded] = server;
const engines = inForm<readonly (readonly [string, string | null])[]>({
  short: [first],
  long: [embedded, ...server],
});

// As a developer does it in a shell, on a database with data in it.
describe.each(engines)(
  'a field renamed, one made stricter and one dropped, on %s',
  { timeout: patience },
  (_name, url) => {
    let copy: ProjectCopy;
    beforeAll(async () => {
      copy = copyProject();
      if (url) await postgres?.administer(`create database ${databaseName}`);
    }, patience);
    afterAll(async () => {
      copy.remove();
      if (url) await postgres?.administer(`drop database ${databaseName} with (force)`);
    });

    function run(script: string, ...words: readonly string[]) {
      const { DATABASE_URL: _url, MIGRATION_DATABASE_URL: _other, ...environment } = process.env;
      const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...words], {
        cwd: copy.folder,
        encoding: 'utf8',
        env: { ...environment, DATA_DIR: join(copy.folder, 'dados'), ...(url ? { DATABASE_URL: url } : {}) },
      });
      return { output: `${stdout}${stderr}`, lastLine: stdout.trim().split('\n').at(-1) ?? '', status };
    }

    function changeSchema(
      name: string,
      change: (properties: Record<string, { 'x-field': object }>) => void,
    ): void {
      const path = join(copy.folder, `schemas/${name}.schema.json`);
      const schema = JSON.parse(readFileSync(path, 'utf8'));
      change(schema.properties);
      writeFileSync(path, JSON.stringify(schema, null, 2));
    }

    test.skipIf(!isTurn(2, 1))(
      'is planned with whom it concerns, then done with consent, and nobody loses anything else',
      () => {
        const filled = run('test/developer/support/changeProbe.ts', 'fill');
        expect(filled.lastLine, filled.output).toMatch(/^\{/);
        const { view } = JSON.parse(filled.lastLine);

        changeSchema('diretoria', (properties) => {
          const { Sigla, Nome } = properties;
          delete properties.Sigla;
          properties.Abreviatura = { 'x-field': { ...Sigla?.['x-field'], renamedFrom: 'Sigla' } };
          Object.assign(Nome?.['x-field'] ?? {}, { maxLength: 10 });
        });
        changeSchema('grupo', (properties) => {
          delete properties.Descricao;
        });
        const generated = run('scripts/generate.ts');
        expect(generated.status, generated.output).toBe(0);

        const plan = run('scripts/db-migrate.ts', '--plan');
        expect(plan.status, plan.output).toBe(0);
        expect(plan.output).toContain('  diretoria.Sigla -> Abreviatura\n    values: 2\n');
        expect(plan.output).toContain(`saved views: ${view} "Por sigla"`);
        expect(plan.output).toContain('  alter table "diretoria" rename column "Sigla" to "Abreviatura"');
        expect(plan.output).toMatch(/diretoria\.Nome, maxLength: 1 \(1\): /);
        expect(plan.output).toMatch(
          /until you say --drop and their name:\n {2}grupo\.Descricao\n {4}values: 1/,
        );

        const wrong = run('scripts/db-migrate.ts', '--drop', 'grupo.Descrição');
        expect(wrong.status).toBe(1);
        expect(wrong.output).toContain('Remedy: name one of grupo.Descricao.');

        const done = run('scripts/db-migrate.ts', '--drop', 'grupo.Descricao');
        expect(done.status, done.output).toBe(0);
        const after = run('scripts/db-migrate.ts', '--plan');
        expect(after.output).toContain('The tables are as the schemas want them.');
        expect(after.output).not.toContain('grupo.Descricao');

        const looked = run('test/developer/support/changeProbe.ts', 'look');
        expect(looked.lastLine, looked.output).toMatch(/^\{/);
        const found = JSON.parse(looked.lastLine);
        expect(found.directories).toMatchObject([{ Abreviatura: 'CRED' }, { Abreviatura: 'JUR' }]);
        expect(found.groups[0]).toMatchObject({ Nome: 'Grupo Ipê' });
        expect(found.groups[0]).not.toHaveProperty('Descricao');
        expect(found.view).toMatchObject({
          Nome: 'Por sigla',
          AbrePor: 'empresa',
          Retirados: [],
          Definicao: {
            Filtro: { E: [{ Campo: 'Abreviatura', Operador: 'comeca', Valor: 'C' }] },
            Ordem: { Campo: 'Abreviatura', Ordem: 'desc' },
            Colunas: ['Nome', 'Abreviatura'],
            Larguras: { Abreviatura: 120 },
          },
        });
        expect(found.history).toMatchObject([
          { Versao: 2, Campos: [{ Campo: 'Abreviatura', De: 'CRI', Para: 'CRED' }] },
          { Versao: 1, Registro: { Abreviatura: 'CRI' } },
        ]);
        // The stricter rule holds from now on: the record must be mended before it is saved.
        expect(found.refused).toMatchObject({ status: 422, body: { Erros: [{ Campo: 'Nome' }] } });
        expect(found.undone).toMatchObject({ status: 422, body: { Erros: [{ Campo: 'Nome' }] } });
        expect(found.seen).toMatchObject({ Abreviatura: 'CRED' });
      },
    );
  },
);
