import { useId } from 'react';
import type { WayToOrder } from '../../../../metadata/calls/certificates.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { KnownValues } from './KnownValues.tsx';
import { priceOf } from './price.ts';
import type { OrderState } from './useOrder.ts';
import type { Origin } from './ways.ts';

interface OneLineProps {
  readonly order: OrderState;
  readonly way: WayToOrder;
  /** What was pressed says who brings it. */
  readonly isSettled: boolean;
}

/** One certificate: a source with its price, or a person. */
export function OneLine({ order, way, isSettled }: OneLineProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const outcome = order.outcomeOf(way);
  const origin = order.originOf(way);
  const choice = (by: Origin, label: string, help: string) => (
    <label className="cert-way">
      <input
        type="radio"
        className="rd"
        name={id}
        checked={origin === by}
        disabled={order.busy}
        onChange={() => order.bring(way.Identificador, by)}
      />
      <span>
        <span className="b">{label}</span>
        <span className="sm mut">{help}</span>
      </span>
    </label>
  );
  return (
    <>
      <p className="b">{way.Titulo}</p>
      <KnownValues way={way} isAlone />
      {isSettled ? null : way.Provedor === null ? (
        <p className="note">{t('certificates.order.noSource')}</p>
      ) : (
        <fieldset className="cert-ways">
          <legend className="vh">{t('certificates.order.how')}</legend>
          {choice(
            'provedor',
            t('certificates.order.bySource', { source: way.Provedor, price: priceOf(way, { t, locale }) }),
            t('certificates.order.bySourceHelp'),
          )}
          {choice('manual', t('certificates.order.byHand'), t('certificates.order.byHandHelp'))}
        </fieldset>
      )}
      {outcome?.kind === 'refused' && (
        <div role="alert">
          <FieldMessage id={`${id}-refused`} text={outcome.text} />
        </div>
      )}
    </>
  );
}
