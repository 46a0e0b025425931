import type { Found } from '../../../text/found.ts';
import type { ProposedResult } from '../../model/certificateReading.ts';
import type { CertificateResult } from '../../model/results.ts';
import { type CertificateText, isScan } from '../certificateText.ts';
import { proposed } from '../proposed.ts';
import { debtSayings, type Saying } from './debts.ts';
import { resultFamily, resultNames } from './families.ts';
import { registrationState } from './registration.ts';
import { type TitleKind, titleKinds } from './titleKind.ts';

/** What decides, and how sure it is. */
interface Verdict {
  readonly kind: 'negative' | 'positive' | 'effect' | null;
  /** Kinds that cannot be told apart; only where `kind` is null. */
  readonly between: readonly ('negative' | 'positive' | 'effect')[];
  readonly proof: Found<unknown> | null;
  readonly doubt: number;
}

/**
 * The result by the family of its kind. Title and body are read apart and must not contradict each other; a doubt is
 * never decided, since a positive certificate taken for a negative one is the dearest mistake.
 */
export function readResult(certificate: CertificateText, code: string | null): ProposedResult | null {
  const family = code === null ? 'debts' : resultFamily(code);
  if (family === 'registration' && code !== null) return registrationState(certificate, code);
  const whole: Found<CertificateResult> = {
    value: 'INFORMATIVA',
    start: 0,
    end: Math.min(certificate.folded.length, 80),
  };
  const contentStart = certificate.cells[0];
  if (family === 'content')
    return {
      ...proposed(certificate, contentStart ? { ...whole, end: contentStart.end } : whole),
      hesitates: [],
    };
  const verdict = decide(titleKinds(certificate), debtSayings(certificate), isScan(certificate));
  const names = resultNames[family === 'search' ? 'search' : 'debts'];
  if (verdict.kind === null && verdict.between.length === 0) {
    if (code === 'LIVRO3') return { ...proposed(certificate, whole), hesitates: [] };
    return code === null
      ? null
      : {
          ...proposed(certificate, { ...whole, value: 'INDETERMINADA' }),
          hesitates: [names.negative, names.positive],
        };
  }
  const value = verdict.kind === null ? 'INDETERMINADA' : names[verdict.kind];
  const { start, end } = verdict.proof ?? whole;
  return {
    // The family names the result: of no known kind it may be called otherwise.
    ...proposed(certificate, { value, start, end }, verdict.doubt + (code === null ? 35 : 0)),
    hesitates: [...new Set(verdict.between.map((kind) => names[kind]))],
  };
}

function decide(
  titles: readonly Found<TitleKind>[],
  sayings: readonly Found<Saying>[],
  isScanned: boolean,
): Verdict {
  const title = (kind: TitleKind) => titles.find(({ value }) => value === kind) ?? null;
  const body = (saying: Saying) => sayings.find(({ value }) => value === saying) ?? null;
  const unsure = (between: Verdict['between'], proof: Found<unknown> | null): Verdict => ({
    kind: null,
    between,
    proof,
    doubt: 40,
  });
  const sure = (kind: Verdict['kind'], proof: Found<unknown> | null, doubt: number): Verdict => ({
    kind,
    between: [],
    proof,
    doubt,
  });

  if (body('homonym') && (body('positive') || title('positive')))
    return unsure(['negative', 'positive'], body('homonym'));
  const effect = title('effect') ?? body('effect');
  if (effect) {
    if (body('no-effect')) return unsure(['positive', 'effect'], effect);
    if (title('negative')) return unsure(['negative', 'effect'], effect);
    return sure('effect', effect, title('effect') ? 0 : 10);
  }
  if (title('negative') && (title('positive') || title('unsure')))
    return unsure(['negative', 'positive'], title('positive'));
  if (title('negative')) {
    if (body('positive')) return unsure(['negative', 'positive'], body('positive'));
    return sure('negative', title('negative'), body('negative') ? 0 : 10);
  }
  const positive = title('positive') ?? title('unsure');
  if (positive) {
    if (body('negative') && !body('positive')) return unsure(['negative', 'positive'], positive);
    if ((title('unsure') || body('suspended')) && !body('no-effect'))
      return unsure(['positive', 'effect'], positive);
    return sure('positive', positive, body('positive') ? 0 : 10);
  }
  const positiveSaid = body('positive');
  // On a scan a lost `não` makes a positive out of a negative one: something must be listed too.
  if (positiveSaid && isScanned && !body('listed')) return unsure(['negative', 'positive'], positiveSaid);
  return bodyAlone(body('negative'), positiveSaid, body('suspended'), unsure, sure);
}

/** No title says it: then the body must speak with one voice. */
function bodyAlone(
  negative: Found<Saying> | null,
  positive: Found<Saying> | null,
  suspended: Found<Saying> | null,
  unsure: (between: Verdict['between'], proof: Found<unknown> | null) => Verdict,
  sure: (kind: Verdict['kind'], proof: Found<unknown> | null, doubt: number) => Verdict,
): Verdict {
  if (negative && positive) return unsure(['negative', 'positive'], positive);
  if (negative) return sure('negative', negative, 8);
  if (positive && suspended) return unsure(['positive', 'effect'], suspended);
  return positive ? sure('positive', positive, 15) : unsure([], null);
}
