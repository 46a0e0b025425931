import { useMemo, useRef, useState } from 'react';
import { EditBase, useEditContext, useRefresh, useUpdate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { companyTimeZone } from '../../auth/timeZone.ts';
import type { ApiError } from '../../client/apiError.ts';
import { keyHeader } from '../../data/attempts.ts';
import { type ConsoleRecord, fromWire } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfRecord } from '../addresses.ts';
import { ListCrumb } from '../ListCrumb.tsx';
import { back } from '../list/useReturn.ts';
import { RecordFailed } from '../show/RecordFailed.tsx';
import { undoOffer } from '../undo/undoOffers.ts';
import { useEntity } from '../useEntity.ts';
import { announceSaved } from './announceSaved.ts';
import { Conflict } from './Conflict.tsx';
import { draftKey, keepDraft, noteDraft, readDraft } from './drafts.ts';
import { EntityForm, type Saving } from './EntityForm.tsx';
import { type FormData, toFormData } from './formModel.ts';
import { mergeChanges } from './mergeChanges.ts';
import { saveOnce } from './saveOnce.ts';
import { isDrawnAnew } from './useDraftPlace.ts';
import { useValidator } from './useValidator.ts';

/** The generated form of a record. */
export default function EntityEdit() {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ refetchOnMount: 'always', staleTime: 0, onError: () => undefined }}
    >
      <EditPage entity={useEntity()} />
    </EditBase>
  );
}

function EditPage({ entity }: { entity: Entity }) {
  const { t } = useTexts();
  const { record, isPending, error, refetch, isFetching } = useEditContext<ConsoleRecord>();
  const validate = useValidator(entity);
  const { id } = useParams();
  // Once begun, the form is not taken away by fetching again in the background.
  const begun = useRef(isDrawnAnew(draftKey(entity.name, Number(id))));
  if (error && !record)
    return <RecordFailed entity={entity} error={error as Error} retry={() => void refetch?.()} />;
  // A form must not start from a copy that is about to be replaced.
  if (isPending || !record || !validate || (isFetching && !begun.current)) {
    return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
  }
  begun.current = true;
  return <EditForm key={record.id} entity={entity} record={record} validate={validate} />;
}

interface EditFormProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly validate: Validator;
}

/** What a change starts from: the record as read or the newer one of a conflict, and what both sides changed. */
interface Ground {
  readonly record: ConsoleRecord;
  /** What both began from, where somebody else saved meanwhile. */
  readonly before: FormData;
  readonly both: readonly string[];
  /** Fields somebody else changed meanwhile, taken over as they are. */
  readonly theirs: readonly string[];
  readonly isConflict: boolean;
  /** How often the save has gone on by itself, nobody having to choose anything; 0 when it does not. */
  readonly goesOn: number;
}

/** A record that moves on faster than it can be saved is for a person to look at. */
const mostGoingOn = 5;

