import type { Warning, WarningCode } from '../../matricula/model/index.ts';
import type { FindingContext } from '../context.ts';
import type { RuleCode } from '../finding.ts';
import { openingField, proofOfHead } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

interface WarningRule {
  readonly id: RuleCode;
  readonly severity: FindingRule['severity'];
  readonly law: string;
}

/** What the situation warns of when the acts are folded, under the rules of the list. */
const byWarning: Readonly<Record<WarningCode, WarningRule>> = {
  'share-exceeds-holding': { id: 'RF-16', severity: 'CRITICA', law: 'LRP arts. 195 e 237' },
  'share-not-read': { id: 'RF-43', severity: 'ALTA', law: 'CC art. 1.314' },
  'grantor-not-owner': { id: 'RF-17', severity: 'CRITICA', law: 'LRP arts. 195 e 237' },
  'depends-on-cancelled-act': { id: 'RF-18', severity: 'ALTA', law: 'LRP arts. 252 e 253' },
  'act-number-gap': { id: 'RF-41', severity: 'ALTA', law: 'LRP art. 232' },
  'act-number-repeated': { id: 'RF-41', severity: 'ALTA', law: 'LRP art. 232' },
  'cancellation-without-target': { id: 'RF-42', severity: 'ALTA', law: 'LRP arts. 248 a 250' },
  'shares-do-not-close': { id: 'RF-43', severity: 'ALTA', law: 'CC art. 1.314' },
};

function ofWarning({ code, acts: codes, params }: Warning, { truth, opening }: FindingContext): Hit {
  const acts = codes.flatMap((item) => truth.acts.findLast((act) => act.code === item) ?? []);
  const spoken = acts.flatMap((act) => proofOfHead(act));
  return {
    acts,
    text: code,
    subject: Object.values(params).join(' '),
    params: 'names' in params ? { names: { names: (params.names ?? '').split(', ') } } : params,
    evidence: spoken.length > 0 ? spoken : openingField(opening, 'owners', 'owners.0.share', 'owners.0.name'),
  };
}

/** Acts that do not agree with one another: shares, owners, numbers, and cancellations without their act. */
export const inconsistencyRules: readonly FindingRule[] = (Object.keys(byWarning) as WarningCode[]).map(
  (code) => ({
    ...byWarning[code],
    find: (context) =>
      context.situation.warnings.filter((item) => item.code === code).map((item) => ofWarning(item, context)),
  }),
);
