import { useMemo, useState } from 'react';
import { EditBase, useEditContext, useUpdate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import type { ApiError } from '../../data/apiError.ts';
import { type ConsoleRecord, fromWire } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { addressOfList, addressOfRecord } from '../addresses.ts';
import { nameOf } from '../nameOf.ts';
import { RecordFailed } from '../show/RecordFailed.tsx';
import { useEntity } from '../useEntity.ts';
import { announceSaved } from './announceSaved.ts';
import { Conflict } from './Conflict.tsx';
import { changedFields } from './changedFields.ts';
import { draftKey, keepDraft } from './drafts.ts';
import { EntityForm } from './EntityForm.tsx';
import { type FormData, toFormData } from './formModel.ts';
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
  if (error) return <RecordFailed entity={entity} error={error as Error} retry={() => void refetch?.()} />;
  // A form must not start from a copy that is about to be replaced.
  if (isPending || !record || !validate || (isFetching && !started.has(record))) {
    return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
  }
  started.add(record);
  return <EditForm key={record.id} entity={entity} record={record} validate={validate} />;
}

/** Records a form was begun from: fetching them again in the background does not take the form away. */
const started = new WeakSet<ConsoleRecord>();

interface EditFormProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly validate: NonNullable<ReturnType<typeof useValidator>>;
}

function EditForm({ entity, record, validate }: EditFormProps) {
  const { locale } = useTexts();
  const navigate = useNavigate();
  const [update] = useUpdate();
  // What a change starts from: the record as read, then the newer one after a conflict.
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<{ mine: FormData; both: readonly string[] } | null>(null);
  const [round, setRound] = useState(0);
  const original = useMemo(() => toFormData(entity, base, companyTimeZone()), [entity, base]);
  const draft = draftKey(entity.name, record.id);
  const name = nameOf(entity, base);

  const save = async (data: FormData) => {
    await update(
      entity.name,
      { id: record.id, data, previousData: { ...base, ...original } as ConsoleRecord },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    announceSaved(entity, 'saved');
    navigate(addressOfRecord(entity, record.id), { replace: true });
  };
  /** Theirs becomes the ground; what only one side changed is settled, the rest is asked. */
  const onConflict = (error: ApiError, mine: FormData) => {
    const theirs = fromWire(entity, error.current as Record<string, unknown>);
    const theirData = toFormData(entity, theirs, companyTimeZone());
    const changedByMe = changedFields(entity, mine, original);
    const changedByThem = changedFields(entity, theirData, original);
    const merged = { ...theirData, ...Object.fromEntries(changedByMe.map((field) => [field, mine[field]])) };
    setBase(theirs);
    setConflict({ mine: merged, both: changedByMe.filter((field) => changedByThem.includes(field)) });
    keepDraft(draft, merged);
    setRound(round + 1);
  };
  const takeTheirs = (field: string) => {
    if (!conflict) return;
    const merged = { ...conflict.mine, [field]: original[field] ?? null };
    setConflict({ mine: merged, both: conflict.both.filter((other) => other !== field) });
    keepDraft(draft, merged);
    setRound(round + 1);
  };
  return (
    <>
      <div className="head form-head">
        <div className="grow">
          <p className="crumb">
            <Link to={addressOfList(entity)}>{entity.plural[locale]}</Link> <span aria-hidden="true">/</span>
            <Link to={addressOfRecord(entity, record.id)}>{name}</Link> <span aria-hidden="true">/</span>
          </p>
          <h1>{name}</h1>
        </div>
      </div>
      <EntityForm
        key={round}
        entity={entity}
        validate={validate}
        original={original}
        record={base}
        isNew={false}
        title={name}
        draft={draft}
        save={save}
        onConflict={onConflict}
        discard={() => setConflict(null)}
      >
        {conflict && (
          <Conflict
            entity={entity}
            fields={conflict.both}
            mine={conflict.mine}
            theirs={base}
            takeTheirs={takeTheirs}
          />
        )}
      </EntityForm>
    </>
  );
}
