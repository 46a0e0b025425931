import { sql } from 'kysely';
import type { EntityRules, Passage } from '../../../engine/crud/rules.ts';
import { type Notice, notify } from '../../../engine/notices/notify.ts';
import { latestRun } from '../reading/runs.ts';

/**
 * Whoever sent a file, or asked for it to be read again, is told what came of it.
 * @see specification, section 8: file, operation, returned error, and the matching success messages
 */
export const rules: EntityRules = {
  async afterTransition(passage) {
    const tell = ends[passage.transition.event];
    if (!tell) return;
    const sender = await senderOf(passage);
    if (sender !== null) await notify(passage.work, [sender], await tell(passage));
  },
};

const ends: Readonly<Record<string, (passage: Passage) => Promise<Notice>>> = {
  ler: read,
  incorporar: taken,
  falhar: failed,
};

async function senderOf({ work, record }: Passage): Promise<number | null> {
  const run = await latestRun(work.tx, record.Identificador);
  return run?.PedidoPor ?? null;
}

async function read(passage: Passage): Promise<Notice> {
  return { kind: 'matricula-lida', ...about(passage), params: await named(passage) };
}

/** The file was a further reading of an older record of the operation, and that is where to go. */
async function taken(passage: Passage): Promise<Notice> {
  const run = await latestRun(passage.work.tx, passage.record.Identificador);
  const recordId = run?.IdentificadorDestino ?? passage.record.Identificador;
  return { ...(await read(passage)), kind: 'matricula-incorporada', recordId };
}

async function failed(passage: Passage): Promise<Notice> {
  const run = await latestRun(passage.work.tx, passage.record.Identificador);
  const erro = run?.Erro ?? { Codigo: 'reading-failed', Parametros: {} };
  return { kind: 'matricula-nao-lida', ...about(passage), params: { ...(await named(passage)), erro } };
}

const about = ({ model, record }: Passage) => ({ entity: model.entity.name, recordId: record.Identificador });

async function named({ work, record }: Passage): Promise<{ arquivo: string; operacao: string }> {
  const { rows } = await sql<{ code: string }>`
    select "Codigo" as code from operacao where "Identificador" = ${record.IdentificadorOperacao}`.execute(
    work.tx,
  );
  return {
    arquivo: String(record.NomeArquivo ?? record.Identificador),
    operacao: rows[0]?.code ?? '',
  };
}
