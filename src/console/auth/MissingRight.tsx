import { permissionName } from '../../metadata/permissionName.ts';
import { useTexts } from '../i18n/texts.ts';
import { useGrantors } from './grantors.ts';

interface MissingRightProps {
  readonly code: string;
  /** Whether somebody is reading it: who grants the code is asked for then. */
  readonly isAsked: boolean;
}

/** Which permission is missing, and who grants it. */
export function MissingRight({ code, isAsked }: MissingRightProps) {
  const { t, locale } = useTexts();
  const names = useGrantors(code, isAsked);
  const known = names?.slice(0, mostNamed) ?? [];
  const further = (names?.length ?? 0) - known.length;
  const all = further > 0 ? [...known, t('rights.further', { smart_count: further })] : known;
  return (
    <>
      {t('rights.missing', { code, name: permissionName(code, locale) })}{' '}
      <span role="status">
        {names === undefined && isAsked && t('rights.looking')}
        {names === null && t('rights.unknown')}
        {names?.length === 0 && t('rights.nobody')}
        {all.length > 0 && t('rights.grantors', { names: all.join(', ') })}
      </span>
    </>
  );
}

/** Whom to ask is a short list; who wants all of them finds them under Usuários. */
const mostNamed = 4;
