import type { WayToOrder } from '../../../../metadata/calls/certificates.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { StatusMark } from '../../../kit/ui/StatusMark.tsx';
import { KnownValues } from './KnownValues.tsx';
import { priceOf } from './price.ts';
import type { OrderState } from './useOrder.ts';
import type { Origin } from './ways.ts';

/** The missing lines to choose from, each with who brings it and the price. */
export function ManyLines({ order }: { readonly order: OrderState }) {
  const { t } = useTexts();
  const open = order.ways.filter((way) => !order.isDone(way));
  const isAll = open.length > 0 && order.toOrder.length === open.length;
  return (
    <>
      {open.length > 1 && (
        <label className="cert-line-all row sm" htmlFor="pedido-todas">
          <input
            id="pedido-todas"
            type="checkbox"
            className="ck"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && order.toOrder.length > 0;
            }}
            disabled={order.busy}
            onChange={({ target }) =>
              order.choose(
                open.map(({ Identificador }) => Identificador),
                target.checked,
              )
            }
          />
          {t('certificates.order.all', { smart_count: open.length })}
        </label>
      )}
      <ul className="cert-lines">
        {order.ways.map((way) => (
          <LineToOrder key={way.Identificador} order={order} way={way} />
        ))}
      </ul>
    </>
  );
}

function LineToOrder({ order, way }: { readonly order: OrderState; readonly way: WayToOrder }) {
  const { t } = useTexts();
  const id = `pedido-${way.Identificador}`;
  const outcome = order.outcomeOf(way);
  const isDone = outcome?.kind === 'done';
  const refused = outcome?.kind === 'refused' ? outcome.text : null;
  return (
    <li>
      <input
        id={id}
        type="checkbox"
        className="ck"
        checked={order.isChosen(way)}
        disabled={order.busy || isDone}
        {...(refused ? { 'aria-describedby': `${id}-m` } : {})}
        onChange={({ target }) => order.choose([way.Identificador], target.checked)}
      />
      <span className="cert-line-name">
        <label htmlFor={id}>
          {way.Titulo}
          {!way.Obrigatoria && <span className="opt"> {t('certificates.optional')}</span>}
        </label>
        <KnownValues way={way} isAlone={false} />
      </span>
      {isDone || outcome?.kind === 'sending' ? (
        <span className="cert-line-way" role="status">
          <StatusMark
            mark={isDone ? 'full' : 'half'}
            label={t(isDone ? 'certificates.order.ordered' : 'certificates.order.sending')}
          />
        </span>
      ) : (
        <Way order={order} way={way} />
      )}
      {refused && (
        <div className="cert-line-refused" role="alert">
          <FieldMessage id={`${id}-m`} text={refused} />
        </div>
      )}
    </li>
  );
}

function Way({ order, way }: { readonly order: OrderState; readonly way: WayToOrder }) {
  const { t, locale } = useTexts();
  const origin = order.originOf(way);
  const price = origin === 'provedor' ? priceOf(way, { t, locale }) : '–';
  if (way.Provedor === null)
    return (
      <>
        <span className="cert-line-way sm mut">{t('certificates.order.onlyByHand')}</span>
        <span className="cert-line-price num hint">–</span>
      </>
    );
  return (
    <>
      <select
        className="in cert-line-way"
        aria-label={t('certificates.order.howOf', { name: way.Titulo })}
        value={origin}
        disabled={order.busy}
        onChange={({ target }) => order.bring(way.Identificador, target.value as Origin)}
      >
        <option value="provedor">{t('certificates.order.source', { source: way.Provedor })}</option>
        <option value="manual">{t('certificates.order.byHand')}</option>
      </select>
      <span className={`cert-line-price num ${way.Custo === null || origin === 'manual' ? 'hint sm' : ''}`}>
        {price}
      </span>
    </>
  );
}
