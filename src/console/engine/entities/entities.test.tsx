import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import { connectNetwork, renderConsole, signedIn } from '../../../../test/support/console/renderConsole.tsx';
import { someRecord } from '../../../../test/support/console/someRecord.ts';
import { partOf } from '../../../../test/support/run/form.ts';
import { type Locale, locales } from '../../../domain/locale.ts';
import { consoleHalves } from '../../../field-types/generated/console.ts';
import type { Field } from '../../../field-types/types.ts';
import { entities } from '../../../metadata/entities.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { text } from '../../../metadata/texts.ts';

connectNetwork();

/**
 * What every schema promises on the screen by being there, in both languages. Knows no entity by its name. In the short
 * form each question goes to another third of them.
 */
const listed = entities.filter(({ calls, menu }) => calls.includes('list') && menu.group !== null);
const created = listed.filter(({ calls }) => calls.includes('create'));
const third = (all: readonly Entity[], turn: number) =>
  partOf(all, 3, turn).map((entity) => [entity.name, entity] as const);

const open = async ({ name }: Entity, path: string, locale: Locale = 'pt-br') =>
  renderConsole({ path: `/nav/${name}${path}`, token: await signedIn('administrador'), locale });

describe.each(locales.map((locale, turn) => [locale, turn] as const))('in %s', (locale, turn) => {
  test.each(third(listed, turn))('%s has its place in the menu and its list', async (_, entity) => {
    await open(entity, '', locale);
    const called = entity.menu.label?.[locale] ?? entity.plural[locale];
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(`^${escaped(called)}`) }),
    ).toBeVisible();
    expect(document.title).toContain(called);
    const menu = screen.getByRole('navigation', { name: text(locale, 'shell.main') });
    expect(within(menu).getByRole('link', { name: new RegExp(`^${escaped(called)}`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await waitFor(() => expect(screen.queryByText(text(locale, 'list.loading'))).toBeNull());
    expect(await faults()).toEqual([]);
  });
});

test.each(third(created, 2))(
  '%s asks for each of its fields by its label, without a fault of access',
  async (_, entity) => {
    await open(entity, '/create');
    await screen.findByRole('heading', { level: 1 });
    for (const field of asked(entity.fields)) {
      const found = consoleHalves[field.type]?.group?.(field)
        ? await screen.findAllByText(field.label['pt-br'], { exact: false })
        : await screen.findAllByLabelText(new RegExp(`^${escaped(field.label['pt-br'])}`));
      expect([field.name, found.length > 0]).toEqual([field.name, true]);
    }
    expect(await faults()).toEqual([]);
  },
);

test.each(third(created, 0))(
  '%s says in English what is missing, first in a summary with the focus',
  async (_, entity) => {
    const { user } = await open(entity, '/create', 'en-us');
    const missing = asked(entity.fields).filter(({ required, default: given }) => required && given === null);
    await user.click(await screen.findByRole('button', { name: /^Save( |$|C)/ }));
    const box = (await screen.findByRole('heading', { name: /problem/ })).closest(
      '[role="alert"]',
    ) as HTMLElement;
    await waitFor(() => expect(box).toHaveFocus());
    for (const { label } of missing)
      expect(within(box).getAllByText(label['en-us'], { exact: false })).not.toHaveLength(0);
    expect(await faults()).toEqual([]);
  },
);

test.each(third(created, 1))(
  '%s shows a record on a page of its own, without a fault of access',
  async (_, entity) => {
    const record = await someRecord(entity, await signedIn('administrador'));
    await open(entity, `/${record.Identificador}/show`);
    expect(await screen.findByRole('heading', { level: 1, name: titleOf(entity, record) })).toBeVisible();
    expect(await faults()).toEqual([]);
  },
);

/** What a record is called on its page: of an enumeration, the label. */
function titleOf({ fields, representation }: Entity, record: Readonly<Record<string, unknown>>): string {
  const code = fields.find(({ name }) => name === representation)?.enum;
  const value = String(record[representation]);
  return code ? enumLabel('pt-br')(code, value) : value;
}

const asked = (fields: readonly Field[]) =>
  fields.filter(({ readOnly, visibleWhen }) => readOnly !== 'always' && visibleWhen === null);

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
