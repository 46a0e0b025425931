import { makeCnm } from '../../../../domain/documents/cnm.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { parameterFields } from '../catalogue.ts';
import type { CertificateOrder } from '../providers/provider.ts';

/**
 * What a source is asked for. The key is the same at every attempt of one certificate: company, number and the moment it
 * was asked for, because an installation that begins anew counts from one again.
 */
export async function orderOf(work: Work, record: FullRecord): Promise<CertificateOrder> {
  const type = await findRecord(
    work,
    work.models.named('tipo-certidao'),
    Number(record.IdentificadorTipoCertidao),
    { which: 'both' },
  );
  const asked = new Date(String(record.DataSolicitacao)).getTime();
  return {
    key: `folio-${work.actor.companyId}-${record.Identificador}-${asked}`,
    typeCode: String(type.Codigo),
    typeName: String(type.Nome),
    parameters: parametersOf(record),
    exactSearch: record.PesquisaExata !== false,
  };
}

const fields = Object.entries(parameterFields);

function parametersOf(record: FullRecord): CertificateOrder['parameters'] {
  const values = Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const value = record[field];
      return value === null || value === undefined || value === '' ? [] : [[name, String(value)]];
    }),
  ) as CertificateOrder['parameters'];
  const { matricula, cns } = values;
  const isWhole = cns && matricula && /^\d{1,7}$/.test(matricula);
  return isWhole ? { ...values, cnm: makeCnm(cns, '2', matricula) } : values;
}
