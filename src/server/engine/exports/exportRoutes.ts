import { sql } from 'kysely';
import { AppError, type ErrorCode } from '../../../domain/errors.ts';
import { fileCalls } from '../../../metadata/calls/files.ts';
import { text } from '../../../metadata/texts.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Database } from '../../kit/database/database.ts';
import { attachmentHeader } from '../../kit/files/attachment.ts';
import type { FileStore } from '../../kit/files/fileStore.ts';
import type { Actor } from '../actors/actor.ts';
import { type Answer, answer } from '../calls/answer.ts';
import type { RecordsRead } from '../crud/answers.ts';
import type { Models } from '../crud/models.ts';
import { requireCode } from '../permissions/requireCode.ts';

export interface ExportRouteParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly onRead?: (read: RecordsRead) => void;
}

interface ExportRow {
  readonly Identificador: number;
  readonly Entidade: string;
  readonly PedidaEm: string;
  readonly ProntaEm: string | null;
  readonly Total: number | null;
  readonly Arquivo: string | null;
  readonly Nome: string | null;
  readonly Tipo: string | null;
  readonly Erro: string | null;
}

/** Lists that were made while nobody waited: how far one's own is, and its file. */
export const exportRoutes = (parts: ExportRouteParts): readonly Answer[] => [
  answer(fileCalls.exportState, async ({ actor, params }) => {
    const row = await find(parts, actor, params.id);
    const { Identificador, Entidade, PedidaEm, ProntaEm, Total, Nome, Arquivo } = row;
    return toEnvelope({
      Identificador: Number(Identificador),
      Entidade,
      PedidaEm,
      ProntaEm,
      Total,
      Nome,
      Pronta: Arquivo !== null,
      Erro: errorIn(row, actor),
    });
  }),

  answer(fileCalls.exportFile, async ({ actor, params }, reply) => {
    const { Arquivo, Nome, Tipo, Total, Entidade } = await find(parts, actor, params.id);
    if (Arquivo === null) throw new AppError('export-not-ready');
    const { stream, size } = await parts.files.get(Arquivo, Nome ?? Entidade);
    parts.onRead?.({ actor, entity: Entidade, call: 'Exportar', id: null, count: Total ?? 0, query: '' });
    return reply
      .type(Tipo ?? 'application/octet-stream')
      .header('Content-Length', size)
      .header('Content-Disposition', attachmentHeader(Nome ?? 'exportacao'))
      .send(stream);
  }),
];

/**
 * One's own, of this company: row-level security leaves no other. Whoever may no longer export the list has lost the file too.
 * @throws AppError 'record-not-found', 'permission-missing'
 */
async function find({ database, models }: ExportRouteParts, actor: Actor, id: number): Promise<ExportRow> {
  const rows = await database.reading(actor, async (tx) => {
    const found =
      await sql<ExportRow>`select "Identificador", "Entidade", "PedidaEm", "ProntaEm", "Total", "Arquivo", "Nome",
        "Tipo", "Erro"
      from "exportacao" where "Identificador" = ${id} and "IdentificadorEmpresa" = ${actor.companyId}
        and "IdentificadorUsuario" = ${actor.userId}`.execute(tx);
    return found.rows;
  });
  const [row] = rows;
  const model = row && models.find(row.Entidade);
  if (!row || !model) throw new AppError('record-not-found', { entity: text(actor.locale, 'export.one') });
  requireCode(actor, model.entity.codes.export);
  return row;
}

function errorIn({ Erro }: ExportRow, { locale }: Actor): string | null {
  if (Erro === null) return null;
  const { Codigo, Parametros } = JSON.parse(Erro) as {
    readonly Codigo: ErrorCode;
    readonly Parametros: Readonly<Record<string, string | number>>;
  };
  return text(locale, `errors.${Codigo}`, Parametros);
}
