import type { LocalDate } from '../../../dates.ts';
import { findDates } from '../../../text/dateText.ts';
import { foldScanned } from '../../../text/fold.ts';
import type { ActKind, EventCode } from '../../model/model.ts';
import { classify, isEventTitle } from '../acts/classify.ts';

/** What a block seems to say where it is an act: a beginning for whoever types it in. */
export interface SeemingAct {
  readonly kind: ActKind | null;
  readonly order: number | null;
  readonly date: LocalDate | null;
  readonly event: EventCode;
}

/** Code, day and event as far as the words give them; recognition may have spoilt any of them. */
export function actInBlock(text: string): SeemingAct {
  const folded = foldScanned(text);
  const code = /\b(R|AV|REGISTRO|AVERBACAO)[\s.:/-]{0,3}(?:N[º.]{0,2}\s?)?0{0,2}(\d{1,3})\b/.exec(
    folded.slice(0, 60),
  );
  const kind = code ? (code[1]?.startsWith('R') ? 'R' : 'AV') : null;
  const [date = null] = findDates(folded, 0, Math.min(folded.length, 400));
  // Behind code and day offices name the act.
  const lead = folded.slice(date?.end ?? 0).replace(/^[^A-Z]+/, '');
  const title = /^[A-Z ]{4,60}(?=[.:-])/.exec(lead)?.[0] ?? '';
  return {
    kind,
    order: code ? Number(code[2]) : null,
    date: date?.value ?? null,
    event: classify(isEventTitle(title) ? title : '', folded, kind ?? 'R'),
  };
}
