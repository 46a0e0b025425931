import type { Act } from '../../../../domain/matricula/model/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { usePlace } from '../place.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { emptyFields, factId } from './facts.ts';
import type { FieldRule } from './fields.ts';

/**
 * Offers the values an act (or the opening, null) does not state, to type one in.
 * @param of other fields of what stands outside the acts, with what that is called
 */
export function MissingField({
  act,
  of,
}: {
  act: Act | null;
  of?: { readonly name: string; readonly fields: readonly FieldRule[] };
}) {
  const { t } = useTexts();
  const { facts, edit } = useReviewContext();
  const place = usePlace();
  const rules = emptyFields(act, facts, of?.fields);
  if (rules.length === 0) return null;
  const choose = (path: string) => edit(path ? factId(act?.id ?? null, path) : null, 'facts', place);
  return (
    <select
      className="in rv-missing"
      aria-label={t('review.acts.missing', { code: act?.code ?? of?.name ?? t('review.opening') })}
      value=""
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t('review.acts.missingShort')}</option>
      {rules.map(({ path, label }) => (
        <option key={path} value={path}>
          {t(`review.field.${label}`)}
        </option>
      ))}
    </select>
  );
}
