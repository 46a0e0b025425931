import './ledger.css';
import { useState } from 'react';
import { openBlocks } from '../../../../domain/matricula/corrections/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useSignal } from '../../../kit/signal.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconCheck, IconEye, IconEyeOff } from '../../../kit/ui/icons.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useReviewKeys } from '../reviewKeys.ts';
import { AsideBlocks } from './AsideBlocks.tsx';
import { BlockRow } from './BlockRow.tsx';
import { blocksShown, chooseBlock, chosenBlock, focusBlock, nextOpenBlock } from './blocks.ts';

/** Text of the file that no part of the reading accounts for: each block leads to its page and asks to be decided. */
export function OpenBlocks() {
  const { t } = useTexts();
  const { truth, record, setPage } = useReviewContext();
  const shown = useSignal(blocksShown);
  const chosen = useSignal(chosenBlock);
  const [isOpen, setOpen] = useState(false);
  const open = openBlocks(truth);
  const aside = truth.coverage.filter((block) => block.aside !== null);
  useReviewKeys({
    block: () => {
      const next = nextOpenBlock(truth, chosen?.block ?? null);
      if (!next) return;
      chooseBlock(record.id, next);
      setPage(next.page);
      focusBlock(next.id);
    },
  });
  if (truth.coverage.length === 0) return null;
  return (
    <section id="rv-coverage" aria-labelledby="rv-coverage-title" tabIndex={-1}>
      <div className="rv-sh">
        <h2 id="rv-coverage-title">{t('review.ledger.title')}</h2>
        {open.length > 0 && <span className="rv-cnt">{open.length}</span>}
        <span className="grow" />
        <button
          type="button"
          className={`btn txt sq ${shown ? 'acc' : ''}`}
          aria-pressed={shown}
          onClick={() => blocksShown.set(!shown)}
        >
          <Glyph icon={shown ? IconEyeOff : IconEye} small />
          {t('review.ledger.onPage')}
        </button>
      </div>
      {open.length === 0 ? (
        <p className="sm mut lg-whole">
          <Glyph icon={IconCheck} small />
          {t('review.ledger.whole', { smart_count: truth.coverage.length })}
        </p>
      ) : (
        <>
          <p className="sm mut">{t('review.ledger.explain')}</p>
          <ul className="rv-list lg-list">
            {open.map((block) => (
              <BlockRow key={block.id} block={block} />
            ))}
          </ul>
        </>
      )}
      {aside.length > 0 && (
        <button type="button" className="btn txt sq" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('review.ledger.aside', { smart_count: aside.length })}
        </button>
      )}
      {isOpen && <AsideBlocks blocks={aside} />}
    </section>
  );
}
