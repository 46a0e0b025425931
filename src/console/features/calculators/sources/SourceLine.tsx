import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router';
import type { Source } from '../../../../domain/calculators/fromRecord.ts';
import type { Field } from '../../../../field-types/types.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Value } from '../../../kit/ui/Value.tsx';
import { isSame, type Read } from './recordInput.ts';

interface SourceLineProps extends Read {
  readonly field: Field;
  readonly recordId: number | null;
  /** The value in the form. */
  readonly now: unknown;
  readonly restore: (value: never) => void;
}

/** `R-2, p. 1`: leads to the words that say the value. Of a value typed over, what the record says, and the way back. */
export function SourceLine({ source, value, field, recordId, now, restore }: SourceLineProps) {
  const { t, locale } = useTexts();
  return (
    <span className="calc-source sm">
      {isSame(value, now) ? (
        <Place source={source} recordId={recordId} />
      ) : (
        <>
          <span className="calc-changed">{t('calculators.source.changed')}</span>{' '}
          <Place source={source} recordId={recordId} />:{' '}
          <Value field={field} record={{ [field.name]: value }} place="page" />{' '}
          <button
            type="button"
            className="linkish"
            aria-label={t('calculators.source.restoreField', { name: field.label[locale] })}
            onClick={() => restore(value as never)}
          >
            {t('calculators.source.restore')}
          </button>
        </>
      )}
    </span>
  );
}

function Place({ source, recordId }: { source: Source; recordId: number | null }) {
  const { t } = useTexts();
  const { Ato, Pagina, Trecho } = source;
  const act = Ato ?? t('calculators.source.opening');
  const text = Pagina === null ? act : t('calculators.source.place', { act, page: Pagina });
  if (recordId === null) return <span className="mut">{text}</span>;
  const query = new URLSearchParams({
    ...(Ato === null ? {} : { ato: Ato }),
    ...(Pagina === null ? {} : { pagina: String(Pagina) }),
  });
  const link = <Link to={`/nav/matricula/${recordId}?${query}`}>{text}</Link>;
  return Trecho === null ? (
    link
  ) : (
    <Tooltip title={`“${Trecho}”`} describeChild>
      {link}
    </Tooltip>
  );
}
