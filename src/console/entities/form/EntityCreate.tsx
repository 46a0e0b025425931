import { useMemo } from 'react';
import { CreateBase, useCreate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { addressOfList, addressOfRecord } from '../addresses.ts';
import { useEntity } from '../useEntity.ts';
import { announceSaved } from './announceSaved.ts';
import { draftKey } from './drafts.ts';
import { EntityForm } from './EntityForm.tsx';
import { type FormData, newFormData } from './formModel.ts';
import { useValidator } from './useValidator.ts';

/** A new record. `?Campo=valor` fills in what the way here has settled: the client of a new operation. */
export default function EntityCreate() {
  return (
    <CreateBase redirect={false}>
      <CreatePage entity={useEntity()} />
    </CreateBase>
  );
}

const nothing: FormData = {};

function CreatePage({ entity }: { entity: Entity }) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const validate = useValidator(entity);
  const [create] = useCreate();
  const [query] = useSearchParams();
  const original = useMemo(() => newFormData(entity, givenIn(entity, query)), [entity, query]);
  const title = t(`form.create.${entity.gender}`, { name: entity.label[locale].toLowerCase() });

  const save = async (data: FormData) => {
    const created = await create(entity.name, { data }, { returnPromise: true });
    announceSaved(entity, 'created');
    navigate(addressOfRecord(entity, Number(created?.id)), { replace: true });
  };
  return (
    <>
      <div className="head form-head">
        <div className="grow">
          <p className="crumb">
            <Link to={addressOfList(entity)}>{entity.plural[locale]}</Link> <span aria-hidden="true">/</span>
          </p>
          <h1>{title}</h1>
        </div>
      </div>
      {validate ? (
        <EntityForm
          entity={entity}
          validate={validate}
          original={original}
          record={nothing}
          isNew
          title={title}
          draft={draftKey(entity.name, null)}
          save={save}
          discard={() => navigate(addressOfList(entity))}
        />
      ) : (
        <Skeleton rows={6} columns={2} label={t('shell.loading')} />
      )}
    </>
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
