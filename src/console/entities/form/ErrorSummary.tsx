import type { Ref } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconAlertCircleFilled } from '../../ui/icons.ts';

export interface Problem {
  /** Dotted path of the field; empty when it is about the whole record. */
  readonly path: string;
  readonly text: string;
}

/** "Há 2 problemas", each a link into its field. Takes the focus when saving was refused. */
export function ErrorSummary({ problems, box }: { problems: readonly Problem[]; box: Ref<HTMLDivElement> }) {
  const { t } = useTexts();
  if (problems.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
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
                href={`#${controlId(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(path);
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

/** Prefix of the ids of a form's controls. */
export const idPrefix = 'campo';

/** `Alcada.0.Valor` is `campo_Alcada-0-Valor`: parts of a value hang on its field's id. */
function controlId(path: string): string {
  const [field = '', ...inner] = path.split('.');
  return [`${idPrefix}_${field}`, ...inner].join('-');
}

/** The control itself, or the field it is part of. */
function focusField(path: string): void {
  const field = path.split('.')[0] ?? '';
  const element = document.getElementById(controlId(path)) ?? document.getElementById(controlId(field));
  const control = element?.matches('[role="radiogroup"]')
    ? (element.querySelector<HTMLElement>(':checked') ?? element.querySelector<HTMLElement>('input'))
    : element;
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}
