import { formatMatriculaNumber } from '../../../../domain/documents/matriculaNumber.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { DealFacts } from '../../../../domain/opinions/operation/facts.ts';
import { firstDue } from '../../../../domain/opinions/operation/sections/certificates.ts';
import { operationSentences } from '../../../../domain/opinions/operation/template.ts';
import { operationObstacles } from '../../../../domain/opinions/operation/textObstacles.ts';
import { dayText, documentText, moneyText } from '../../../../domain/opinions/prose.ts';
import { conclusionSentences } from '../../../../domain/opinions/sections/conclusion.ts';
import { seeingAll } from '../../../engine/actors/seeingAll.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { refusalsOf } from '../../../engine/missing/missing.ts';
import type { Row } from '../../../kit/database/database.ts';
import { toWireError } from '../../../kit/http/failures.ts';
import { requireLimit } from '../limits/requireLimit.ts';
import { tellDeciders } from '../limits/tellDeciders.ts';
import { nameOf } from '../printedName.ts';
import type { OpinionSubject } from '../subject.ts';
import { decisionDay, operationFacts } from './operationFacts.ts';
import { closedTo, pendingOf } from './pending.ts';

/** The one opinion on an operation, out of its records, certificates and calculations. @see workflow, section 6 */
export const operationSubject: OpinionSubject = {
  kind: 'operation',
  sentences: async (work, opinion) => operationSentences(await factsFor(work, opinion)),
  async obstacles(work, opinion, content) {
    const template = [
      ...operationSentences(await factsFor(work, opinion)),
      ...conclusionSentences(content, 'operation'),
    ];
    const ofText = operationObstacles(content, template).map(({ code, params, at }) =>
      toWireError(new AppError(code, params, { field: at }), work.actor.locale),
    );
    const operation = await operationAt(work, opinion);
    const closed = closedTo(work, operation);
    const { locale } = work.actor;
    return [
      ...ofText,
      ...(closed ? [toWireError(closed, locale)] : refusalsOf(await pendingOf(work, operation), locale)),
    ];
  },
  hold: (work, opinion) => operationAt(work, opinion, 'change'),
  async refusal(work, opinion) {
    await requireLimit(work, opinion, await operationAt(work, opinion));
    return null;
  },
  async refusalToRevoke(work, opinion) {
    const operation = await operationAt(work, opinion);
    if (typeof operation.Valor !== 'number') return 'opinion-operation-valueless';
    if (typeof operation.IdentificadorSegmentoArea !== 'number') return 'opinion-operation-segmentless';
    await requireLimit(work, opinion, operation);
    return null;
  },
  async printed(work, opinion) {
    const { deal, records, certificates } = await factsFor(work, opinion);
    const due = firstDue(certificates);
    return {
      file: `parecer-operacao-${deal.code}`,
      foot: `Operação ${deal.code}`,
      head: [
        { name: 'operation', label: 'Operação', value: deal.code },
        { name: 'client', label: 'Cliente', value: clientText(deal) },
        {
          name: 'value',
          label: 'Valor',
          value: deal.value === null ? '' : moneyText(deal.value, 'BRL', null),
        },
        {
          name: 'records',
          label: 'Matrículas',
          value: records
            .map(({ reading: { opening } }) =>
              [opening.number && formatMatriculaNumber(opening.number), opening.registryOffice]
                .filter(Boolean)
                .join(', '),
            )
            .filter(Boolean)
            .join('; '),
        },
        { name: 'validity', label: 'Validade', value: due === null ? '' : dayText(due.dueOn) },
        ...(await decisionLines(work, opinion)),
      ],
    };
  },
  async approved(work, opinion) {
    const operation = await operationAt(work, opinion);
    const post = await requireLimit(work, opinion, operation);
    const { certificates } = await factsFor(work, opinion);
    return {
      IdentificadorOfficer: post.officerId,
      Valor: operation.Valor,
      LimiteAlcada: Number(post.limit),
      Validade: firstDue(certificates)?.dueOn ?? null,
    };
  },
  tellSubmitted: tellDeciders,
};

const operationOf = (opinion: Row): number => Number(opinion.IdentificadorOperacao);

const factsFor = (work: Work, opinion: FullRecord) =>
  operationFacts(work, operationOf(opinion), decisionDay(work, opinion));

const operationAt = (work: Work, opinion: Row, lock?: 'change'): Promise<FullRecord> =>
  findRecord(seeingAll(work), work.models.named('operacao'), operationOf(opinion), {
    which: 'both',
    ...(lock ? { lock } : {}),
  });

const clientText = ({ client, document }: DealFacts): string =>
  [nameOf(client) ?? '', documentText(document)].filter(Boolean).join(', ');

/** Under which limit it is decided; nobody's while it is only asked whether it can be printed. */
async function decisionLines(work: Work, opinion: FullRecord) {
  if (opinion.Situacao !== 'submetido' || work.actor.userId === null) return [];
  const operation = await operationAt(work, opinion);
  const post = await requireLimit(work, opinion, operation);
  const segment = nameOf((operation.Rotulos as Row).IdentificadorSegmentoArea) ?? '';
  const limit = moneyText(post.limit ?? '0', 'BRL', null);
  return [{ name: 'limit', label: 'Alçada', value: `${post.name}, até ${limit} em ${segment}` }];
}
