import { useTexts } from '../../i18n/texts.ts';

export function OpinionWaiting() {
  const { t } = useTexts();
  return (
    <div className="op-wait" role="status" aria-busy="true" aria-label={t('opinion.waiting')}>
      <i className="sk" />
      <i className="sk" />
      <i className="sk" />
    </div>
  );
}
