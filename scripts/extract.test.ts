import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { corpusPdf } from '../test/support/papers/corpus.ts';

const script = fileURLToPath(new URL('./extract.ts', import.meta.url));
const hostile = (name: string) =>
  fileURLToPath(new URL(`../test/corpus/hostile/${name}.pdf`, import.meta.url));
const farm = corpusPdf('06-fazenda-campo-real');

function extract(...words: string[]) {
  const { stdout, status } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
  const lines = stdout.split('\n').filter(Boolean);
  return { lines: lines.map((line) => JSON.parse(line)), status };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-extract-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('extract', () => {
  test('prints one line for each record, bad files in their place, and ends non-zero for them', () => {
    const { lines, status } = extract(hostile('h4-vazio'), farm, hostile('h2-protegido-por-senha'));
    expect(lines).toMatchObject([
      {
        Arquivo: hostile('h4-vazio'),
        Codigo: 'file-empty',
        Erro: expect.stringMatching(/^h4-vazio\.pdf est/),
      },
      {
        Arquivo: farm,
        Extracao: { Numero: '17330', Uf: 'PR' },
        Estatisticas: { Paginas: 3, NivelOcr: 'NATIVO', Documentos: 1, TempoOcr: 0 },
      },
      { Codigo: 'file-password', Erro: 'h2-protegido-por-senha.pdf não foi lido. O arquivo pede senha.' },
    ]);
    const { TempoIa, TempoTotal, Leitura } = lines[1].Estatisticas;
    expect(TempoTotal).toBeGreaterThanOrEqual(TempoIa);
    expect(Leitura).toMatchObject(
      [1, 2, 3].map((Pagina) => ({ Pagina, Origem: 'texto', NivelOcr: 'NATIVO' })),
    );
    expect(status).toBe(1);
  });

  test('writes the bare extraction into a folder, and prints nothing when all went well', async () => {
    const { lines, status } = extract(
      '--out',
      folder,
      '--password',
      'Senha#123',
      farm,
      hostile('h2-protegido-por-senha'),
    );
    expect(lines).toEqual([]);
    expect(status).toBe(0);
    expect(await readdir(folder)).toEqual(['06-fazenda-campo-real.json', 'h2-protegido-por-senha.json']);
    const written = JSON.parse(await readFile(join(folder, '06-fazenda-campo-real.json'), 'utf8'));
    expect(written).toMatchObject({ Numero: '17330' });
  });

  test('refuses an invoice, which holds no record', () => {
    const { lines, status } = extract(hostile('h5-nota-fiscal'));
    expect(lines).toMatchObject([{ Codigo: 'file-no-matricula' }]);
    expect(status).toBe(1);
  });
});
