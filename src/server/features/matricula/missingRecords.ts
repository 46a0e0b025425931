import { sql } from 'kysely';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { mustBeResolved } from '../../../domain/findings/resolutions.ts';
import { goneStates } from '../../../domain/matricula/stateGroups.ts';
import type { Severity } from '../../../domain/severity.ts';
import type { Work } from '../../engine/crud/work.ts';
import type { Act, Asked, MissingSource, Point, Waiting } from '../../engine/missing/missing.ts';
import { officerOf, ownerOf } from '../organisation/answerable.ts';

/**
 * What an operation lacks of its registry records. One that is at work, and one that is finished, keep it from going under
 * opinion; findings that came up in a finished one are told. @see workflow, section 2: em_andamento to em_parecer
 */
export const missingRecords: MissingSource = {
  code: 'MATRICULA.CONSULTAR',
  async find(asked) {
    const records = await recordsOf(asked.work, asked.record.Identificador);
    const finished = records.filter(({ state }) => state === 'concluida');
    if (asked.transition === null) return finished.flatMap((record) => findingsOf(record, asked));
    if (asked.transition !== 'enviar-parecer') return [];
    if (records.length === 0) return [noRecord(asked, 'records-none')];
    const open = records.filter(({ state }) => state !== 'concluida' && !goneStates.includes(state));
    if (open.length === 0) return finished.length > 0 ? [] : [noRecord(asked, 'records-given-up')];
    return open.flatMap((record) => [...stateOf(record, asked), ...findingsOf(record, asked)]);
  },
};

interface RecordRow {
  readonly id: number;
  readonly number: string | null;
  readonly file: string | null;
  readonly state: string;
  /** Who has it in hand at this moment. */
  readonly holder: string | null;
  readonly findings: readonly { readonly severity: Severity }[];
}

async function recordsOf({ tx }: Work, operationId: number): Promise<readonly RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select m."Identificador" as id, m."Numero" as number, m."NomeArquivo" as file, m."Situacao" as state,
      (select t."Usuario" from trava t where t."IdentificadorRegistroMatricula" = m."Identificador"
        and t."Ate" > now()) as holder,
      (select coalesce(jsonb_agg(jsonb_build_object('severity', a."Severidade")), '[]') from apontamento a
        where a."IdentificadorRegistroMatricula" = m."Identificador" and a."ExcluidoEm" is null
          and coalesce(a."Aplicavel", true) and a."Resolucao" = 'aberta') as findings
    from registro_matricula m
    where m."IdentificadorOperacao" = ${operationId} and m."ExcluidoEm" is null
    order by m."Identificador"`.execute(tx);
  return rows;
}

const noRecord = ({ record: operation }: Asked, code: string): Point => ({
  code,
  params: {},
  waits: ownerOf(operation),
  step: 'MATRICULAS',
  act: { code: 'upload', entity: 'operacao', id: operation.Identificador },
});

interface Standing {
  readonly code: string;
  readonly act: string;
  readonly waits: (record: RecordRow, asked: Asked) => Waiting;
}

const holderOr = ({ holder }: RecordRow, { record: operation }: Asked): Waiting =>
  holder === null ? ownerOf(operation) : { code: 'person', name: holder };
const byReading = (): Waiting => ({ code: 'reading' });

/** What each state that is no end waits for. @see workflow, section 3 */
const standings: Readonly<Record<string, Standing>> = {
  recebida: { code: 'record-reading', act: 'open', waits: byReading },
  na_fila: { code: 'record-reading', act: 'open', waits: byReading },
  processando: { code: 'record-reading', act: 'open', waits: byReading },
  erro: { code: 'record-failed', act: 'see-error', waits: holderOr },
  aguardando_analise: { code: 'record-waiting', act: 'analyse', waits: holderOr },
  em_analise: { code: 'record-in-analysis', act: 'continue', waits: holderOr },
  pausada: { code: 'record-paused', act: 'continue', waits: holderOr },
  em_revisao: {
    code: 'record-in-review',
    act: 'review',
    waits: (_record, { record: operation }) => officerOf(operation),
  },
};

export const recordName = ({ number, file, id }: Pick<RecordRow, 'number' | 'file' | 'id'>): string =>
  number === null ? (file ?? `nº ${id}`) : formatMatriculaNumber(number);

const actOn = ({ id }: RecordRow, code: string): Act => ({ code, entity: 'registro-matricula', id });

function stateOf(record: RecordRow, asked: Asked): Point[] {
  const standing = standings[record.state];
  if (!standing) return [];
  // The analysis is what decides on its findings: told as one thing to do.
  const count = record.state === 'aguardando_analise' ? undecided(record) : 0;
  return [
    {
      code: count > 0 ? 'record-waiting-findings' : standing.code,
      params: { record: recordName(record), ...(count > 0 ? { count } : {}) },
      waits: standing.waits(record, asked),
      step: 'MATRICULAS',
      act: actOn(record, standing.act),
    },
  ];
}

const undecided = ({ findings }: RecordRow): number => findings.filter(mustBeResolved).length;

/** Those a review has to decide on before its end; a finished one may have got new ones since. */
function findingsOf(record: RecordRow, asked: Asked): Point[] {
  if (['erro', 'aguardando_analise'].includes(record.state)) return [];
  const count = undecided(record);
  if (count === 0) return [];
  return [
    {
      code: count === 1 ? 'finding-open' : 'findings-open',
      params: { record: recordName(record), count },
      waits: holderOr(record, asked),
      step: 'MATRICULAS',
      act: actOn(record, 'resolve'),
    },
  ];
}
