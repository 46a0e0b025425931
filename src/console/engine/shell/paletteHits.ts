import type { Icon } from '@tabler/icons-react';
import type { Locale } from '../../../domain/locale.ts';
import { definitions } from '../../../field-types/generated/definitions.ts';
import type { SavedView } from '../../../metadata/calls/views.ts';
import type { EntityOutline } from '../../../metadata/entity.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { listLabel } from '../../../metadata/listLabel.ts';
import { nameOf } from '../../../metadata/nameOf.ts';
import { outlineNamed, outlines } from '../../../metadata/outlines.ts';
import {
  IconArrowRight,
  IconBookmark,
  IconHome,
  IconPlus,
  IconTrash,
  IconUpload,
} from '../../kit/ui/icons.ts';
import { mayDo } from '../auth/rights.ts';
import { services } from '../auth/services.ts';
import { addressOfList, addressOfRecord, addressOfView } from '../entities/addresses.ts';
import type { Translate } from '../i18n/translate.ts';
import { screens } from '../screens/screen.ts';
import { menuFor } from './menu.ts';
import { menuIcon } from './menuIcons.ts';
import type { PaletteRecord } from './usePaletteRecords.ts';

/** One line of the palette. */
export interface PaletteHit {
  readonly key: string;
  readonly group: string;
  readonly text: string;
  /** What else tells it: of a record what it was found by, of a view its list. */
  readonly detail?: string;
  readonly icon: Icon;
  /** Where it leads, or what it does. */
  readonly run: string | (() => void);
}

interface Around {
  readonly codes: ReadonlySet<string>;
  readonly locale: Locale;
  readonly t: Translate;
}

/** Every place there is for a person: menu, screens, views, new records, imports and trash of each list. */
export function placesFor(views: readonly SavedView[], { codes, locale, t }: Around): readonly PaletteHit[] {
  const { work, management } = menuFor(codes, services().config.development);
  const entries = [...work, ...management].map(({ to, label, icon }) => ({
    key: to,
    group: t('palette.go'),
    text: label[locale],
    icon: menuIcon(icon),
    run: to,
  }));
  // Reached by links only, and by nothing that varies.
  const others = screens()
    .filter(({ path, menu, code }) => !menu && !path.includes(':') && (code === null || codes.has(code)))
    .map(({ path, label }) => ({
      key: `/nav/${path}`,
      group: t('palette.go'),
      text: label[locale],
      icon: IconArrowRight,
      run: `/nav/${path}`,
    }));
  const saved = views.map((view) => ({
    key: `visao/${view.Identificador}`,
    group: t('palette.views'),
    text: view.Nome,
    detail: listLabel(outlineNamed(view.Entidade))[locale],
    icon: IconBookmark,
    run: addressOfView(view),
  }));
  const made = outlines.flatMap((entity) => placesOf(entity, { codes, locale, t }));
  const seen = new Set<string>();
  const home = { key: '/nav', group: t('palette.go'), text: t('shell.start'), icon: IconHome, run: '/nav' };
  return [home, ...entries, ...others, ...saved, ...made].filter(
    ({ key }) => !seen.has(key) && seen.add(key),
  );
}

function placesOf(entity: EntityOutline, { codes, locale, t }: Around): PaletteHit[] {
  const list = addressOfList(entity);
  const name = listLabel(entity)[locale];
  const hit = (kind: string, text: string, icon: Icon): PaletteHit => ({
    key: `${list}/${kind}`,
    group: t('palette.do'),
    text,
    icon,
    run: `${list}/${kind}`,
  });
  const named = t(`list.new.${entity.gender}`, { name: entity.label[locale].toLowerCase() });
  return [
    ...(mayDo(codes, entity, 'create')
      ? [
          hit('create', named, IconPlus),
          hit('importar', t('palette.import', { name: name.toLowerCase() }), IconUpload),
        ]
      : []),
    ...(mayDo(codes, entity, 'delete') ? [hit('excluidos', t('list.trashOf', { name }), IconTrash)] : []),
  ];
}

/** A record as the server found it: its name, and beside it the field that holds what was typed, else the first there is. */
export function recordHit(
  { Entidade, entity, Registro }: PaletteRecord,
  query: string,
  { locale, t }: Omit<Around, 'codes'>,
  group?: string,
): PaletteHit {
  const words = wordsOf(query);
  const others = entity.fields
    .filter(({ search, name }) => search && name !== entity.representation)
    .flatMap((field) => {
      const value = Registro[field.name];
      if (value === undefined || value === null || value === '') return [];
      const text = definitions[field.type]?.text(value, field, { locale, enumLabel: enumLabel(locale) });
      return text ? [text] : [];
    });
  const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  const detail = others.find((text) => words.some((word) => bare(text).includes(bare(word)))) ?? others[0];
  const kind = group === undefined ? [] : [entity.label[locale]];
  const told = [
    ...kind,
    ...(detail ? [excerpt(detail, words)] : []),
    ...(Registro.Ativo === false ? [t('palette.outOfUse')] : []),
  ];
  return {
    key: `${Entidade}-${Registro.Identificador}`,
    group: group ?? listLabel(entity)[locale],
    text: nameOf(entity, Registro, locale),
    ...(told.length > 0 ? { detail: told.join(' · ') } : {}),
    icon: menuIcon(entity.menu.icon),
    run: addressOfRecord(entity, Registro.Identificador),
  };
}

/** Of a long text the stretch around what was typed: a hit is one line. */
function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= longest) return text;
  const at = Math.max(0, ...words.map((word) => fold(text).indexOf(word)));
  const start = Math.max(0, at - longest / 2);
  const part = text.slice(start, start + longest).trim();
  return `${start > 0 ? '…' : ''}${part}…`;
}

/** Signs of a hit's detail. */
const longest = 120;

/** Whether what is typed is how it begins: then it is what is meant, sooner than any record. */
export const isMeant = ({ text }: PaletteHit, query: string): boolean =>
  fold(text).startsWith(fold(query.trim()));

/** Those that hold every word, whatever their order; what begins with what was typed first, then what was used last. */
export function matching(
  hits: readonly PaletteHit[],
  query: string,
  recents: readonly string[],
): readonly PaletteHit[] {
  const words = wordsOf(query);
  const whole = fold(query.trim());
  const rank = ({ text, key }: PaletteHit): number => {
    const used = recents.indexOf(key);
    return (fold(text).startsWith(whole) ? 0 : 100) + (used < 0 ? 50 : used);
  };
  return hits
    .filter(({ text, detail = '' }) => {
      const all = fold(`${text} ${detail}`);
      return words.every((word) => all.includes(word));
    })
    .map((hit, index) => ({ hit, index }))
    .sort((one, other) => rank(one.hit) - rank(other.hit) || one.index - other.index)
    .map(({ hit }) => hit);
}

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter(Boolean);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
