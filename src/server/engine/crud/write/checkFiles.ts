import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { Work } from '../work.ts';

/**
 * Checks the stored files that parameters name: sent by this person, of a kind and size the field takes.
 * @throws AppError 'file-not-found' (also for what somebody else sent), 'attachment-type', 'attachment-too-large', beside
 * their field
 */
export async function checkFiles({ tx, actor }: Work, fields: readonly Field[], values: Row): Promise<void> {
  for (const { name, type, accept, maxBytes } of fields) {
    const id = values[name];
    if (type !== 'file' || typeof id !== 'number') continue;
    const { rows } = await sql<{ name: string; type: string; size: string | number }>`
      select "Nome" as name, "Tipo" as type, "Tamanho" as size from arquivo
      where "Identificador" = ${id} and "CriadoPor" = ${actor.userId}
        and "IdentificadorEmpresa" = ${actor.companyId}`.execute(tx);
    const [file] = rows;
    const place = { field: name };
    if (!file) throw new AppError('file-not-found', { file: String(id) }, place);
    if (accept.length > 0 && !accept.includes(file.type))
      throw new AppError('attachment-type', { file: file.name }, place);
    if (maxBytes !== null && Number(file.size) > maxBytes)
      throw new AppError('attachment-too-large', { file: file.name, limit: megabytes(maxBytes) }, place);
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 2 ** 20);
