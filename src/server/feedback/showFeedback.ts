import type { Row } from '../database/database.ts';
import { hoursBetween } from './times.ts';

/** A feedback with how long it has been pending: registered, or reopened, until now. Nothing once it is resolved. */
export function showFeedback(record: Row, now: Date = new Date()): Row {
  const since = record.Situacao === 'pendente' ? record.PendenteDesde : null;
  const TempoPendente = typeof since === 'string' ? hoursBetween(since, now.toISOString()) : null;
  return { ...record, TempoPendente };
}
