import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { entities } from '../../src/metadata/entities.ts';
import { openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { migrateAll } from '../../src/server/openServer.ts';
import { postgres } from '../support/databases/engines.ts';
import type { Measurement } from './measurement.ts';
import { residentMegabytes } from './resident.ts';

const root = resolve(import.meta.dirname, '../..');

/** Memory of the production server over PostgreSQL with nothing to do. Shows nothing where no PostgreSQL answers. */
export async function measure(): Promise<Measurement[]> {
  if (!postgres) return [];
  const { administer, urlOf } = postgres;
  const suffix = `${process.pid}`;
  const database = `folio_bench_${suffix}`;
  const role = { name: `folio_bench_uso_${suffix}`, password: 'uso' };
  const dataDir = await mkdtemp(join(tmpdir(), 'folio-bench-'));
  await administer(`create database ${database}`);
  try {
    const owner = await openDatabase({ url: urlOf(database) });
    await migrateAll(owner);
    await owner.close();
    await administer(`create role ${role.name} login password '${role.password}' in role folio_aplicacao`);
    const value = await restingMemory(urlOf(database, role), dataDir);
    return [
      {
        name: 'server at rest, PostgreSQL',
        value: Math.round(value),
        unit: 'MB',
        atMost: 200,
        how: `resident memory of scripts/serve.ts ten seconds after it listens, ${entities.length} entities`,
      },
    ];
  } finally {
    await administer(`drop database if exists ${database} with (force)`);
    await administer(`drop role if exists ${role.name}`);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function restingMemory(databaseUrl: string, dataDir: string): Promise<number> {
  const server = spawn(process.execPath, ['scripts/run/frugal.ts', 'scripts/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      FIRST_ADMIN: 'primeira@exemplo.com.br',
      FIRST_COMPANY: 'Empresa de Ensaio',
      FIRST_COMPANY_CNPJ: '11222333000181',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((done, failed) => {
      server.stdout.on('data', (chunk) => String(chunk).includes('listening') && done());
      server.once('exit', (code) => failed(new Error(`serve ended with ${code}`)));
    });
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return await residentMegabytes(server.pid ?? 0);
  } finally {
    server.removeAllListeners('exit');
    server.kill('SIGTERM');
  }
}
