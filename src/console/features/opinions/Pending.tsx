import { Link } from 'react-router';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useSubject } from './subject.ts';

/** What has to be mended elsewhere, each with the way there; nothing where nothing has. */
export function Pending() {
  const { t } = useTexts();
  const { pending } = useSubject();
  if (pending.length === 0) return null;
  return (
    <div className="op-obs">
      <p className="b sm">{t('operationOpinion.pendingCount', { smart_count: pending.length })}</p>
      <ul>
        {pending.map(({ id, text, to }) => (
          <li key={id} id={`op-${id}`}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
