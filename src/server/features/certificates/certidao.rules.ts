import { formatCpfCnpj } from '../../../domain/documents/cpfCnpj.ts';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { AppError } from '../../../domain/errors.ts';
import { defaultLocale } from '../../../domain/locale.ts';
import { text } from '../../../metadata/texts.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import { timeOf } from '../../engine/crud/list/timeOf.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { EntityRules, Write } from '../../engine/crud/rules.ts';
import type { Row } from '../../kit/database/database.ts';
import { answerCorrected, refuseAnswerAhead } from './answer.ts';
import { stateOf } from './certificateState.ts';
import { requestAgain } from './newVersion.ts';
import { refuseRepeated } from './repeated.ts';
import { followReplacement } from './replacement.ts';
import { filledIn, requireParameters } from './searchParameters.ts';
import { registryNumberOf, requireSearchable } from './searchValues.ts';

/**
 * A certificate is asked for with everything its type needs, once at a time, and is answered by whoever brings it: a person
 * who attaches the PDF, or a provider. @see certificates, sections 3 to 5
 */
export const rules: EntityRules = {
  expressions: { Estado: stateOf },
  async beforeWrite(write) {
    if (write.operation === 'create') return requested(write);
    if (write.operation === 'update') return answerCorrected(write);
    return undefined;
  },
  async afterWrite({ work, operation, before }) {
    if (before && (operation === 'delete' || operation === 'restore')) await followReplacement(work, before);
  },
  actions: { atualizar: requestAgain },
};

async function requested(write: Write): Promise<Row> {
  const { work, values } = write;
  if (work.actor.kind === 'person') refuseAnswerAhead(values);
  const type = await findRecord(
    work,
    work.models.named('tipo-certidao'),
    Number(values.IdentificadorTipoCertidao),
  );
  if (type.Ativo === false)
    throw new AppError('certificate-type-inactive', {}, { field: 'IdentificadorTipoCertidao' });
  const about = { ...(await subjectOf(write, type)), ...registryNumberOf(values) };
  const filled = await filledIn(work, type, { ...values, ...about });
  const whole = { ...values, ...about, ...filled };
  requireParameters(work, type, whole);
  requireSearchable(work.actor, whole);
  await refuseRepeated(work, whole, type);
  return {
    ...about,
    ...filled,
    Titulo: titleOf(type, whole),
    AvisoDias: type.AvisoDias,
    Orgao: values.Orgao ?? type.Orgao,
    DataSolicitacao: await timeOf(work.tx),
  };
}

/** Whose certificate it is: of the operation's client unless said otherwise, of one record where it is about property. */
async function subjectOf({ work, values }: Write, type: FullRecord): Promise<Row> {
  const operation = await findRecord(
    work,
    work.models.named('operacao'),
    Number(values.IdentificadorOperacao),
  );
  const recordId = values.IdentificadorRegistroMatricula;
  if (typeof recordId === 'number') {
    const record = await findRecord(work, work.models.named('registro-matricula'), recordId);
    if (record.IdentificadorOperacao !== operation.Identificador)
      throw new AppError('certificate-record-elsewhere', {}, { field: 'IdentificadorRegistroMatricula' });
  }
  const isOfSomebody = type.AplicaEmpresa === true || type.AplicaPessoa === true;
  return isOfSomebody && typeof values.IdentificadorCliente !== 'number'
    ? { IdentificadorCliente: operation.IdentificadorCliente }
    : {};
}

/** "Certidão conjunta RFB/PGFN … · Agropecuária Serra Clara Ltda.", for whoever reads it, so in one language. */
function titleOf(type: FullRecord, values: Row): string {
  const { Nome, NumeroMatricula, Documento } = values;
  const record = NumeroMatricula
    ? text(defaultLocale, 'certificates.recordInTitle', {
        number: formatMatriculaNumber(String(NumeroMatricula)),
      })
    : null;
  const document = typeof Documento === 'string' ? formatCpfCnpj(Documento) : null;
  return [type.Nome, Nome ?? record ?? document].filter(Boolean).join(' · ').slice(0, 200);
}
