import { sql } from 'kysely';
import type { Passage } from '../../../engine/crud/rules.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { type NoticeFailure, type NoticeParams, notify } from '../../../engine/notices/notify.ts';
import { orderFailure } from './failureSentences.ts';

/**
 * Whoever asked a source for a certificate is told what came of it: what failed, each by itself; what arrived, once for an
 * operation and matrícula until they have read it. @see certificates, section 5, messages
 */
export async function tellAnswered(passage: Passage): Promise<void> {
  const { work, record, transition, input } = passage;
  if (record.Origem !== 'provedor' || !told.has(transition.event)) return;
  const person = await whoAsked(passage);
  if (person === null) return;
  const about = await placeOf(passage);
  const where = 'matricula' in about ? '-matricula' : '';
  if (transition.event !== 'emitir') {
    const erro =
      transition.event === 'desistir'
        ? orderFailure('desistencia').sentence
        : (input.Erro as NoticeFailure | undefined);
    await notify(work, [person], {
      kind: `certidao-falhou${where}`,
      entity: 'certidao',
      recordId: record.Identificador,
      params: { ...about, erro: erro ?? String(record.TextoErro ?? '') },
    });
    return;
  }
  const notice = {
    kind: `certidao-obtida${where}`,
    entity: 'operacao',
    recordId: Number(record.IdentificadorOperacao),
    params: about,
  } as const;
  if (!(await isTold(work, person, notice))) await notify(work, [person], notice);
}

const told = new Set(['emitir', 'falhar', 'desistir']);

/** Who tried again last, else who requested it; null: a process did. */
async function whoAsked({ work, record }: Passage): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select "IdentificadorUsuario" as id from transicao
    where "Entidade" = 'certidao' and "IdentificadorRegistro" = ${record.Identificador}
      and "Evento" = 'tentar-novamente' and "IdentificadorUsuario" is not null
    order by "Identificador" desc limit 1`.execute(work.tx);
  const asked = rows[0]?.id ?? record.CriadoPor;
  return asked === null || asked === undefined ? null : Number(asked);
}

async function placeOf({ work, record }: Passage): Promise<NoticeParams> {
  const { rows } = await sql<{ operation: string; number: string | null; file: string | null }>`
    select o."Codigo" as operation, r."Numero" as number, r."NomeArquivo" as file from operacao o
    left join registro_matricula r on r."Identificador" = ${record.IdentificadorRegistroMatricula ?? null}::bigint
    where o."Identificador" = ${record.IdentificadorOperacao}`.execute(work.tx);
  const [row] = rows;
  const matricula = row?.number ?? record.NumeroMatricula ?? row?.file;
  const operacao = row?.operation ?? '';
  return typeof record.IdentificadorRegistroMatricula === 'number' && matricula
    ? { operacao, matricula: String(matricula) }
    : { operacao };
}

interface Told {
  readonly kind: string;
  readonly recordId: number;
  readonly params: NoticeParams;
}

/** Several that arrive together are one piece of news, as of the last of them. */
async function isTold({ tx }: Work, person: number, { kind, recordId, params }: Told): Promise<boolean> {
  const { rows } = await sql<{ told: boolean }>`
    select folio_renovar_aviso(${person}, ${kind}, ${recordId}, ${JSON.stringify(params)}::text::jsonb) as told`.execute(
    tx,
  );
  return rows[0]?.told === true;
}
