import type { TemplateSentence } from '../../model.ts';
import { dayText, ended } from '../../prose.ts';
import { said } from '../../sections/saying.ts';
import type { CalculationFacts, OperationFacts } from '../facts.ts';
import { recordName } from '../recordName.ts';

/** What the newest calculation of each kind found: margin, loan to value, FGTS. */
export function calculationSentences({ calculations, records }: OperationFacts): TemplateSentence[] {
  if (calculations.length === 0) return [none];
  return calculations.map((calculation) => ({
    key: `calculation:${calculation.calculator}:${calculation.recordId ?? 0}`,
    section: 'calculations',
    text: textOf(calculation, records),
    says: said({
      calculation: calculation.id,
      asOf: calculation.asOf,
      figures: calculation.figures.join('; '),
    }),
    sources: [],
  }));
}

const none: TemplateSentence = {
  key: 'calculations-none',
  section: 'calculations',
  text: 'Nenhum cálculo foi guardado na operação.',
  says: { calculations: '0' },
  sources: [],
};

function textOf(
  { name, title, recordId, asOf, figures }: CalculationFacts,
  records: OperationFacts['records'],
): string {
  const record = records.find(({ id }) => id === recordId);
  const head = [
    `${name} (“${title}”`,
    record ? `, ${recordName(record)}` : '',
    asOf === null ? ')' : `, em ${dayText(asOf)})`,
  ].join('');
  return ended(`${head}: ${figures.length === 0 ? 'sem resultado' : figures.join('; ')}`);
}
