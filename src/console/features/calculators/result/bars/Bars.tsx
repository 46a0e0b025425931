import { useResult } from '../ResultContext.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import type { Words } from '../words.ts';
import { Bar } from './Bar.tsx';
import type { BarDrawing } from './barParts.ts';
import { mortgageBar } from './mortgageBar.ts';
import { pledgeBars } from './pledgeBar.ts';

interface NamedBar {
  readonly name: string | null;
  readonly bar: BarDrawing;
}

type DrawBars = (props: Pick<ResultPanelProps, 'input' | 'result'>, words: Words) => readonly NamedBar[];

/** Calculators whose result is a length with a limit, by code. */
const drawings: Readonly<Record<string, DrawBars>> = {
  hipoteca: (props, words) => {
    const bar = mortgageBar(props, words);
    return bar ? [{ name: null, bar }] : [];
  },
  penhor: pledgeBars,
};

export function Bars() {
  const { calculator, input, result, words } = useResult();
  const bars = drawings[calculator.code]?.({ input, result }, words) ?? [];
  return bars.map(({ name, bar }, index) => (
    <div key={name ?? index}>
      {name !== null && <p className="rp-bar-name">{name}</p>}
      <Bar drawing={bar} />
    </div>
  ));
}
