import './ledger.css';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useSignal } from '../../../kit/signal.ts';
import { useScrolledTo } from '../pages/Marks.tsx';
import { placed } from '../pages/markPlace.ts';
import { union } from '../pages/pageMarks.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { blocksShown, chosenBlock, stateOf } from './blocks.ts';

/** The blocks of a page over its image: the chosen one always, all with what became of them on demand. */
export function BlockMarks({ page }: { page: number }) {
  const { t } = useTexts();
  const { truth, record } = useReviewContext();
  const shown = useSignal(blocksShown);
  const chosen = useSignal(chosenBlock);
  const isChosen = (id: string) => chosen?.record === record.id && chosen.block === id;
  const mark = useScrolledTo<HTMLDivElement>(chosen?.turn ?? null);
  const blocks = truth.coverage.filter((block) => block.page === page && (shown || isChosen(block.id)));
  return blocks.map((block) => {
    const whole = block.boxes.reduce(union);
    const state = stateOf(block);
    const code = truth.acts.find(({ id }) => id === block.act)?.code ?? '';
    return (
      <div
        key={block.id}
        ref={isChosen(block.id) ? mark : undefined}
        className={`lg-mark ${state} ${isChosen(block.id) ? 'on' : ''}`}
        style={placed(whole)}
      >
        {block.boxes.map((box) => (
          <i key={`${box.left} ${box.top}`} style={placed(box, whole)} />
        ))}
        <span className="lg-tag">{state === 'act' ? code : t(`review.ledger.use.${state}`)}</span>
      </div>
    );
  });
}
