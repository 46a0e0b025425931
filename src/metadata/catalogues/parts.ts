/**
 * A browser fetches the texts of a language in parts: what every screen may say first, the rest with the screen that
 * says it. A section named nowhere here belongs to the first part.
 */
export const laterParts = {
  /** The calculators, their results and what is stored of them. */
  calculators: ['calculation', 'calculators'],
  /** The dashboards and what their figures mean. */
  dashboards: ['dashboards', 'figures'],
  /** The review of a matrícula, its findings and its opinion. */
  review: ['analysis', 'chain', 'findings', 'opinion', 'review', 'rural'],
} as const;

/** Sections that no browser says: descriptions of calls, mails, sentences the server makes. */
export const serverSections: readonly string[] = ['alcada', 'api', 'mail', 'missing', 'timeline'];

export type LaterPart = keyof typeof laterParts;
export type TextPart = 'first' | LaterPart;

/** Whether a browser gets a section of `i18n/<locale>.json` with `part`. */
export function isOfPart(section: string, part: TextPart): boolean {
  if (part !== 'first') return laterParts[part].some((own) => own === section);
  const isLater = Object.values(laterParts).some((sections) => sections.some((own) => own === section));
  return !isLater && !serverSections.includes(section);
}
