import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError, type ErrorCode } from '../../../domain/errors.ts';
import { text } from '../../../metadata/texts.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Database } from '../../kit/database/database.ts';
import { attachmentHeader } from '../../kit/files/attachment.ts';
import type { FileStore } from '../../kit/files/fileStore.ts';
import type { Actor } from '../actors/actor.ts';
import { idOf, type RecordsRead } from '../crud/answers.ts';
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
export function addExportRoutes(api: FastifyInstance, parts: ExportRouteParts): void {
  api.get('/Exportacao/Retornar/:id', async (request) => {
    const row = await find(parts, request);
    const { Identificador, Entidade, PedidaEm, ProntaEm, Total, Nome, Arquivo } = row;
    return toEnvelope({
      Identificador: Number(Identificador),
      Entidade,
      PedidaEm,
      ProntaEm,
      Total,
      Nome,
      Pronta: Arquivo !== null,
      Erro: errorIn(row, request.actor),
    });
  });

  api.get('/Exportacao/Arquivo/:id', async (request, reply) => {
    const { actor } = request;
    const { Arquivo, Nome, Tipo, Total, Entidade } = await find(parts, request);
    if (Arquivo === null) throw new AppError('export-not-ready');
    const { stream, size } = await parts.files.get(Arquivo);
    parts.onRead?.({ actor, entity: Entidade, call: 'Exportar', id: null, count: Total ?? 0, query: '' });
    return reply
      .type(Tipo ?? 'application/octet-stream')
      .header('Content-Length', size)
      .header('Content-Disposition', attachmentHeader(Nome ?? 'exportacao'))
      .send(stream);
  });
}

/**
 * One's own, of this company: row-level security leaves no other. Whoever may no longer export the list has lost the file too.
 * @throws AppError 'company-missing', 'record-not-found', 'permission-missing'
 */
async function find({ database, models }: ExportRouteParts, request: FastifyRequest): Promise<ExportRow> {
  const { actor } = request;
  if (actor.companyId === null) throw new AppError('company-missing');
  const id = idOf(request);
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
