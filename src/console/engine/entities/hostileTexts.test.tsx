import { screen, waitFor, within } from '@testing-library/react';
import { bypass, HttpResponse, http } from 'msw';
import { afterEach, expect, inject, test } from 'vitest';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { someRecord } from '../../../../test/support/console/someRecord.ts';
import { scripts } from '../../../../test/support/hostile/payloads.ts';
import { partOf } from '../../../../test/support/run/form.ts';
import type { Field } from '../../../field-types/types.ts';
import { entities } from '../../../metadata/entities.ts';
import type { Entity } from '../../../metadata/entity.ts';

connectNetwork();

type Row = Record<string, unknown>;

/** Markup that only a text taken for markup can have brought. */
const brought =
  'script, iframe, object, embed, base, math, noscript, details, [srcdoc], [onerror], [onload], [onfocus], [ontoggle]';

afterEach(() => {
  expect(document.querySelectorAll(brought)).toHaveLength(0);
  const addresses = [...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap(
    (element) => ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
  );
  expect(addresses.filter((address) => /^\s*(?:javascript|data:text)/i.test(address))).toEqual([]);
  expect(Reflect.get(window, '__xss')).toBeUndefined();
});

const free = ({ type, mask }: Field) => (type === 'text' || type === 'longText') && mask === null;
const payload = (turn: number) => scripts[turn % scripts.length] ?? '';

/** A record that somebody filled with scripts: every text field another, from `turn` on. */
function poisoned(record: Row, entity: Entity, turn: number): Row {
  const texts = entity.fields.filter(free).map(({ name }, index) => [name, payload(turn + index)] as const);
  const labels = Object.keys((record.Rotulos ?? {}) as Row).map((name) => [name, payload(turn)] as const);
  return { ...record, ...Object.fromEntries(texts), Rotulos: Object.fromEntries(labels) };
}

/** What the application answers, with scripts wherever people's words stand. */
function poisonAnswers(entity: Entity, turn: number): void {
  network.use(
    http.get(`${apiAddress}${entity.noun}/*`, async ({ request }) => {
      const answer = await fetch(
        bypass(new URL(request.url.slice(apiAddress.length), inject('api')), { headers: request.headers }),
      );
      const body = (await answer.json()) as { ItemRegistro: Row };
      const item = change[callOf(request)]?.(body.ItemRegistro, entity, turn) ?? body.ItemRegistro;
      return HttpResponse.json({ ...body, ItemRegistro: item }, { status: answer.status });
    }),
    http.delete(`${apiAddress}${entity.noun}/Excluir/:id`, () =>
      HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto: payload(turn), Codigo: 'record-in-use' }] },
        { status: 422 },
      ),
    ),
  );
}

/** `.../api/Grupo/Listar?Pagina=1` -> `Listar`. */
const callOf = ({ url }: Request): string => new URL(url).pathname.split('/')[3] ?? '';

const change: Readonly<Record<string, (item: Row, entity: Entity, turn: number) => Row>> = {
  Retornar: poisoned,
  Listar: (item, entity) => {
    const [first] = item.Itens as Row[];
    const Itens = scripts.map((_text, index) =>
      poisoned({ ...first, Identificador: 900 + index }, entity, index),
    );
    return { ...item, Itens, Total: Itens.length };
  },
  Historico: (item, entity, turn) => ({
    Itens: (item.Itens as Row[]).map((version) => ({
      ...version,
      Usuario: payload(turn + 1),
      Motivo: payload(turn + 2),
      Operacao: 'ALTERAR',
      Campos: entity.fields.filter(free).map(({ name }, index) => ({
        Campo: name,
        De: payload(turn + index + 3),
        Para: payload(turn + index),
      })),
    })),
  }),
  Referencias: (item, _entity, turn) => ({
    ...item,
    // An entity this console does not know is called what the answer calls it.
    Itens: [{ Entidade: 'desconhecida', Nome: payload(turn), Total: 2, Campos: [] }],
    PodeExcluir: false,
  }),
};

test('markup that a text became would be noticed', () => {
  const page = document.createElement('div');
  page.innerHTML = scripts.join('');
  expect(page.querySelectorAll(brought).length).toBeGreaterThan(5);
});

/** Whether a person reads the text somewhere on the page, as it is. */
const seen = (text: string) => (document.body.textContent ?? '').includes(text.trim());

const written = entities
  .filter(({ calls, menu }) => calls.includes('list') && menu.group !== null)
  .map((entity, turn) => [entity.name, entity, turn] as const)
  .filter(([, { calls }]) => calls.includes('create') && calls.includes('update'));
const inLists = written.filter(([, { fields }]) =>
  fields.some((field) => free(field) && field.list === true),
);
const onPages = written.filter(([, { screen: own }]) => own === null);

// In the short form each question goes to another third of the entities.
test.each(partOf(inLists, 3))(
  '%s shows scripts in its list as the texts they are',
  async (name, entity, turn) => {
    const token = await signedIn('administrador');
    await someRecord(entity, token);
    poisonAnswers(entity, turn);
    await renderConsole({ path: `/nav/${name}`, token });
    await waitFor(() => expect(scripts.filter((text) => !seen(text))).toEqual([]));
  },
);

test.each(partOf(onPages, 3, 1))(
  '%s shows them on the page of a record, in its history, its refusals and its form',
  async (name, entity, turn) => {
    const token = await signedIn('administrador');
    const { Identificador: id } = await someRecord(entity, token);
    poisonAnswers(entity, turn);
    const texts = entity.fields.filter(
      (field) => free(field) && !field.visibleWhen && field.seeCode === null,
    );
    const { user, unmount } = await renderConsole({ path: `/nav/${name}/${id}/show?aba=historico`, token });
    const people = [payload(turn + 1), payload(turn + 2)];
    await waitFor(() => expect(people.filter((text) => !seen(text))).toEqual([]));
    if (entity.calls.includes('delete')) {
      await user.click(await screen.findByRole('button', { name: 'Excluir' }));
      // The dialog that asks gives way to the one that refuses: look at whichever is open.
      await waitFor(() =>
        expect(
          within(screen.getByRole('dialog')).queryAllByText(payload(turn), { exact: false }),
        ).not.toEqual([]),
      );
    }
    unmount();
    const form = await renderConsole({ path: `/nav/${name}/${id}`, token });
    const writable = texts.filter(({ readOnly }) => readOnly === false);
    await waitFor(() => {
      const held = [...form.container.querySelectorAll('input, textarea')].map(
        (box) => (box as HTMLInputElement).value,
      );
      for (const { name: field } of writable)
        expect(held).toContain(
          payload(turn + entity.fields.filter(free).findIndex((one) => one.name === field)),
        );
    });
  },
);
