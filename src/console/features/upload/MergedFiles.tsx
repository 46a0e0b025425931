import { Link } from 'react-router';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useSignal } from '../../kit/signal.ts';
import { readings } from './followedFiles.ts';
import type { MergedFile } from './useMerged.ts';

/** What became of files that are no records of their own, each with the way to the record it went into. */
export function MergedFiles({
  files,
  records,
}: {
  files: readonly MergedFile[];
  records: readonly ConsoleRecord[];
}) {
  const { t } = useTexts();
  // Those followed above say it themselves.
  const followed = new Set(useSignal(readings).map(({ id }) => id));
  const told = files.filter(({ id }) => !followed.has(id));
  if (told.length === 0) return null;
  return (
    <ul className="up-list" aria-label={t('upload.mergedFiles')}>
      {told.map(({ id, name, into }) => {
        const number = records.find((record) => record.id === into)?.Numero;
        return (
          <li key={id}>
            <p className="sm row wrap">
              <span>
                <b>{name}</b>{' '}
                {number
                  ? t('upload.mergedInto', { number: formatMatriculaNumber(String(number)) })
                  : t('upload.mergedHere')}
              </span>
              <Link to={`/nav/matricula/${into}`}>
                {t('upload.open')}
                <span className="vh">: {name}</span>
              </Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
