import { formatDate } from '../../../../domain/dates.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { Fill } from '../../../../metadata/calls/certificates.ts';
import { text } from '../../../../metadata/texts.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { present } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { checkFields, versionOf } from '../../../engine/crud/write/checkBody.ts';
import { changeRecord, requireVersion } from '../../../engine/crud/write/updateRecord.ts';
import type { Row } from '../../../kit/database/database.ts';
import { companyFillOf, type FillItem } from './companyFill.ts';

/** Where a value of a client comes from; kept under the field's name in `Origens`. */
export interface ValueOrigin {
  readonly IdentificadorCertidao: number;
  /** Name of its type. */
  readonly Certidao: string;
  readonly DataEmissao: string | null;
  readonly Pagina: number;
  readonly Citacao: string;
  /** As it was stored: a field that holds another one by now was changed by hand. */
  readonly Valor: unknown;
}

/**
 * Chosen values of an issued certificate written to its client
 * in one change, which says where they come from.
 * @returns the client as it is then
 * @throws AppError 'record-not-found', 'version-required', 'certificate-fills-nothing' where the
 * document is not this client's, 'certificate-fill-unknown' beside a field it does not offer; Conflict with the client as
 * it is where it has moved on; Failures as a change of a client says
 */
export async function fillClient(work: Work, id: number, { VersaoCliente, Campos = [] }: Fill): Promise<Row> {
  const [certificates, clients] = [work.models.named('certidao'), work.models.named('cliente')];
  const certificate = await findRecord(work, certificates, id);
  if (Campos.length === 0) throw new AppError('certificate-fill-empty', {}, { field: 'Campos' });
  const chosen = [...new Set(Campos)];
  const version = versionOf(VersaoCliente, 'VersaoCliente');
  const clientId = certificate.IdentificadorCliente;
  if (typeof clientId !== 'number') throw new AppError('certificate-fills-nothing');
  const client = await findRecord(work, clients, clientId, { lock: 'change' });
  requireVersion(client, version, clients, work);
  const fill = await companyFillOf(work, certificate);
  if (!fill?.PodeAtualizar) throw new AppError('certificate-fills-nothing');
  const items = chosen.map((name) => offered(name, fill.Itens, work));
  const values = Object.fromEntries(items.map(({ Campo, Valor }) => [Campo, Valor]));
  checkFields(values, clients, work.actor, 'update');
  const type = await findRecord(
    work,
    work.models.named('tipo-certidao'),
    Number(certificate.IdentificadorTipoCertidao),
    { which: 'both' },
  );
  const issuedOn = certificate.DataEmissao as string | null;
  const origins = items.map(({ Campo, Valor, Provas }): [string, ValueOrigin] => [
    Campo,
    {
      IdentificadorCertidao: id,
      Certidao: String(type.Nome),
      DataEmissao: issuedOn,
      Pagina: Provas[0]?.Pagina ?? 1,
      Citacao: Provas.map(({ Citacao }) => Citacao).join(' … '),
      Valor,
    },
  ]);
  const Origens = { ...(client.Origens as Row | null), ...Object.fromEntries(origins) };
  const reason = text('pt-br', 'certificates.fill.reason', {
    type: String(type.Nome),
    number: certificate.Identificador,
    day: issuedOn === null ? '–' : formatDate(issuedOn, 'pt-br', 'full'),
  });
  const after = await changeRecord(
    work,
    clients,
    client,
    { ...values, Origens },
    { operation: 'ALTERAR', reason },
  );
  return present(after, clients, work.actor);
}

function offered(name: string, items: readonly FillItem[], { models, actor }: Work): FillItem {
  const item = items.find(({ Campo }) => Campo === name);
  if (item && (item.Comparacao === 'novo' || item.Comparacao === 'diferente')) return item;
  const label = models.named('cliente').fields.get(name)?.label[actor.locale] ?? name.slice(0, 60);
  throw new AppError('certificate-fill-unknown', { label }, { field: 'Campos' });
}
