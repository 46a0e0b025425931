import { useQuery } from '@tanstack/react-query';
import type { CostOfUpdates } from '../../../../metadata/calls/certificates.ts';
import { client } from '../../../engine/auth/services.ts';
import type { ActionNoteProps } from '../../../engine/entities/actions/actionNotes.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { inReais } from './price.ts';
import './order.css';

/** What the sources charge for asking again, told before it is asked. */
export default function UpdateCost({ target }: ActionNoteProps) {
  const { t, locale } = useTexts();
  const ids = idsOf(target);
  const { data, error } = useQuery({
    queryKey: ['Certidao', 'CustoAtualizar', ids],
    queryFn: ({ signal }) =>
      client().call<CostOfUpdates>('Certidao/CustoAtualizar', {
        query: new URLSearchParams((ids ?? []).map((id) => ['Identificador', String(id)])),
        quiet: true,
        signal,
      }),
    enabled: ids !== null,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (ids === null) return <p className="mut sm">{t('certificates.order.updateFiltered')}</p>;
  if (error) return <p className="mut sm">{t('certificates.order.failed')}</p>;
  if (!data) return <p className="mut sm">{t('certificates.order.loading')}</p>;
  if (data.Pedidos === 0) return null;
  return (
    <p className="cert-order-total" role="status">
      <span>{t('certificates.order.update', { smart_count: data.Pedidos })}</span>
      <span>
        <b className="total">{inReais(String(data.Custo), locale)}</b>
        {data.SemPreco > 0 && (
          <span className="xs mut">{t('certificates.order.unpriced', { smart_count: data.SemPreco })}</span>
        )}
      </span>
    </p>
  );
}

/** As many as one address names; null where a filter chose them, or they are more. */
function idsOf(target: ActionNoteProps['target']): readonly number[] | null {
  if (target.kind === 'record') return [target.record.id];
  if (target.kind === 'selection' && 'ids' in target && target.ids.length <= 200) return target.ids;
  return null;
}
