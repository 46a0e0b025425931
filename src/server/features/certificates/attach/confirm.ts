import type { LocalDate } from '../../../../domain/dates.ts';
import { AppError } from '../../../../domain/errors.ts';
import { timeOf } from '../../../engine/crud/list/timeOf.ts';
import { present } from '../../../engine/crud/record.ts';
import type { ActionCall } from '../../../engine/crud/rules.ts';
import type { Row } from '../../../kit/database/database.ts';
import { type Answer, issue, issueOf } from '../answer.ts';
import { refuseIssueToCome } from '../issuedInTime.ts';
import { forgetScan } from './waitingScan.ts';
import { warningsOf } from './warnings.ts';

/**
 * A person says what the attached document answers, and the certificate is issued with its file. A document of somebody
 * else, of another property or of another kind is taken only by saying so, and who did stands in `Dados`.
 * @throws AppError 'certificate-file-missing', 'certificate-divergence', and as `refuseIssueToCome` and `issue` say
 */
export async function confirmAttached({ work, model, record, input }: ActionCall): Promise<unknown> {
  if (typeof record.IdentificadorArquivo !== 'number') throw new AppError('certificate-file-missing');
  const { ConfirmarDivergencia, Observacao, ...rest } = input;
  const answer = answerOf(rest);
  const now = await timeOf(work.tx);
  refuseIssueToCome(work.actor, issueOf({ ...answer }), new Date(now));
  const divergences = (await warningsOf(work, record)).filter(({ Confirmar }) => Confirmar);
  if (divergences.length > 0 && ConfirmarDivergencia !== true)
    throw new AppError(
      'certificate-divergence',
      { what: divergences.map(({ Texto }) => Texto).join(' ') },
      { field: 'ConfirmarDivergencia' },
    );
  const Confirmacao = {
    Por: work.actor.userId,
    Em: now,
    Divergencias: divergences.map(({ Codigo }) => Codigo),
  };
  const issued = await issue(work, record, answer, {
    Observacao: Observacao ?? record.Observacao,
    Origem: 'manual',
    Dados: { ...(record.Dados as Row | null), Confirmacao },
  });
  // A scan nobody waits for any more; what it says was typed.
  await forgetScan(work.tx, issued.Identificador);
  return present(issued, model, work.actor);
}

function answerOf(input: Row): Answer {
  const text = (name: string) => (typeof input[name] === 'string' ? input[name] : null);
  return {
    Resultado: String(input.Resultado),
    DataEmissao: String(input.DataEmissao) as LocalDate,
    HoraEmissao: text('HoraEmissao'),
    DataVencimento: text('DataVencimento'),
    Numero: text('Numero'),
    CodigoVerificacao: text('CodigoVerificacao'),
    ...(text('Orgao') === null ? {} : { Orgao: text('Orgao') }),
  };
}
