import { readingStates } from '../../../domain/matricula/stateGroups.ts';
import './review.css';
import './reviewHead.css';
import './pages/page.css';
import './facts/facts.css';
import './replay/replay.css';
import './facts/owners.css';
import '../../kit/inputs/inPlace.css';
import './corrections/correction.css';
import './facts/liens.css';
import './facts/acts.css';
import './keys.css';
import './waiting.css';
import './narrow.css';
import './print.css';
import { memo, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { UnsavedGuard } from '../../engine/entities/form/UnsavedGuard.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { usePageCommands } from '../../engine/page/pageCommands.ts';
import { useIsNarrow } from '../../engine/page/ScreenSize.tsx';
import { useSignal } from '../../kit/signal.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconCalculator } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { useSaving } from './corrections/useSaving.ts';
import { Coverage } from './facts/Coverage.tsx';
import { FactsPane } from './facts/FactsPane.tsx';
import { KeyStrip } from './KeyStrip.tsx';
import { useSituationExport } from './opinion/useSituationExport.ts';
import { PageViewer } from './pages/PageViewer.tsx';
import {
  ReadingFailed,
  ReadingProgress,
  RecordNotLoaded,
  ReviewSkeleton,
  Withdrawn,
} from './ReadingStates.tsx';
import { ReviewContext, useReviewContext, useShownPage } from './ReviewContext.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewKeySheet } from './ReviewKeySheet.tsx';
import type { ReviewRecord } from './reviewRecord.ts';
import { SplitDivider } from './SplitDivider.tsx';
import { splitPlace } from './splitPlace.ts';
import { useAddressedPlace } from './useAddressedPlace.ts';
import { useCalculatorChoices } from './useCalculatorChoices.ts';
import { usePlaceKeys } from './usePlaceKeys.ts';
import { useRecord } from './useRecord.ts';
import { type ReadRecord, useReview } from './useReview.ts';
import { HandBanner } from './workflow/HandBanner.tsx';
import { ReadingComparison } from './workflow/ReadingComparison.tsx';
import { ReviewActions } from './workflow/ReviewActions.tsx';
import { useKeptPlace } from './workflow/useKeptPlace.ts';
import { goToMissing, useMissingToConclude } from './workflow/useMissingToConclude.ts';
import { usePresence } from './workflow/usePresence.ts';

/** The matrícula review: the page at left, what it says at right, the proof one key away. */
export default function ReviewPage() {
  const { id } = useParams();
  const { record, error, isPending, reload, put } = useRecord(Number(id));
  const changed = useCallback(() => void reload(), [reload]);
  if (error) return <RecordNotLoaded text={error.message} onRetry={() => void reload()} />;
  if (isPending || !record) return <ReviewSkeleton />;
  if (!isRead(record)) return <Unread record={record} onChanged={() => void reload()} />;
  return <Board key={record.id} record={record} put={put} onChanged={changed} />;
}

const isRead = (record: ReviewRecord): record is ReadRecord => record.reading !== null;

interface BoardProps {
  readonly record: ReadRecord;
  readonly put: (record: ReviewRecord) => void;
  readonly onChanged: () => void;
}

/** The address follows the page and changes often: what it changes is not the board. */
const Board = memo(function Board({ record, put, onChanged }: BoardProps) {
  const { t } = useTexts();
  const review = useReview(record);
  const { state: saving, save } = useSaving(review, put);
  const [refused, setRefused] = useState<string | null>(null);
  const [keys, setKeys] = useState(false);
  const place = useSignal(splitPlace);
  usePresence(record, onChanged);
  const missing = useMissingToConclude(review);
  const exports = useSituationExport(record, setRefused);
  const calculators = useCalculatorChoices(record.id);
  const isNarrow = useIsNarrow();
  usePageCommands([
    ...(review.pending.length > 0
      ? [{ key: 'salvar', label: t('review.save.save'), act: () => void save() }]
      : []),
    ...exports.map(({ key, label, act }) => ({ key, label, act })),
    ...calculators.map(({ key, label, icon = IconCalculator, act }) => ({
      key,
      label: `${t('review.calculators')}: ${label}`,
      icon,
      act,
    })),
  ]);
  usePlaceKeys({ review, save: () => void save(), showKeys: () => setKeys(true) });
  return (
    <ReviewContext value={review}>
      <div className="rv" style={place === null ? undefined : { ['--left' as string]: `${place * 100}%` }}>
        <ReviewHead
          record={record}
          property={review.today.property}
          coverage={<Coverage />}
          actions={
            <>
              {calculators.length > 0 && !isNarrow && (
                <MenuButton className="txt" choices={calculators}>
                  <Glyph icon={IconCalculator} />
                  {t('review.calculators')}
                </MenuButton>
              )}
              <ReviewActions
                record={record}
                before={save}
                onDone={onChanged}
                onRefused={setRefused}
                quiet={review.pending.length > 0}
                missing={missing}
                others={isNarrow ? [...exports, ...calculators] : exports}
                onGo={(field) => goToMissing(review, field)}
              />
            </>
          }
        />
        <Places />
        <PageViewer />
        <SplitDivider />
        <FactsPane
          refused={refused}
          isStale={saving.kind === 'conflict'}
          onSeen={() => setRefused(null)}
          top={
            <>
              <HandBanner record={record} onChanged={onChanged} />
              <ReadingComparison record={record} put={put} />
            </>
          }
        />
        <KeyStrip saving={saving} onSave={() => void save()} onKeys={() => setKeys(true)} />
        <UnsavedGuard isDirty={() => review.pending.length > 0} leave={review.discard} />
        {keys && <ReviewKeySheet onClose={() => setKeys(false)} />}
      </div>
    </ReviewContext>
  );
});

/** Address and kept place follow the page; neither draws anything. */
function Places() {
  const review = useReviewContext();
  const page = useShownPage();
  useAddressedPlace(review, page);
  useKeptPlace(review, page);
  return null;
}

function Unread({ record, onChanged }: { record: ReviewRecord; onChanged: () => void }) {
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <div className="rv-solo">
      <ReviewHead
        record={record}
        actions={
          <ReviewActions
            record={record}
            before={async () => record}
            onDone={onChanged}
            onRefused={setRefused}
          />
        }
      />
      {refused && (
        <p className="note er" role="alert">
          {refused}
        </p>
      )}
      <WhyUnread record={record} onChanged={onChanged} />
    </div>
  );
}

function WhyUnread({ record, onChanged }: { record: ReviewRecord; onChanged: () => void }) {
  if (record.state === 'erro') return <ReadingFailed record={record} onChanged={onChanged} />;
  return readingStates.includes(record.state) ? (
    <ReadingProgress record={record} />
  ) : (
    <Withdrawn record={record} />
  );
}
