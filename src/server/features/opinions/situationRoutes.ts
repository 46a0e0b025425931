import { sql } from 'kysely';
import { applyCorrections } from '../../../domain/matricula/corrections/index.ts';
import {
  type ExportedOpinion,
  publishedSituation,
  type SituationExport,
  situationExport,
} from '../../../domain/matricula/wire/index.ts';
import { opinionCalls } from '../../../metadata/calls/opinions.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../../engine/calls/answer.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Models } from '../../engine/crud/models.ts';
import type { RecordsRead } from '../../engine/crud/routes.ts';
import type { Work } from '../../engine/crud/work.ts';
import { look } from '../../engine/facts/transact.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import type { Database, Row } from '../../kit/database/database.ts';
import { requireReading } from '../matricula/reading/readings.ts';
import { exportedFindings, standingFindings } from './findings.ts';

export interface SituationParts {
  readonly database: Database;
  readonly models: Models;
  readonly now: () => Date;
  readonly onRead?: (read: RecordsRead) => void;
}

const schema = JSON.stringify(publishedSituation());

/** The situation for other programs, and the form it has, for everybody. */
export const situationRoutes = (parts: SituationParts): readonly Answer[] => [
  answer(opinionCalls.situationSchema, async (_request, reply) =>
    reply.type('application/schema+json; charset=utf-8').send(schema),
  ),

  answer(opinionCalls.situation, async ({ actor, params: { id } }) => {
    const item = await look(parts, actor, (work) => exported(work, id, parts.now()));
    parts.onRead?.({ actor, entity: 'registro-matricula', call: 'Exportar', id, count: 1, query: '' });
    return toEnvelope(item);
  }),
];

/** @throws AppError 'record-not-found', 'record-not-read' */
async function exported(work: Work, id: number, exportedAt: Date): Promise<SituationExport> {
  const record = await findRecord(work, work.models.named('registro-matricula'), id);
  const current = await requireReading(work.tx, id);
  const labels = record.Rotulos as Readonly<Record<string, string>>;
  return situationExport(applyCorrections(current.reading, current.corrections), {
    id,
    operation: labels.IdentificadorOperacao ?? null,
    state: String(record.Situacao),
    readingNumber: current.order,
    file: (record.NomeArquivo as string | null) ?? null,
    exportedAt,
    findings: exportedFindings(await standingFindings(work, id, current), work),
    opinion: holds(work.actor, 'PARECER.CONSULTAR') ? await approvedOpinion(work, id) : null,
  });
}

async function approvedOpinion({ tx }: Work, recordId: number): Promise<ExportedOpinion | null> {
  const { rows } = await sql<Row>`select "Identificador", "Conclusao", "AprovadoEm", "Resumo", "Desatualizado"
    from parecer where "IdentificadorRegistroMatricula" = ${recordId} and "Situacao" = 'aprovado'
      and "ExcluidoEm" is null order by "AprovadoEm" desc limit 1`.execute(tx);
  const [found] = rows;
  return found
    ? {
        id: Number(found.Identificador),
        conclusion: String(found.Conclusao),
        approvedAt: new Date(found.AprovadoEm as string | Date).toISOString(),
        digest: String(found.Resumo),
        stale: found.Desatualizado === true,
      }
    : null;
}
