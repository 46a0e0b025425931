import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled } from '../../../kit/ui/icons.ts';
import { useTexts } from '../../i18n/texts.ts';
import { controlId } from './controlIds.ts';
import type { ShapeFormState } from './useShapeForm.ts';

/** "Há 2 problemas", each a link into its field. Takes the focus when saving was refused. */
export function ErrorSummary({ form }: { form: ShapeFormState }) {
  const { t } = useTexts();
  const { problems, prefix, show } = form;
  if (problems.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={form.summary}>
      <h2>
        <Glyph icon={IconAlertCircleFilled} />
        {t('form.problems', { smart_count: problems.length })}
      </h2>
      <ul>
        {problems.map(({ path, text }) => (
          <li key={`${path} ${text}`}>
            {path === '' ? (
              <span className="pre">{text}</span>
            ) : (
              <a
                href={`#${controlId(prefix, path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(path);
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
