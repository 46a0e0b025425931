import { permissionName } from '../../../metadata/permissionName.ts';
import { useTexts } from '../i18n/texts.ts';
import { useGrantors } from './grantors.ts';
import type { MissingRightProps } from './MissingRight.tsx';

/** The words of `MissingRight`; they need the names of all permissions, which few people ever read. */
export default function MissingRightWords({ code, isAsked }: MissingRightProps) {
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