function EditForm({ entity, record, validate }: EditFormProps) {
  const { locale } = useTexts();
  const navigate = useNavigate();
  const [update] = useUpdate();
  const refresh = useRefresh();
  const draft = draftKey(entity.name, record.id);
  const [ground, setGround] = useState<Ground>(() => groundOf(entity, record, draft));
  const [round, setRound] = useState(0);
  const { record: base, both } = ground;
  const original = useMemo(() => formDataOf(entity, base), [entity, base]);
  const name = nameOf(entity, base, locale);

  const send = (body: Change, headers: Readonly<Record<string, string>>) =>
    update(
      entity.name,
      { id: record.id, data: body.data, previousData: body.previous as ConsoleRecord, meta: { headers } },
      { returnPromise: true, mutationMode: 'pessimistic' },
    ) as Promise<ConsoleRecord>;
  const save = async (data: FormData, { settled, isHere, on = base }: Saving) => {
    const start = on === base ? original : formDataOf(entity, on);
    keepDraft(draft, data, { record: on });
    const note = { note: (attempt: Parameters<typeof keyHeader>[0] | null) => noteDraft(draft, { attempt }) };
    const saved = await saveOnce<ConsoleRecord>({
      ...note,
      open: readDraft(draft)?.attempt ?? null,
      body: { data, previous: { ...on, ...start } } satisfies Change,
      send: (attempt) => send(attempt.body as Change, keyHeader(attempt)),
      // The first save was done after all; what was changed since is changed on what it made.
      goOn: (done) => {
        const previous = { ...done, ...formDataOf(entity, done) };
        setGround({ ...ground, record: done });
        noteDraft(draft, { record: done });
        return saveOnce<ConsoleRecord>({
          ...note,
          open: null,
          body: { data, previous } satisfies Change,
          send: (attempt) => send(attempt.body as Change, keyHeader(attempt)),
          goOn: (again) => Promise.resolve(again),
        });
      },
    });
    settled();
    const versions = { id: record.id, from: Number(on.Versao) + 1, to: Number(saved.Versao) };
    announceSaved(entity, 'saved', {
      besides: ground.goesOn > 0 ? ground.theirs : [],
      by: changedBy(on),
      // Nothing differed, nothing was written: there is no save to take back.
      ...(versions.to >= versions.from ? { undo: undoOffer(entity, versions, refresh) } : {}),
    });
    if (isHere()) navigate(addressOfRecord(entity, record.id), { replace: true });
  };
  const startFrom = (next: Ground, data: FormData) => {
    setGround(next);
    const { record: on, both: unsettled, before } = next;
    keepDraft(draft, data, { record: on, both: unsettled, before, place: null, isLeft: false });
    setRound(round + 1);
  };
  /**
   * Theirs becomes the ground; what only one side changed is settled, the rest is asked. Where nothing is to be asked
   * the save goes on with both.
   */
  const onConflict = (error: ApiError, mine: FormData) => {
    const theirs = fromWire(entity, error.current as Record<string, unknown>);
    const merged = mergeChanges(entity, original, mine, formDataOf(entity, theirs));
    const goesOn = merged.both.length === 0 && ground.goesOn < mostGoingOn ? ground.goesOn + 1 : 0;
    const taken = [...new Set([...(ground.goesOn > 0 ? ground.theirs : []), ...merged.theirs])];
    startFrom(
      { record: theirs, before: original, both: merged.both, theirs: taken, isConflict: true, goesOn },
      merged.data,
    );
  };
  const settle = (field: string, data: FormData) =>
    startFrom({ ...ground, both: both.filter((other) => other !== field) }, data);
  const mine = readDraft(draft)?.data ?? original;
  return (
    <>
      <div className="head form-head">
        <div className="grow">
          <ListCrumb entity={entity} state={back}>
            {' '}
            <Link to={addressOfRecord(entity, record.id)}>{name}</Link> <span aria-hidden="true">/</span>
          </ListCrumb>
          <h1>{name}</h1>
        </div>
      </div>
      <EntityForm
        key={round}
        entity={entity}
        validate={validate}
        original={original}
        record={base}
        title={name}
        draft={draft}
        taken={readDraft(draft)}
        save={save}
        onConflict={onConflict}
        discard={() => setGround(plainGround(entity, base))}
        goesOn={ground.goesOn > 0}
        onHeld={() => setGround((now) => ({ ...now, goesOn: 0 }))}
      >
        {ground.isConflict && ground.goesOn === 0 && (
          <Conflict
            entity={entity}
            both={both}
            theirs={ground.theirs}
            before={ground.before}
            mine={mine}
            current={base}
            by={changedBy(base)}
            keepMine={(field) => settle(field, mine)}
            takeTheirs={(field) => settle(field, { ...mine, [field]: original[field] ?? null })}
          />
        )}
      </EntityForm>
    </>
  );
}

/** What one save carries: the values, and those they are measured against. */
interface Change {
  readonly data: FormData;
  readonly previous: FormData;
}

const formDataOf = (entity: Entity, record: FormData) => toFormData(entity, record, companyTimeZone());

/** A draft goes on from the record it was made on; if that has moved since, as after any other conflict. */
function groundOf(entity: Entity, record: ConsoleRecord, key: string): Ground {
  const draft = readDraft(key);
  const plain = plainGround(entity, record);
  if (!draft?.record) {
    if (draft) noteDraft(key, { record });
    return plain;
  }
  const start = formDataOf(entity, draft.record);
  if (draft.record.Versao >= record.Versao)
    return {
      ...plain,
      record: draft.record,
      before: draft.before ?? start,
      both: draft.both,
      isConflict: draft.both.length > 0,
    };
  const merged = mergeChanges(entity, start, draft.data, formDataOf(entity, record));
  const both = [...new Set([...draft.both, ...merged.both])];
  keepDraft(key, merged.data, { record, both, before: start });
  return {
    ...plain,
    before: start,
    both,
    theirs: merged.theirs,
    isConflict: both.length + merged.theirs.length > 0,
  };
}

const plainGround = (entity: Entity, record: ConsoleRecord): Ground => ({
  record,
  before: formDataOf(entity, record),
  both: [],
  theirs: [],
  isConflict: false,
  goesOn: 0,
});

/** Who saved last, where the API tells. */
const changedBy = ({ Rotulos }: ConsoleRecord): string | null => {
  const name = (Rotulos as Readonly<Record<string, unknown>> | undefined)?.AlteradoPor;
  return typeof name === 'string' ? name : null;
};
