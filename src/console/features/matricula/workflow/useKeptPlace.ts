import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { keepPreference, preference, usePreferencesKnown } from '../../../engine/data/preferences.ts';
import type { ReviewRecord } from '../reviewRecord.ts';
import type { Review } from '../useReview.ts';

/** Where a person was in a record. */
interface KeptPlace {
  readonly id: number;
  readonly page: number;
  /** Code of the chosen act. */
  readonly act: string | null;
  /** Step of the replay; null = today. */
  readonly step: number | null;
  /** When they were there, in ms since 1970; absent in what older versions kept. */
  readonly at?: number;
}

const key = 'revisao.lugares';

/** As many records as somebody has under way in a week. */
const most = 60;

/**
 * A pause keeps the place: whoever opens the record again without an address of its own finds page, act and step of
 * the replay as they left them, on any machine.
 */
export function useKeptPlace(
  { record: { id, passage }, setPage, cut, isCut, setStep, truth, chosenAct, chooseAct }: Review,
  page: number,
): void {
  const [query] = useSearchParams();
  const known = usePreferencesKnown();
  const act = truth.acts.find((item) => item.id === chosenAct)?.code ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the person's places are known
  useEffect(() => {
    if (!known || query.has('pagina')) return;
    const place = placesOf(preference(key)).find((one) => one.id === id);
    if (!place || isPassedOnSince(passage, place)) return;
    const kept = truth.acts.find(({ code }) => code === place.act);
    if (kept) chooseAct(kept.id, 'keys');
    setPage(place.page);
    setStep(place.step);
  }, [known]);

  useEffect(() => {
    if (!known) return;
    const place: KeptPlace = { id, page, act, step: isCut ? cut : null, at: Date.now() };
    const timer = setTimeout(() => {
      const others = placesOf(preference(key)).filter((one) => one.id !== id);
      keepPreference(key, [place, ...others].slice(0, most));
    }, 2000);
    return () => clearTimeout(timer);
  }, [known, id, page, act, cut, isCut]);
}

/** What was said on passing it on stands at the start, and is to be read before one goes on. */
const isPassedOnSince = (passage: ReviewRecord['passage'], { at = 0 }: KeptPlace): boolean =>
  passage?.reason != null && Date.parse(passage.at) > at;

/** What is kept may be older than this page, or not ours. */
function placesOf(kept: unknown): readonly KeptPlace[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (one): one is KeptPlace =>
      typeof one === 'object' && one !== null && Number.isInteger(one.id) && Number.isInteger(one.page),
  );
}
