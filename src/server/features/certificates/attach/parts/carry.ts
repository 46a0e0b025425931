import { awaitedStates } from '../../../../../domain/certificates/stateGroups.ts';
import { AppError } from '../../../../../domain/errors.ts';
import { findRecord } from '../../../../engine/crud/findRecord.ts';
import { type FullRecord, present } from '../../../../engine/crud/record.ts';
import type { ActionCall } from '../../../../engine/crud/rules.ts';
import type { Work } from '../../../../engine/crud/work.ts';
import { createChecked } from '../../../../engine/crud/write/createRecord.ts';
import { changeRecord } from '../../../../engine/crud/write/updateRecord.ts';
import { type DocumentData, withPart } from '../documentData.ts';
import { shown } from '../shown.ts';
import { requestOfItem } from './targets.ts';

/**
 * Another certificate of the file is the one that answers here.
 * @throws AppError 'certificate-part-missing'
 */
export async function choosePart({ work, model, record, input }: ActionCall): Promise<unknown> {
  const Dados = partOf(record, input.Parte);
  const changed = await changeRecord(work, model, record, { Dados });
  return shown(work, changed);
}

/**
 * Gives pages that answer something else to a request of the same operation that waits for its document, or asks for an
 * item of its checklist and gives them to that. The file is one; each is confirmed by itself.
 * @returns the certificate that has them now
 * @throws AppError 'certificate-part-missing', 'certificate-part-target'; as creating a request does
 */
export async function carryPart({ work, model, record, input }: ActionCall): Promise<unknown> {
  const Dados = partOf(record, input.Parte);
  if ((record.Dados as DocumentData).Parte === input.Parte)
    throw new AppError('certificate-part-here', {}, { field: 'Parte' });
  const target = await targetOf(work, record, input);
  const changed = await changeRecord(work, model, target, {
    IdentificadorArquivo: record.IdentificadorArquivo,
    NomeArquivo: record.NomeArquivo,
    Sha256: record.Sha256,
    Dados,
  });
  return present(changed, model, work.actor);
}

function partOf({ Dados }: FullRecord, part: unknown): DocumentData {
  const data = Dados as DocumentData | null;
  if (!data?.Partes?.[Number(part) - 1])
    throw new AppError('certificate-part-missing', {}, { field: 'Parte' });
  return withPart(data, Number(part));
}

async function targetOf(
  work: Work,
  record: FullRecord,
  { IdentificadorCertidao, IdentificadorItemChecklist }: ActionCall['input'],
): Promise<FullRecord> {
  const certificates = work.models.named('certidao');
  if (typeof IdentificadorCertidao === 'number') {
    const target = await findRecord(work, certificates, IdentificadorCertidao, { lock: 'change' });
    const isFree = target.IdentificadorArquivo === null && awaitedStates.includes(String(target.Situacao));
    if (target.IdentificadorOperacao !== record.IdentificadorOperacao || !isFree)
      throw new AppError('certificate-part-target', {}, { field: 'IdentificadorCertidao' });
    return target;
  }
  if (typeof IdentificadorItemChecklist !== 'number')
    throw new AppError('certificate-part-target', {}, { field: 'IdentificadorCertidao' });
  const item = await findRecord(work, work.models.named('item-checklist'), IdentificadorItemChecklist, {
    lock: 'change',
  });
  if (item.IdentificadorOperacao !== record.IdentificadorOperacao || item.IdentificadorCertidao !== null)
    throw new AppError('certificate-part-target', {}, { field: 'IdentificadorItemChecklist' });
  return createChecked(work, certificates, { ...(await requestOfItem(work, item)), Origem: 'manual' });
}
