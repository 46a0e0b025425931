import { Link } from 'react-router';
import type { Translate } from '../../../engine/i18n/translate.ts';
import { useSurroundings } from '../../../kit/ui/fieldTypeConsole.ts';
import { useResult } from './ResultContext.ts';
import { type ActPlace, placeOfAct } from './rowAt.ts';

/** Code of an act; leads to its words in the record where inputs were read there and the person may open it. */
export function ActCode({ code, className = 'code' }: { code: string; className?: string }) {
  const { sources } = useResult();
  const place = placeOfAct(sources, code);
  const address = useActAddress(place);
  return address ? (
    <Link className={`${className} rp-act`} to={address}>
      {code}
    </Link>
  ) : (
    <span className={className}>{code}</span>
  );
}

/** Where an input was read: `R-2, p. 1`. */
export function SourceLink({ source }: { source: ActPlace }) {
  const { words } = useResult();
  const address = useActAddress(source);
  const text = sourceText(source, words.t);
  const quote = source.quote ? { title: `“${source.quote}”` } : {};
  return address ? (
    <Link to={address} {...quote}>
      {text}
    </Link>
  ) : (
    <span {...quote}>{text}</span>
  );
}

export function sourceText({ code, page }: ActPlace, t: Translate): string {
  const place = code ?? t('calculators.result.opening');
  return page === null ? place : `${place}, ${t('calculators.result.page', { page })}`;
}

function useActAddress(place: ActPlace | null): string | null {
  const { recordId } = useResult();
  const { addressOf } = useSurroundings();
  const record = place && recordId !== null ? addressOf('registro-matricula', recordId) : null;
  if (!record || !place) return null;
  const query = new URLSearchParams({
    ...(place.code === null ? {} : { ato: place.code }),
    ...(place.page === null ? {} : { pagina: String(place.page) }),
  }).toString();
  return query ? `${record}?${query}` : record;
}
