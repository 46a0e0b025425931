import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { usePlace } from '../place.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import type { Fact } from './facts.ts';

/**
 * A value in one of the three hands: plain as read, highlighted while doubtful, blue once corrected. Where the
 * record may be corrected it is a button that opens its correction.
 * @param children the value as shown, when it is not the fact's own
 */
export function FactValue({
  fact,
  children,
  className = '',
}: {
  fact: Fact;
  children?: ReactNode;
  className?: string;
}) {
  const { t } = useTexts();
  const { canCorrect, isEditing, edit } = useReviewContext();
  const place = usePlace();
  const isOpen = isEditing(fact.id, place);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  const formats = useFormats();
  const text = children ?? formats.fact(fact);
  const hand = fact.doubtful ? 'doubt' : fact.corrected ? 'hand' : '';
  const title = fact.corrected ? readText(fact, formats.fact, t) : undefined;
  const shown = (
    <span className={`${className} ${hand} ${fact.kind === 'share' ? 'frac' : ''}`} title={title}>
      {text}
    </span>
  );
  if (!canCorrect) return shown;
  const state = fact.doubtful ? t('review.doubtful') : fact.corrected ? t('review.corrected') : '';
  return (
    <button
      ref={button}
      type="button"
      className="rv-val"
      aria-expanded={isOpen}
      onClick={() => edit(isOpen ? null : fact.id, 'facts', place)}
    >
      {shown}
      <span className="vh">
        {state && ` (${state})`}, {t('review.correctThis', { field: t(`review.field.${fact.label}`) })}
      </span>
    </button>
  );
}

/** The keyboard comes back to what it opened, unless another question has taken it. */
function useFocusBack<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const opener = useRef<Element>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

/** `lido: 03/08/2028`, beside or over a corrected value. */
export function ReadValue({ fact }: { fact: Fact }) {
  const { t } = useTexts();
  const formats = useFormats();
  if (!fact.corrected) return null;
  return <span className="rv-was">{readText(fact, formats.fact, t)}</span>;
}

function readText(
  fact: Fact,
  format: (fact: Fact) => string,
  t: (key: string, params?: Record<string, string>) => string,
): string {
  if (!fact.corrected) return '';
  const value = format({ ...fact, value: fact.corrected.from });
  const { by } = fact.corrected;
  return by ? t('review.readBy', { value, by }) : t('review.read', { value });
}
