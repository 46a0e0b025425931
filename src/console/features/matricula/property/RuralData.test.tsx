import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { session } from '../../../engine/auth/session.ts';
import { allCodes, provedReading, renderReview, startTestApi } from '../testing.tsx';

let id = 1700;
beforeEach(() => {
  id += 1;
});

const says = (Identificador: number, DataEmissao: string, values: Readonly<Record<string, string>>) => ({
  Identificador,
  Tipo: 'CCIR',
  Nome: 'CCIR',
  DataEmissao,
  Imovel: Object.fromEntries(
    Object.entries(values).map(([name, Valor]) => [name, { Valor, Pagina: 1, Citacao: `impresso ${Valor}` }]),
  ),
});

async function open(Certidoes: readonly object[], locale: 'pt-br' | 'en-us' = 'pt-br', codes = allCodes) {
  const reading = provedReading();
  const { opening } = reading;
  const api = startTestApi({
    reading: {
      ...reading,
      opening: {
        ...opening,
        property: { ...opening.property, kind: 'rural', municipality: 'Vale Claro', state: 'SP' },
      },
    },
  });
  session.set({ ...(session.get() as object), codes: new Set(codes) } as never);
  api.record = {
    ...api.record,
    Identificador: id,
    Negocio: { Data: '2026-11-20', TipoImovel: 'rural', Certidoes },
  };
  await renderReview(locale, id);
  const name = locale === 'pt-br' ? 'Cadastros rurais' : 'Rural registries';
  return within(await screen.findByRole('region', { name }));
}

describe('the cadastres of a rural property', () => {
  test('stand beside the record: the newest certificate first, older ones in sight, each with its words', async () => {
    const panel = await open([
      says(11, '2024-06-01', { Municipio: 'VALE CLARO', Exercicio: '2024', Car: 'SP-1' }),
      says(12, '2026-06-18', { Municipio: 'SERRA ALTA', Exercicio: '2026', Declarante: 'FÁBIO MOTA TESTE' }),
    ]);
    const lines = (field: string) =>
      within(panel.getByRole('list', { name: `${field}: o que as certidões dizem` }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(lines('Município')).toEqual([
      'Serra Alta difere da matrícula CCIR, 18/06/2026, p. 1 impresso SERRA ALTA',
      'antes: Vale Claro confere com a matrícula CCIR, 01/06/2024, p. 1 impresso VALE CLARO',
    ]);
    expect(lines('Exercício')[0]).toBe('2026  CCIR, 18/06/2026, p. 1 impresso 2026');
    expect(lines('Declarante')[0]).toContain('Fábio Mota Teste confere com a matrícula');
    expect(lines('CAR')).toHaveLength(1);
  });

  test('name every field in both languages, also those no certificate tells', async () => {
    const panel = await open([], 'en-us');
    const shown = panel.getAllByRole('listitem').map((item) => item.textContent);
    for (const label of ['CCIR', 'CAR', 'Municipality', 'Classification', 'Exercise year', 'Declarant'])
      expect(
        shown.some((line) => line?.startsWith(label)),
        label,
      ).toBe(true);
    expect(shown.find((line) => line?.startsWith('Classification'))).toContain('no certificate tells it');
  });

  test('lead to the certificate for who may see certificates, and only then', async () => {
    const codes = [...allCodes, 'CERTIDAO.CONSULTAR'];
    const panel = await open([says(12, '2026-06-18', { Exercicio: '2026' })], 'pt-br', codes);
    expect(panel.getByRole('link', { name: 'CCIR, 18/06/2026' })).toHaveAttribute(
      'href',
      '/nav/certidao/12/show',
    );
    expect(await faults()).toEqual([]);
  });

  test('that disagree are a finding with the words of the certificate, which are on no page of the record', async () => {
    await open([says(12, '2026-06-18', { Municipio: 'SERRA ALTA' })]);
    const findings = within(screen.getByRole('region', { name: 'Apontamentos' }));
    const line = findings.getByRole('button', { name: /Município: a certidão diz SERRA ALTA/ });
    await userEvent.click(line);
    const proofs = findings.getByRole('list', { name: 'Trechos que o motivaram' });
    expect(within(proofs).getAllByRole('listitem')[0]).toHaveTextContent(
      'impresso SERRA ALTA CCIR, 18/06/2026, p. 1',
    );
    expect(within(proofs).queryByRole('link')).toBeNull();
  });
});
