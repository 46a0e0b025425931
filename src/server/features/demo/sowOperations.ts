import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';
import { followUp } from '../../engine/facts/facts.ts';
import { completeChecklist } from './completeChecklist.ts';
import { type Ids, insertAll, inserterOf } from './insertAll.ts';
import { clients } from './inventedClients.ts';
import { type InventedOperation, inventedOperations } from './inventedOperations.ts';
import type { Places } from './sowOrganisation.ts';
import { typeInRecord } from './typeInRecord.ts';

export const sowClients = (work: Work, { segmentIds, groupIds, officerIds }: Places): Promise<Ids> => {
  const insert = inserterOf(work);
  return insertAll(
    clients,
    ({ Nome }) => Nome,
    ({ segment, group, officer, ...fields }) =>
      insert('cliente', {
        ...fields,
        IdentificadorOfficer: officerIds.get(officer),
        IdentificadorSegmentoArea: segmentIds.get(segment),
        ...(group ? { IdentificadorGrupo: groupIds.get(group) } : {}),
      }),
  );
};

interface OperationIds extends Places {
  readonly branchIds: Ids;
  readonly clientIds: Ids;
  readonly productIds: Ids;
}

/**
 * Operations as far as they came, each by the transitions anybody would take.
 * @returns the files to send to them
 */
export async function sowOperations(
  work: Work,
  ids: OperationIds,
): Promise<readonly { operationId: number; file: string }[]> {
  const insert = inserterOf(work);
  const uploads: { operationId: number; file: string }[] = [];
  for (const { client, product, branch, analyst, state, files, ...fields } of inventedOperations) {
    const rural = fields.TipoImovel === 'Rural';
    const operationId = await insert('operacao', {
      ...fields,
      IdentificadorCliente: ids.clientIds.get(client),
      IdentificadorProduto: ids.productIds.get(product),
      IdentificadorFilial: ids.branchIds.get(branch),
      IdentificadorOfficer: ids.officerIds.get(officerOf(client)),
      IdentificadorAnalista: ids.analystIds.get(analyst),
      IdentificadorSegmentoArea: ids.segmentIds.get(rural ? 'Agronegócio' : 'Crédito Imobiliário'),
    });
    // The checklist of its workflow is what the next steps rest on.
    await followUp(work);
    // One with files begins when they are sent.
    if (files.length === 0) await advance(work, operationId, client, state);
    uploads.push(...files.map((file) => ({ operationId, file })));
  }
  return uploads;
}

const officerOf = (client: string) => clients.find(({ Nome }) => Nome === client)?.officer ?? '';

const steps: Readonly<Record<InventedOperation['state'], readonly string[]>> = {
  rascunho: [],
  em_andamento: ['iniciar'],
  em_parecer: [],
  submetida: [],
  concluida: [],
  cancelada: ['cancelar'],
  reaberta: ['iniciar', 'cancelar', 'reabrir'],
};

const underOpinion: readonly InventedOperation['state'][] = ['em_parecer', 'submetida', 'concluida'];

const reasons: Readonly<Record<string, string>> = {
  cancelar: 'O cliente desistiu da proposta.',
  reabrir: 'O cliente voltou com a mesma garantia.',
};

async function advance(
  work: Work,
  id: number,
  client: string,
  state: InventedOperation['state'],
): Promise<void> {
  const model = work.models.named('operacao');
  // What goes under opinion does so by itself, once nothing is missing.
  if (underOpinion.includes(state)) {
    await typeInRecord(work, await findRecord(work, model, id), client);
    await completeChecklist(work, id);
    await followUp(work);
  }
  for (const event of steps[state]) {
    await runTransition(work, model, id, { event, reason: reasons[event] });
    await followUp(work);
  }
}
