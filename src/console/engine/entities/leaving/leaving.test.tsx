import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { session } from '../../auth/session.ts';

connectNetwork();
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

type Kept = Readonly<Record<string, unknown>> & { readonly Identificador: number; readonly Versao: number };

const caller = (token: string) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${apiAddress}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const told = (await answer.json()) as { ItemRegistro?: Kept };
  if (!told.ItemRegistro) throw new Error(JSON.stringify(told));
  return told.ItemRegistro;
};

let turn = 0;

/** A directorate, a segment of it and an officer there. */
async function officerOf(call: ReturnType<typeof caller>) {
  turn += 1;
  const directorate = await call('POST', 'Diretoria/Incluir', { Nome: `Diretoria ${turn}` });
  const segment = await call('POST', 'SegmentoArea/Incluir', {
    Nome: `Segmento ${turn}`,
    IdentificadorDiretoria: directorate.Identificador,
  });
  const officer = await call('POST', 'Officer/Incluir', {
    Nome: 'Ofélia Guia',
    IdentificadorSegmentoArea: segment.Identificador,
    Alcada: [],
  });
  return { officer, segment };
}

/** The choice of a form that says whether the record is in use. */
const outOfUse = async () =>
  within(await screen.findByRole('radiogroup', { name: 'Ativo' })).getByRole('radio', { name: 'Não' });

/** An analyst with one open operation, and another who could take it. */
async function twoAnalysts(token: string) {
  const call = caller(token);
  const officer = (await officerOf(call)).officer.Identificador;
  const [leaving, heir] = [
    await call('POST', 'Analista/Incluir', { Nome: 'Quitéria Sai', IdentificadorOfficer: officer }),
    await call('POST', 'Analista/Incluir', { Nome: 'Benício Fica', IdentificadorOfficer: officer }),
  ];
  const operation = await call('POST', 'Operacao/Incluir', {
    IdentificadorCliente: 1,
    TipoImovel: 'Rural',
    IdentificadorAnalista: leaving.Identificador,
  });
  return { call, leaving, heir, operation };
}

const readAll = async (call: ReturnType<typeof caller>, ids: { leaving: Kept; operation: Kept }) => ({
  analyst: await call('GET', `Analista/Retornar/${ids.leaving.Identificador}`),
  operation: await call('GET', `Operacao/Retornar/${ids.operation.Identificador}`),
});

test('the form asks who takes the open operations over, in the same step, and saves the rest', async () => {
  const token = await signedIn('administrador');
  const { call, leaving, heir, operation } = await twoAnalysts(token);
  const { user } = await renderConsole({ path: `/nav/analista/${leaving.Identificador}`, token });
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' Agora');
  await user.click(await outOfUse());
  await user.click(screen.getByRole('button', { name: /^Salvar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Inativar “Quitéria Sai”?' });
  const open = await within(dialog).findByRole('link', { name: '1 operação em aberto' });
  expect(decodeURIComponent(open.getAttribute('href') ?? '')).toContain(
    `"IdentificadorAnalista":{"operator":"igual","value":[${leaving.Identificador}]}`,
  );
  expect(await faults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Passar e inativar' }));
  expect(await within(dialog).findAllByText(/Escolha quem passa a responder/)).not.toEqual([]);
  expect((await readAll(call, { leaving, operation })).analyst).toMatchObject({ Ativo: true });
  await user.click(within(dialog).getByRole('combobox', { name: /Novo analista/ }));
  await user.click(await screen.findByRole('option', { name: 'Benício Fica' }));
  await user.click(within(dialog).getByRole('button', { name: 'Passar e inativar' }));
  await waitFor(async () =>
    expect(await readAll(call, { leaving, operation })).toMatchObject({
      analyst: { Ativo: false, Nome: 'Quitéria Sai Agora' },
      operation: { IdentificadorAnalista: heir.Identificador },
    }),
  );
});

test('going back from the question changes nothing and keeps the form', async () => {
  const token = await signedIn('administrador');
  const { call, leaving, operation } = await twoAnalysts(token);
  const { user } = await renderConsole({ path: `/nav/analista/${leaving.Identificador}`, token });
  await user.click(await outOfUse());
  await user.click(screen.getByRole('button', { name: /^Salvar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Inativar “Quitéria Sai”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await outOfUse()).toBeChecked();
  expect((await readAll(call, { leaving, operation })).analyst).toMatchObject({ Ativo: true });
});

test('a directorate with segments in use tells of them before it goes out of use', async () => {
  const token = await signedIn('administrador');
  const call = caller(token);
  const directorate = await call('POST', 'Diretoria/Incluir', { Nome: 'Diretoria Passageira' });
  await call('POST', 'SegmentoArea/Incluir', {
    Nome: 'Segmento Firme',
    IdentificadorDiretoria: directorate.Identificador,
  });
  const { user } = await renderConsole({ path: `/nav/diretoria/${directorate.Identificador}`, token });
  await user.click(await outOfUse());
  await user.click(screen.getByRole('button', { name: /^Salvar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Inativar “Diretoria Passageira”?' });
  expect(await within(dialog).findByRole('link', { name: '1 segmento/área' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Inativar' }));
  await waitFor(async () =>
    expect(await call('GET', `Diretoria/Retornar/${directorate.Identificador}`)).toMatchObject({
      Ativo: false,
    }),
  );
});

test('the page of an officer shows who works there, and what is out of use is marked', async () => {
  const token = await signedIn('administrador');
  const call = caller(token);
  const { officer, segment } = await officerOf(call);
  await call('POST', 'Analista/Incluir', {
    Nome: 'Anselmo Lido',
    IdentificadorOfficer: officer.Identificador,
  });
  await call('PUT', `SegmentoArea/Alterar/${segment.Identificador}`, {
    Versao: segment.Versao,
    Ativo: false,
  });
  await renderConsole({ path: `/nav/officer/${officer.Identificador}/show`, token });
  const analysts = await screen.findByRole('region', { name: /^Analistas/ });
  expect(await within(analysts).findByText('Anselmo Lido')).toBeVisible();
  expect(within(analysts).getByRole('heading')).toHaveTextContent('Analistas 1');
  const value = screen.getByRole('link', { name: String(segment.Nome) });
  expect(value.parentElement).toHaveTextContent(`${segment.Nome} inativo`);
});
