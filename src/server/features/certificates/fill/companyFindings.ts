import { sql } from 'kysely';
import { registrationStatus, statusSeverity } from '../../../../domain/certificates/companyRegistry.ts';
import { text } from '../../../../metadata/texts.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { readableValue } from '../../../engine/logs/readableValue.ts';
import type { DocumentData } from '../attach/documentData.ts';
import type { Said } from '../attach/said.ts';
import type { DifferenceOnWire } from '../differences/differences.ts';
import { endedOnce } from '../differences/endedOnce.ts';
import { companyFillOf } from './companyFill.ts';
import { fillables } from './fields.ts';

/**
 * What the company data of an issued certificate give to answer for: a registration that is not active, whatever the
 * record says, and values other than the client's. A name is compared elsewhere, with everybody it may be of.
 */
export async function companyFindings(work: Work, record: FullRecord): Promise<readonly DifferenceOnWire[]> {
  const status = statusFinding(work, record);
  const fill = await companyFillOf(work, record);
  if (fill?.Identidade !== 'mesma') return status;
  const { entity, fields } = work.models.named('cliente');
  const context = { entity, actor: work.actor, names: new Map() };
  const taken = new Set(['Nome', ...status.map(({ Campo }) => Campo)]);
  const differing = fill.Itens.filter(
    ({ Campo, Comparacao }) => Comparacao === 'diferente' && !taken.has(Campo),
  );
  return [
    ...status,
    ...differing.flatMap(({ Campo, Valor, Atual }): DifferenceOnWire[] => {
      const field = fields.get(Campo);
      if (!field) return [];
      const [here, there] = [readableValue(Valor, field, context), readableValue(Atual, field, context)];
      const label = field.label[work.actor.locale];
      return [
        {
          Campo,
          Certidao: here,
          Cadastro: there,
          Severidade: fillables.find((item) => item.field === Campo)?.severity ?? 'MEDIA',
          Texto: endedOnce(
            text(work.actor.locale, 'certificates.differences.company', { label, here, there }),
          ),
        },
      ];
    }),
  ];
}

/** The same for several certificates; those that tell of no company are left out. */
export async function companyFindingsOf(
  work: Work,
  certificateIds: readonly number[],
): Promise<ReadonlyMap<number, readonly DifferenceOnWire[]>> {
  if (certificateIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from certidao
    where "Identificador" in (${sql.join(certificateIds)}) and "Situacao" = 'emitida'
      and "Dados" -> 'Empresa' is not null order by 1`.execute(work.tx);
  const found = new Map<number, readonly DifferenceOnWire[]>();
  for (const { id } of rows) {
    const record = await findRecord(work, work.models.named('certidao'), Number(id));
    found.set(Number(id), await companyFindings(work, record));
  }
  return found;
}

function statusFinding({ actor }: Work, record: FullRecord): readonly DifferenceOnWire[] {
  const said = (record.Dados as DocumentData | null)?.Empresa?.SituacaoCadastral as Said | undefined;
  const printed = typeof said?.Valor === 'string' ? said.Valor : '';
  const severity = statusSeverity(printed);
  if (severity === null) return [];
  const here = registrationStatus(printed);
  return [
    {
      Campo: 'SituacaoCadastral',
      Certidao: here,
      Cadastro: '',
      Severidade: severity,
      Texto: text(actor.locale, 'certificates.differences.status', { here }),
    },
  ];
}
