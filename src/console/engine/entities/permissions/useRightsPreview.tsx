import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RightsPreview } from '../../../../metadata/calls/rights.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { client } from '../../auth/services.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { ApiError } from '../../client/apiError.ts';
import { type ConsoleRecord, toChange, toCreation } from '../../data/records.ts';
import type { FormData } from '../form/formModel.ts';

const RightsPreviewDialog = lazy(() => import('./RightsPreviewDialog.tsx'));

/** A record's form about to be saved. */
interface Saved {
  readonly data: FormData;
  /** What the changes are made on; absent for a new record. */
  readonly on?: { readonly record: ConsoleRecord; readonly original: FormData };
}

interface Preview {
  /** Asks the server who gains and loses, and the person when somebody does; false = back to the form. */
  readonly agrees: (saved: Saved) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** A step before the save of what decides people's rights; any other save goes on at once. */
export function useRightsPreview(entity: Entity): Preview {
  const [asking, setAsking] = useState<{
    readonly preview: RightsPreview;
    readonly answer: (agrees: boolean) => void;
  } | null>(null);
  const agrees = async (saved: Saved) => {
    const preview = await askPreview(entity, saved);
    if (preview === null || preview.Afetadas === 0) return true;
    return new Promise<boolean>((answer) => setAsking({ preview, answer }));
  };
  const finish = (agreed: boolean) => {
    asking?.answer(agreed);
    setAsking(null);
  };
  return {
    agrees,
    dialog: asking && (
      <Suspense fallback={null}>
        <RightsPreviewDialog preview={asking.preview} back={() => finish(false)} save={() => finish(true)} />
      </Suspense>
    ),
  };
}

/** Fields that decide what people may do. A new profile is nobody's yet. */
const deciding: Readonly<Record<string, { readonly change: readonly string[]; readonly isOfNew: boolean }>> =
  {
    perfil: { change: ['Codigos', 'CodigosConceder', 'Ativo'], isOfNew: false },
    usuario: { change: ['Vinculos', 'Ativo'], isOfNew: true },
  };

/**
 * @returns null where there is nothing to preview: another entity, other fields, an API without this call
 * @throws ApiError for what the save would be refused for, but for a change that came too late: the save says more
 */
async function askPreview(entity: Entity, { data, on }: Saved): Promise<RightsPreview | null> {
  const rule = deciding[entity.name];
  if (!rule) return null;
  const body = on
    ? toChange(entity, data, { ...on.record, ...on.original }, companyTimeZone())
    : toCreation(entity, data, companyTimeZone());
  if (on ? !rule.change.some((name) => name in body) : !rule.isOfNew) return null;
  const path = `${entity.noun}/Previa${on ? `/${on.record.id}` : ''}`;
  try {
    return await client().call<RightsPreview>(path, { method: 'POST', body });
  } catch (error) {
    if (error instanceof ApiError && saysNothing.includes(error.status)) return null;
    throw error;
  }
}

/** There is no such call, or the record has moved on. */
const saysNothing: readonly number[] = [404, 405, 409];
