import { monthOf, monthText } from '../../../domain/calendar.ts';
import { formatMonth } from '../../../domain/dates.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { IndexSeries } from '../../../metadata/calls/calculators.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { text } from '../../../metadata/texts.ts';
import type { EntityRules, ListActionCall } from '../../engine/crud/rules.ts';
import { conditionsOf } from './conditions.ts';

/** Which months an index lacks is answered for all of them at once, as an administrator asks after an import. */
export const rules: EntityRules = {
  listActions: { lacunas: tellGaps },
};

/** `Total` months are missing between the first and the last of their index; `Lacunas` says which. */
async function tellGaps({ work }: ListActionCall): Promise<{ Total: number; Lacunas: string }> {
  const { Indices } = await conditionsOf(work, work.models.services.now());
  const { locale } = work.actor;
  return {
    Total: Indices.flatMap(({ Valores }) => Valores.filter((value) => value === null)).length,
    Lacunas:
      Indices.length === 0
        ? text(locale, 'calculation.gaps.none')
        : Indices.map((series) => sentence(series, locale)).join('\n'),
  };
}

function sentence({ Indice, De, Valores }: IndexSeries, locale: Locale): string {
  const first = monthOf(`${De}-01`);
  const month = (offset: number) => formatMonth(monthText(first + offset));
  const months = gaps(Valores).map(({ from, to }) =>
    from === to ? month(from) : text(locale, 'calculation.gaps.span', { from: month(from), to: month(to) }),
  );
  return text(locale, months.length === 0 ? 'calculation.gaps.whole' : 'calculation.gaps.missing', {
    index: enumLabel(locale)('Indice', Indice),
    from: month(0),
    to: month(Valores.length - 1),
    months: months.join(', '),
  });
}

/** Months without a value that follow each other are one gap. */
function gaps(values: readonly (number | null)[]): readonly { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const [offset, value] of values.entries()) {
    if (value !== null) continue;
    const last = found.at(-1);
    if (last?.to === offset - 1) last.to = offset;
    else found.push({ from: offset, to: offset });
  }
  return found;
}
