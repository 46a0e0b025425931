import { sql } from 'kysely';
import type { Finding } from '../../../../domain/findings/finding.ts';
import { findingsOf } from '../../../../domain/findings/findings.ts';
import { decisionStands } from '../../../../domain/findings/resolutions.ts';
import { findingFromWire, findingToWire } from '../../../../domain/findings/wireFindings.ts';
import { applyCorrections, situationOf } from '../../../../domain/matricula/corrections/index.ts';
import type { Correction, Reading } from '../../../../domain/matricula/model/index.ts';
import { text } from '../../../../metadata/texts.ts';
import { asProcess } from '../../../engine/actors/asProcess.ts';
import { seeingAll } from '../../../engine/actors/seeingAll.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { createChecked } from '../../../engine/crud/write/createRecord.ts';
import { runTransition } from '../../../engine/crud/write/transition.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import type { Statistics } from '../reader/statistics.ts';
import { currentReading } from '../reading/readings.ts';
import { dealOf } from './deal.ts';
import { pageQualities } from './pageQualities.ts';
import { storedFindings } from './storedFindings.ts';

/**
 * Brings the kept findings of a record up to today's truth and deal. A finding keeps its row, and what was decided
 * of it, by identity; one that no longer holds stays as history; a decision on other facts than those of today is
 * taken back.
 */
export async function refreshFindings(
  work: Work,
  record: FullRecord,
  reading: Reading,
  corrections: readonly Correction[],
): Promise<void> {
  const findings = await findingsToday(work, record, reading, corrections);
  const process = asProcess(seeingAll(work));
  const kept = await storedFindings(process, record.Identificador);
  const byKey = new Map(kept.map((row) => [String(row.Chave), row]));
  for (const finding of findings) {
    const row = byKey.get(finding.id);
    if (row) await follow(process, row, finding);
    else await keep(process, record.Identificador, finding);
  }
  const now = new Set(findings.map(({ id }) => id));
  const model = work.models.named('apontamento');
  for (const row of kept)
    if (!now.has(String(row.Chave)) && row.Aplicavel === true)
      await changeRecord(process, model, row, { Aplicavel: false });
}

/** The same for a record at hand, where nothing of its truth changed: the day, the deal. */
export async function refreshFindingsOf(work: Work, recordId: number): Promise<void> {
  const current = await currentReading(work.tx, recordId);
  if (!current) return;
  const model = work.models.named('registro-matricula');
  const record = await findRecord(seeingAll(work), model, recordId, { lock: 'change', which: 'both' });
  await refreshFindings(work, record, current.reading, current.corrections);
}

/** What is found in a record today, by the clock of the server. */
export async function findingsToday(
  work: Work,
  record: FullRecord,
  reading: Reading,
  corrections: readonly Correction[],
): Promise<Finding[]> {
  const truth = applyCorrections(reading, corrections);
  const deal = await dealOf(work, record, work.models.services.now());
  const statistics = await statisticsOf(work, record.Identificador);
  return findingsOf(truth, situationOf(truth), deal, pageQualities(statistics, reading));
}

async function statisticsOf({ tx }: Work, recordId: number): Promise<Statistics | null> {
  const { rows } = await sql<{ Estatisticas: Statistics | null }>`select "Estatisticas" from leitura
    where "IdentificadorRegistroMatricula" = ${recordId} order by "Ordem" desc limit 1`.execute(tx);
  return rows[0]?.Estatisticas ?? null;
}

const keep = (work: Work, recordId: number, finding: Finding): Promise<FullRecord> =>
  createChecked(work, work.models.named('apontamento'), {
    IdentificadorRegistroMatricula: recordId,
    ...findingToWire(finding),
  });

async function follow(work: Work, row: FullRecord, finding: Finding): Promise<void> {
  const model = work.models.named('apontamento');
  const stands = decisionStands(findingFromWire(row), finding);
  const changed = await changeRecord(work, model, row, findingToWire(finding));
  if (stands || row.Resolucao === 'aberta') return;
  await runTransition(work, model, changed.Identificador, {
    event: 'mudar',
    reason: text(work.actor.locale, 'findings.changed'),
  });
}
