import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculate } from '../../scripts/calculate/calculate.ts';
import { ruleInputs } from './ruleInputs.ts';

const file = new URL('ruleFigures.json', import.meta.url);

/** Figures of each version of a rule, as it made them when it came. */
type Figures = Readonly<Record<string, unknown>>;

/** Words and the account may be told better at any time; the figures of a version may not become others. */
async function figuresOf(name: string, input: object): Promise<Readonly<Record<string, unknown>>> {
  const { result, problems } = await calculate(name, JSON.stringify(input));
  expect(problems).toEqual([]);
  const { Memoria, Alertas, ...figures } = result as Record<string, unknown>;
  const codes = (Alertas as readonly { readonly Codigo: string }[] | undefined)?.map(({ Codigo }) => Codigo);
  return { ...figures, Alertas: codes };
}

const said =
  'Figures changed: raise the version of the rule, so that stored calculations say which one made theirs, and write the new ' +
  'figures down with UPDATE_RULE_FIGURES=1 and npm run format.';

test('every calculator makes what this version of its rule made when it came', async () => {
  const found = Object.fromEntries(
    await Promise.all(
      ruleInputs.map(async ([name, input]) => {
        const figures = await figuresOf(name, input);
        return [String(figures.Regra ?? name), figures] as const;
      }),
    ),
  );
  if (process.env.UPDATE_RULE_FIGURES) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  expect(JSON.parse(JSON.stringify(found)), said).toEqual(kept);
});
