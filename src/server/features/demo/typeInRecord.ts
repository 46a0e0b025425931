import type { Reading } from '../../../domain/matricula/model/index.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';
import { storedFindings } from '../matricula/findings/storedFindings.ts';
import { emptyReading } from '../matricula/reading/emptyReading.ts';
import { storeReading } from '../matricula/reading/readings.ts';
import { refreshRecord } from '../matricula/recordSummary.ts';

/** A registry record whose file could not be read, typed in by hand and finished: the client owns it all. */
export async function typeInRecord(work: Work, operation: FullRecord, owner: string): Promise<void> {
  const model = work.models.named('registro-matricula');
  const reading = readingOf(operation, owner);
  const record = await createChecked(work, model, { IdentificadorOperacao: operation.Identificador });
  await runTransition(work, model, record.Identificador, { event: 'falhar' });
  await storeReading(work.tx, {
    companyId: Number(work.actor.companyId),
    recordId: record.Identificador,
    order: 1,
    runId: null,
    part: 0,
    reading,
    statistics: null,
  });
  const typed = await runTransition(work, model, record.Identificador, { event: 'digitar' });
  await refreshRecord(work, typed, reading, []);
  await putAside(work, record.Identificador);
  await runTransition(work, model, record.Identificador, { event: 'concluir' });
}

/** Nobody ends an analysis with findings undecided. */
async function putAside(work: Work, recordId: number): Promise<void> {
  const model = work.models.named('apontamento');
  for (const { Identificador, Versao, Resolucao } of await storedFindings(work, recordId))
    if (Resolucao === 'aberta')
      await runTransition(work, model, Identificador, {
        event: 'afastar',
        version: Versao,
        reason: 'Conferido na certidão em papel.',
      });
}

function readingOf({ Identificador, TipoImovel }: FullRecord, owner: string): Reading {
  const rural = TipoImovel === 'Rural';
  return {
    ...emptyReading,
    opening: {
      ...emptyReading.opening,
      number: String(18_000 + Number(Identificador) * 7),
      registryOffice: rural ? 'Registro de Imóveis de Jataí' : '2º Registro de Imóveis de Goiânia',
      state: 'GO',
      openedOn: '2004-08-16',
      property: {
        ...emptyReading.opening.property,
        kind: rural ? 'rural' : 'urban',
        name: rural ? 'Fazenda Ponte Nova' : 'Apartamento 904, Edifício Jatobás',
        municipality: rural ? 'Jataí' : 'Goiânia',
        state: 'GO',
        area: rural ? { value: '412.35', unit: 'ha' } : { value: '88.4', unit: 'm2' },
      },
      owners: [
        {
          name: owner,
          document: null,
          maritalRegime: null,
          spouse: null,
          share: '1/1',
          kind: 'full',
          origin: null,
        },
      ],
    },
  };
}
