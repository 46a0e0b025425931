import { permissionName } from '../../../../metadata/permissionName.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { DifferenceProps } from '../difference/LinesDifference.tsx';
import { codesOf } from './chosenCodes.ts';
import { everyCode } from './grantable.ts';
import '../difference/difference.css';

/** Permissions gained and lost, by name. Their order means nothing. */
export function PermissionDifference({ before, after }: DifferenceProps) {
  const { t, locale } = useTexts();
  const [old, now] = [codesOf(before), codesOf(after)];
  const named = (codes: readonly string[]) =>
    codes
      .map((code) => ({
        code,
        name: code === everyCode ? t('permissions.everyShort') : permissionName(code, locale),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
  const added = named([...now].filter((code) => !old.has(code)));
  const removed = named([...old].filter((code) => !now.has(code)));
  if (added.length + removed.length === 0)
    return <span className="mut">{t('permissions.count', { smart_count: now.size })}</span>;
  return (
    <ul className="permission-changes sm">
      {added.map(({ code, name }) => (
        <li key={code} title={code}>
          <span aria-hidden="true">+</span>
          <span className="vh">{t('history.line.added')} </span>
          {name}
        </li>
      ))}
      {removed.map(({ code, name }) => (
        <li key={code} title={code}>
          <span aria-hidden="true">−</span>
          <span className="vh">{t('history.line.removed')} </span>
          <del>{name}</del>
        </li>
      ))}
    </ul>
  );
}
