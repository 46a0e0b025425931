import './review.css';
import './reviewHead.css';
import './page.css';
import './facts.css';
import './replay.css';
import './owners.css';
import './correction.css';
import './liens.css';
import './acts.css';
import './keys.css';
import './waiting.css';
import './narrow.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { UnsavedGuard } from '../../entities/form/UnsavedGuard.tsx';
import { useSignal } from '../../start/signal.ts';
import { Coverage } from './Coverage.tsx';
import { FactsPane } from './FactsPane.tsx';
import { KeySheet } from './KeySheet.tsx';
import { KeyStrip } from './KeyStrip.tsx';
import { PageViewer } from './PageViewer.tsx';
import {
  ReadingFailed,
  ReadingProgress,
  RecordNotLoaded,
  ReviewSkeleton,
  Withdrawn,
} from './ReadingStates.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewContext } from './ReviewContext.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { type ReviewRecord, readingStates } from './reviewRecord.ts';
import { SplitDivider } from './SplitDivider.tsx';
import { splitPlace } from './splitPlace.ts';
import { useAddressedPlace } from './useAddressedPlace.ts';
import { useRecord } from './useRecord.ts';
import { type ReadRecord, useReview } from './useReview.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { useSaving } from './useSaving.ts';

/** The matrícula review: the page at left, what it says at right, the proof one key away. */
export default function ReviewPage() {
  const { id } = useParams();
  const { record, error, isPending, reload, put } = useRecord(Number(id));
  if (error) return <RecordNotLoaded text={error.message} onRetry={() => void reload()} />;
  if (isPending || !record) return <ReviewSkeleton />;
  if (!isRead(record)) return <Unread record={record} onChanged={() => void reload()} />;
  return <Board key={record.id} record={record} put={put} onChanged={() => void reload()} />;
}

const isRead = (record: ReviewRecord): record is ReadRecord => record.reading !== null;

function Board({
  record,
  put,
  onChanged,
}: {
  record: ReadRecord;
  put: (record: ReviewRecord) => void;
  onChanged: () => void;
}) {
  const review = useReview(record);
  const { state: saving, save } = useSaving(review, put);
  const [refused, setRefused] = useState<string | null>(null);
  const [keys, setKeys] = useState(false);
  const place = useSignal(splitPlace);
  useAddressedPlace(review);
  useReviewKeys({ review, save: () => void save(), showKeys: () => setKeys(true) });
  return (
    <ReviewContext value={review}>
      <div className="rv" style={place === null ? undefined : { ['--left' as string]: `${place * 100}%` }}>
        <ReviewHead
          record={record}
          property={review.today.property}
          coverage={<Coverage />}
          actions={
            <ReviewActions
              record={record}
              before={save}
              onDone={onChanged}
              onRefused={setRefused}
              quiet={review.pending.length > 0}
            />
          }
        />
        <PageViewer />
        <SplitDivider />
        <FactsPane refused={refused} isStale={saving.kind === 'conflict'} onSeen={() => setRefused(null)} />
        <KeyStrip saving={saving} onSave={() => void save()} onKeys={() => setKeys(true)} />
        <UnsavedGuard isDirty={() => review.pending.length > 0} leave={review.discard} />
        {keys && <KeySheet onClose={() => setKeys(false)} />}
      </div>
    </ReviewContext>
  );
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
            before={async () => true}
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
