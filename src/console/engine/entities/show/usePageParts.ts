import type { Entity, Panel } from '../../../../metadata/entity.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { mayDo, useCodes } from '../../auth/rights.ts';
import { keepPreference, usePreference } from '../../data/preferences.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useScreenSize } from '../../page/ScreenSize.tsx';

/** A part of a record's page besides its head. */
export interface PagePart {
  /** Name of it in what the person set, and of its place on the page. */
  readonly key: string;
  readonly title: string;
  /** Null = the record's own facts. */
  readonly panel: Panel | null;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Fewer parts than this are taken in without an index, and nothing is put away. */
const indexedFrom = 4;

/** The parts of a page in their order, as the person left them: which are open is kept for each entity. */
export function usePageParts(entity: Entity) {
  const { t, locale } = useTexts();
  const codes = useCodes();
  const key = `${entity.name}.dobras`;
  const kept = usePreference(key);
  const set = isSet(kept) ? kept : {};
  const isSmall = useScreenSize() === 'xs';
  const seen = entity.panels.filter((panel) => mayDo(codes, outlineNamed(panel.entity), 'list'));
  const part = (name: string, title: string, panel: Panel | null, folded: boolean): PagePart => {
    const isOpen = set[name] ?? !folded;
    return {
      key: name,
      title,
      panel,
      isOpen,
      toggle: () => keepPreference(key, { ...set, [name]: !isOpen }),
    };
  };
  const ofPanel = (panel: Panel) =>
    part(panel.component ?? `${panel.entity}.${panel.field}`, panel.label[locale], panel, panel.folded);
  const parts = [
    ...seen.filter(({ place }) => place === 'top').map(ofPanel),
    // On a phone the facts are a screen and a half; what is to be done comes first.
    part('dados', t('show.details'), null, isSmall && seen.some(({ place }) => place === 'top')),
    ...seen.filter(({ place }) => place === 'below').map(ofPanel),
  ];
  return { parts, isLong: parts.length >= indexedFrom };
}

const isSet = (value: unknown): value is Readonly<Record<string, boolean>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((state) => typeof state === 'boolean');
