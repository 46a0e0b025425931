import { version } from '../../../../package.json';
import { texts } from '../../engine/i18n/texts.ts';

/** Page, record and release, as text the person reads and may change before it goes anywhere. */
export function whereOneIs(): string {
  const { t } = texts();
  const route = location.hash.replace(/^#/, '').split('?')[0] ?? '';
  const title = document.querySelector('#conteudo h1')?.textContent?.trim() ?? '';
  const isRecord = /\/\d+(\/|$)/.test(route);
  const lines = [
    t('feedback.route', { route }),
    ...(isRecord && title ? [t('feedback.record', { title })] : []),
    t('feedback.version', { version }),
  ];
  return lines.join('\n').slice(0, 500);
}
