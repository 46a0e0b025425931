/** Where things of a draft stand on the screen, for what leads there. */

/** The button a draft ends with. */
export const submitId = 'op-submit';

/** The place an obstacle is mended at: the choice of a conclusion, its conditions, or a sentence. */
export function placeOfObstacle(at: string, code?: string): HTMLElement | null {
  // Whose sentence is left out is mended in the sentence; any other conclusion by choosing.
  const isChoice = at === 'conclusion' && code !== 'opinion-conclusion-unsaid';
  return document.getElementById(isChoice ? 'op-choice' : `op-${at}`);
}

export function leadTo(at: string, code?: string): void {
  const place = placeOfObstacle(at, code) ?? document.getElementById('rv-opinion');
  place?.scrollIntoView?.({ block: 'center' });
  const own = place?.querySelector<HTMLElement>('.op-edit, .op-do button');
  (own ?? place?.querySelector<HTMLElement>('input, textarea, button') ?? place)?.focus({
    preventScroll: true,
  });
}
