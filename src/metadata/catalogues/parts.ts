import type { TextTree } from './catalogues.ts';

/**
 * A browser fetches the texts of a language in parts: what every screen may say first, the rest with the screen that
 * says it. A section named nowhere here belongs to the first part.
 */
export const laterParts = {
  /** The calculators, their results and what is stored of them. */
  calculators: ['calculation', 'calculators'],
  /** Checklists, certificates and what is filled in from them. */
  certificates: ['certificates'],
  /** The dashboards and what their figures mean. */
  dashboards: ['dashboards', 'figures'],
  /** Pages for developers. */
  developer: ['developer'],
  /** Failures: the server says nearly all of them, and a few screens foretell one. */
  errors: ['errors'],
  /** What is done later. */
  jobs: ['jobs'],
  /** The review of a matrícula, its findings and its opinion. */
  review: ['analysis', 'chain', 'findings', 'opinion', 'review', 'rural'],
} as const;

/** Sections that no browser says: descriptions of calls, mails, sentences the server makes. */
export const serverSections: readonly string[] = ['alcada', 'api', 'mail', 'missing', 'timeline'];

export type LaterPart = keyof typeof laterParts;
export type TextPart = 'first' | LaterPart;

/** Failures that forms foretell, in the first part too. */
export const foretold: readonly string[] = ['attachment-too-large'];

/** What a browser gets of `i18n/<locale>.json` with `part`. */
export function textsOfPart(tree: TextTree, part: TextPart): TextTree {
  const sections = Object.entries(tree).filter(([section]) => isOfPart(section, part));
  if (part !== 'first') return Object.fromEntries(sections);
  const failures = Object.entries(tree.errors ?? {}).filter(([code]) => foretold.includes(code));
  return { ...Object.fromEntries(sections), errors: Object.fromEntries(failures) };
}

/** Whether a browser gets a whole section of `i18n/<locale>.json` with `part`. */
export function isOfPart(section: string, part: TextPart): boolean {
  if (part !== 'first') return laterParts[part].some((own) => own === section);
  const isLater = Object.values(laterParts).some((sections) => sections.some((own) => own === section));
  return !isLater && !serverSections.includes(section);
}
