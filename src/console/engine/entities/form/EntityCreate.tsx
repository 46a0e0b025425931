import { useMemo, useState } from 'react';
import { CreateBase, useCreate, useGetOne } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { keyHeader } from '../../data/attempts.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { addressOfEdit, addressOfList, addressOfRecord } from '../addresses.ts';
import { ListCrumb } from '../ListCrumb.tsx';
import { RecordFailed } from '../show/RecordFailed.tsx';
import { useEntity } from '../useEntity.ts';
import { announceSaved } from './announceSaved.ts';
import { copyOf } from './copyOf.ts';
import { draftKey, dropDraft, keepDraft, noteDraft, readDraft } from './drafts.ts';
import { EntityForm, type Saving } from './EntityForm.tsx';
import { type FormData, newFormData } from './formModel.ts';
import { saveOnce } from './saveOnce.ts';
import { useValidator } from './useValidator.ts';

/**
 * A new record. `?Campo=valor` fills in what the way here has settled: the client of a new operation;
 * `?copia=7` begins with a copy of another record.
 */
export default function EntityCreate() {
  return (
    <CreateBase redirect={false}>
      <CreatePage entity={useEntity()} />
    </CreateBase>
  );
}

function CreatePage({ entity }: { entity: Entity }) {
  const { t, locale } = useTexts();
  const validate = useValidator(entity);
  const [query] = useSearchParams();
  const copied = query.get('copia');
  const title = t(`form.create.${entity.gender}`, { name: entity.label[locale].toLowerCase() });
  const { data, error, refetch } = useGetOne<ConsoleRecord>(
    entity.name,
    { id: Number(copied) },
    { enabled: copied !== null },
  );
  if (error && !data)
    return <RecordFailed entity={entity} error={error as Error} retry={() => void refetch()} />;
  return (
    <>
      <div className="head form-head">
        <div className="grow">
          <ListCrumb entity={entity} />
          <h1>{title}</h1>
        </div>
      </div>
      {validate && (copied === null || data) ? (
        <CreateForm
          key={copied}
          entity={entity}
          validate={validate}
          title={title}
          copied={copied === null ? null : (data ?? null)}
        />
      ) : (
        <Skeleton rows={6} columns={2} label={t('shell.loading')} />
      )}
    </>
  );
}

interface CreateFormProps {
  readonly entity: Entity;
  readonly validate: Validator;
  readonly title: string;
  readonly copied: ConsoleRecord | null;
}

function CreateForm({ entity, validate, title, copied }: CreateFormProps) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const [create] = useCreate();
  const [query] = useSearchParams();
  const draft = draftKey(entity.name, copied ? `copia-${copied.id}` : null);
  const [taken] = useState(() => readDraft(draft));
  const original = useMemo(() => newFormData(entity, givenIn(entity, query)), [entity, query]);
  const start = useMemo(
    () => (copied ? { ...original, ...copyOf(entity, copied, companyTimeZone()) } : original),
    [entity, copied, original],
  );

  const save = async (data: FormData, { another, settled, isHere }: Saving) => {
    keepDraft(draft, data);
    let differs = false;
    const made = await saveOnce({
      open: readDraft(draft)?.attempt ?? null,
      body: data,
      send: (attempt) =>
        create(
          entity.name,
          { data: attempt.body as FormData, meta: { headers: keyHeader(attempt) } },
          { returnPromise: true },
        ) as Promise<ConsoleRecord>,
      note: (attempt) => noteDraft(draft, { attempt }),
      goOn: async (done) => {
        differs = true;
        return done;
      },
    });
    settled();
    if (differs) {
      // The first save had been done after all: what was changed since is changed on that record.
      keepDraft(draftKey(entity.name, made.id), data, { record: made, isLeft: true });
      notify({ kind: 'wa', text: t('form.wasCreated') });
      if (isHere()) navigate(addressOfEdit(entity, made.id), { replace: true });
      return;
    }
    if (made.Existente === true)
      notify({
        kind: 'wa',
        text: t(`form.exists.${entity.gender}`, { name: entity.label[locale].toLowerCase() }),
      });
    else announceSaved(entity, 'created', { record: another || !isHere() ? made : null });
    if (!another && isHere()) navigate(addressOfRecord(entity, made.id), { replace: true });
  };
  return (
    <EntityForm
      entity={entity}
      validate={validate}
      original={original}
      start={start}
      record={null}
      {...(copied ? { named: copied } : {})}
      title={title}
      draft={draft}
      taken={taken}
      save={save}
      discard={() => {
        dropDraft(draft);
        navigate(addressOfList(entity));
      }}
    />
  );
}

/** References and codes named in the address. */
function givenIn(entity: Entity, query: URLSearchParams): FormData {
  return Object.fromEntries(
    entity.fields.flatMap(({ name, type }) => {
      const text = query.get(name);
      if (text === null || (type !== 'reference' && type !== 'enum')) return [];
      return [[name, type === 'reference' ? Number(text) : text] as const];
    }),
  );
}
