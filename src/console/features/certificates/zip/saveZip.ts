import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { mostZipped } from '../../../../metadata/selectionLimits.ts';
import type { ListAnswer } from '../../../../metadata/wire/paging.ts';
import { client } from '../../../engine/auth/services.ts';
import { companyTimeZone } from '../../../engine/auth/timeZone.ts';
import { filterContext, toListQuery } from '../../../engine/data/dataProvider.ts';
import { type ChosenRecords, keepFile, nameIn } from '../../../engine/data/entityCalls.ts';
import { texts } from '../../../engine/i18n/texts.ts';
import { notify } from '../../../engine/page/notices.ts';

/** Hands the documents of some certificates to the browser as one ZIP; why it cannot is told by a notice. */
export async function saveZip(ids: readonly number[]): Promise<void> {
  const { t } = texts();
  try {
    const answer = await client().bytes('Certidao/Zip', { method: 'POST', body: { Identificadores: ids } });
    keepFile(await answer.blob(), nameIn(answer) ?? 'certidoes.zip');
  } catch (error) {
    notify({ kind: 'er', text: error instanceof Error ? error.message : t('notices.failed') });
  }
}

/** The same for what is selected in the list, also where that is everything a filter finds. */
export async function saveChosen(chosen: ChosenRecords, count: number): Promise<void> {
  const { t } = texts();
  if (count > mostZipped)
    return notify({ kind: 'wa', text: t('certificates.zipTooMany', { limit: mostZipped }) });
  try {
    await saveZip('ids' in chosen ? chosen.ids : await idsOf(chosen.filter));
  } catch (error) {
    notify({ kind: 'er', text: error instanceof Error ? error.message : t('notices.failed') });
  }
}

async function idsOf(
  filter: Extract<ChosenRecords, { filter: unknown }>['filter'],
): Promise<readonly number[]> {
  const asked = {
    pagination: { page: 1, perPage: mostZipped },
    sort: { field: 'id', order: 'ASC' as const },
    filter,
  };
  const query = toListQuery(certidao, asked, filterContext(certidao, companyTimeZone()));
  const { Itens } = await client().call<ListAnswer<{ Identificador: number }>>('Certidao/Listar', { query });
  return Itens.map(({ Identificador }) => Identificador);
}
