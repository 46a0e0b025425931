import { monthsBetweenUses } from '../../calculators/fgtsReuse/calculate.ts';
import { creditWords, fundIn, fundWords } from '../../calculators/fgtsReuse/fundWords.ts';
import { appraisalHoldsUntil } from '../../calculators/oldFigures.ts';
import { addMonths } from '../../dates.ts';
import { isAcquisition } from '../../matricula/model/index.ts';
import { type FindingContext, folded, says } from '../context.ts';
import { proofOfField, proofOfWords } from '../proofs.ts';
import type { FindingRule, Hit } from '../rule.ts';

/** What the credit asks of the property beyond its record: severance fund and appraisal. */
export const creditRules: readonly FindingRule[] = [
  {
    id: 'RF-47',
    severity: 'INFO',
    law: 'Lei 8.036/1990 art. 20; Manual do FGTS (interstício de 3 anos)',
    find: (context) => fund(context),
  },
  {
    id: 'FL-01',
    severity: 'MEDIA',
    law: 'política de avaliação da instituição',
    find: ({ deal, stated, situation }) => {
      const valued = stated('valuedOn');
      if (situation.closed) return [];
      if (typeof valued !== 'string') return [{ asks: 'valuedOn', isQuestion: true }];
      if (appraisalHoldsUntil(valued, deal.appraisalMonths) >= deal.date) return [];
      return [{ asks: 'valuedOn', params: { date: { date: valued }, months: String(deal.appraisalMonths) } }];
    },
  },
];

/**
 * A home bought with the severance fund cannot be bought with it again for three years from its registration; the
 * day they end is free again.
 * @see domain rules, calculators section 4
 */
function fund(context: FindingContext): Hit[] {
  const { standing, deal, stated } = context;
  const severity = deal.usesFgts ? 'CRITICA' : 'INFO';
  return standing
    .filter(
      (act) =>
        isAcquisition(act.event) && act.date !== null && deal.date < addMonths(act.date, monthsBetweenUses),
    )
    .flatMap((act): Hit[] => {
      const free = addMonths(act.date ?? deal.date, monthsBetweenUses);
      const params = { date: { date: act.date ?? deal.date }, free: { date: free } };
      const told = fundIn(folded(act.text));
      if (told === 'NAO') return [];
      if (told === 'SIM') return [{ acts: [act], severity, params, evidence: proofOfWords(act, fundWords) }];
      const said = stated('fgtsUsed');
      if (said === false || !says(act, creditWords)) return [];
      return [
        {
          acts: [act],
          severity,
          params,
          asks: 'fgtsUsed',
          isQuestion: said === undefined,
          text: said === undefined ? 'question' : 'stated',
          evidence: said === undefined ? proofOfWords(act, creditWords) : proofOfField(act, 'event'),
        },
      ];
    });
}
