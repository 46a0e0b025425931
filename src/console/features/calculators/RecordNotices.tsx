import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Alert } from '../../../domain/calculators/alert.ts';
import { valueText } from '../../../metadata/valueText.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { SeverityMark } from '../matricula/findings/SeverityMark.tsx';
import { useWords, type Words } from './result/words.ts';

interface RecordNoticesProps {
  readonly notices: readonly Alert[];
  /** The input the record gave, whose rows notices are about. */
  readonly input: FormData;
  readonly recordId: number | null;
}

/** What the record makes one look at before the result is relied on: a prior transcription, a value it does not say. */
export function RecordNotices({ notices, input, recordId }: RecordNoticesProps) {
  const { t } = useTexts();
  const words = useWords();
  if (notices.length === 0) return null;
  // The same sentence of several acts is said once.
  const said = Map.groupBy(notices, (notice) => sentenceOf(notice, words));
  return (
    <ul className="calc-notices" aria-label={t('calculators.notices')}>
      {[...said].map(([sentence, same]) => (
        <li key={sentence} className="note">
          <span>
            <SeverityMark severity="MEDIA" />
          </span>
          <span>
            {sentence}
            {actsOf(same, input).map((act) => (
              <Fragment key={act}>
                {' '}
                <Act act={act} recordId={recordId} />
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const sentenceOf = ({ Codigo, Valores }: Alert, words: Words): string =>
  words.t(
    `calculation.alerts.${Codigo}`,
    Object.fromEntries(Object.entries(Valores).map(([name, value]) => [name, valueText(name, value, words)])),
  );

function Act({ act, recordId }: { act: string; recordId: number | null }) {
  if (recordId === null) return act;
  return <Link to={`/nav/matricula/${recordId}?${new URLSearchParams({ ato: act })}`}>{act}</Link>;
}

const actsOf = (notices: readonly Alert[], input: FormData): readonly string[] => [
  ...new Set(notices.flatMap(({ De }) => actOf(De, input) ?? [])),
];

/** The act a notice is about: named by its code, or by the place of its row, `Onus.0`. */
function actOf(of: string | null, input: FormData): string | null {
  const [list = '', index] = (of ?? '').split('.');
  if (index === undefined) return isAct(list) ? list : null;
  const rows = input[list];
  const row = Array.isArray(rows) ? (rows[Number(index)] as FormData | undefined) : undefined;
  return typeof row?.Ato === 'string' ? row.Ato : null;
}

const isAct = (text: string) => /^[A-Z]+-\d+/.test(text);
