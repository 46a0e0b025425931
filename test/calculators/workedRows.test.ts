import { expect, test } from 'vitest';
import { calculate } from '../../scripts/calculate/calculate.ts';
import { workedRows } from './workedRows.ts';

test.each(workedRows.map((one) => [one.row, one] as const))(
  'the command works out row %s of its rule',
  async (_row, { calculator, input, figures, alerts }) => {
    const { result, problems } = await calculate(calculator, JSON.stringify(input));
    expect(problems).toEqual([]);
    expect(result).toMatchObject(figures);
    expect(result).not.toHaveProperty('CamposIgnorados');
    if (!alerts) return;
    const told = (result as { Alertas: readonly { Codigo: string }[] }).Alertas.map(({ Codigo }) => Codigo);
    if (alerts.length === 0) expect(told).toEqual([]);
    else expect(told).toEqual(expect.arrayContaining([...alerts]));
  },
);
