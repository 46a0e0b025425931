import { Link } from 'react-router';
import { intlTag } from '../../../domain/locale.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled, IconAlertTriangleFilled } from '../../kit/ui/icons.ts';
import type { HomeBlock } from './useHome.ts';

/** Figures of the strip, in its order, and how they are marked while they are more than nothing. */
const strip: readonly { readonly code: string; readonly mark?: 'warns' | 'failed' }[] = [
  { code: 'mesa' },
  { code: 'revisao' },
  { code: 'pareceres-aprovar' },
  { code: 'pareceres-devolvidos' },
  { code: 'certidoes-confirmar' },
  { code: 'feedback-responder' },
  { code: 'assinaturas', mark: 'warns' },
  { code: 'certidoes-vencer', mark: 'warns' },
  { code: 'leituras-erro', mark: 'failed' },
  { code: 'certidoes-erro', mark: 'failed' },
];

/** How many of each there are, each number the way to the list that holds just as many. */
export function Figures({ blocks }: { blocks: readonly HomeBlock[] }) {
  const { t, locale } = useTexts();
  const format = new Intl.NumberFormat(intlTag[locale]).format;
  const shown = strip.flatMap(({ code, mark }) => {
    const block = blocks.find((one) => one.code === code);
    // What never waits for most people is left out while there is none of it.
    return block && (block.total > 0 || code === 'mesa') ? [{ block, mark }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="figures" aria-label={t('home.figures')}>
      {shown.map(({ block, mark }) => (
        <li key={block.code}>
          <Link className="quiet" to={block.address}>
            {mark && block.total > 0 && (
              <Glyph
                icon={mark === 'warns' ? IconAlertTriangleFilled : IconAlertCircleFilled}
                small
                className={mark === 'warns' ? 'media' : 'critica'}
              />
            )}
            <b className="figure">
              {block.exact ? format(block.total) : t('list.more', { count: format(block.total - 1) })}
            </b>{' '}
            {t(`home.figure.${block.code}`, { smart_count: block.total })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
