import type { AccountedBlock } from '../../../../domain/matricula/corrections/index.ts';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { chooseBlock } from './blocks.ts';

/** Blocks people set aside: who, when, why, and a way back. */
export function AsideBlocks({ blocks }: { blocks: readonly AccountedBlock[] }) {
  const { t } = useTexts();
  const { record, canCorrect, pending, setPage, takeBack, correct } = useReviewContext();
  const { at } = useInstants();
  return (
    <ul className="rv-list lg-list">
      {blocks.map((block) => {
        const own = pending.find((item) => item.type === 'set-aside' && item.block === block.id);
        // What was set aside because its act was taken out comes back with the act.
        const mayReturn = canCorrect && block.use === 'open';
        const undo = () =>
          own
            ? takeBack(own)
            : correct({ type: 'set-aside', block: block.id, aside: false }, t('review.ledger.undone'));
        return (
          <li key={block.id} className="c">
            <div className="lg-row">
              <span className="mg">
                <button
                  type="button"
                  className="ev"
                  onClick={() => {
                    chooseBlock(record.id, block);
                    setPage(block.page);
                  }}
                >
                  {t('review.pageShort', { page: block.page })}
                  <span className="vh">, {t('review.ledger.showWords')}</span>
                </button>
              </span>
              <div className="lg-body">
                <p>
                  {block.aside?.reason}{' '}
                  <span className="mut">
                    {own || !block.aside?.at
                      ? t('review.ledger.unsaved')
                      : t('review.ledger.by', {
                          by: block.aside.by,
                          date: at(block.aside.at),
                        })}
                  </span>
                </p>
                {block.text !== '' && <blockquote className="lg-quote">{block.text}</blockquote>}
              </div>
              {mayReturn && (
                <button type="button" className="btn txt sq" onClick={undo}>
                  {t('review.undo')}
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
