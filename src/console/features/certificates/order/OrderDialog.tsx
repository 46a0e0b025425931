import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WaysToOrder } from '../../../../metadata/calls/certificates.ts';
import type { ConsoleRecord } from '../../../engine/data/records.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { notify } from '../../../engine/page/notices.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { ManyLines } from './ManyLines.tsx';
import { Needs, needFieldId } from './Needs.tsx';
import { OneLine } from './OneLine.tsx';
import { formAddress } from './order.ts';
import { inReais } from './price.ts';
import { type KeptOrder, type OrderState, useOrder } from './useOrder.ts';
import { useWays } from './useWays.ts';
import type { Origin } from './ways.ts';
import '../../../kit/ui/confirmDialog.css';
import '../../../engine/entities/form/formDialog.css';
import './order.css';

export interface OrderDialogProps {
  readonly operation: number;
  /** Items of the checklist. */
  readonly items: readonly number[];
  /** One line by its own button; else those that are missing, of which one chooses. */
  readonly isAlone: boolean;
  /** Settled by what was pressed; null: the person chooses. */
  readonly origin: Origin | null;
  readonly kept: KeptOrder;
  readonly keep: (kept: KeptOrder) => void;
  /** @param made what was requested, which may be nothing */
  readonly close: (made: readonly ConsoleRecord[]) => void;
}

/** Requests certificates: who brings each and at what price, what their searches need to know, and what came of it. */
export function OrderDialog(props: OrderDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const { operation, isAlone } = props;
  // As of its opening: what was ordered a moment ago is missing no more, and what is ordered here stays in sight.
  const [stamp] = useState(() => `opened ${Date.now()}`);
  const found = useWays({ operation, record: null, stamp, enabled: true });
  const [start, setStart] = useState<WaysToOrder | null>(null);
  useEffect(() => setStart((first) => first ?? found.ways ?? null), [found.ways]);
  const [made, setMade] = useState<readonly ConsoleRecord[]>([]);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // After the dialog has taken the focus for itself.
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const close = () => {
    if (!busy) props.close(made);
  };
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { className: `form-dialog cert-order${isAlone ? '' : ' wide'}` } }}
    >
      <h2 id={`${id}-title`} className="dialog-title" ref={heading} tabIndex={-1}>
        {t(titleOf(props))}
      </h2>
      {start ? (
        <Order
          {...props}
          start={start}
          close={close}
          isOver={made.length > 0}
          setBusy={setBusy}
          sent={(more) => setMade([...made, ...more])}
          over={(more) => props.close([...made, ...more])}
        />
      ) : (
        <>
          <div className="form-dialog-body">
            {found.error ? (
              <Failed
                title={t('certificates.order.failed')}
                text={found.error.message}
                again={t('list.again')}
                retry={found.reload}
              />
            ) : (
              <Skeleton rows={3} columns={3} label={t('certificates.order.loading')} />
            )}
          </div>
          <div className="dialog-buttons">
            <button type="button" className="btn keep" onClick={close}>
              {t('form.notNow')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Whoever pressed "Anexar PDF" attaches one: what the request behind it needs is asked on the way. */
const titleOf = ({ isAlone, origin }: OrderDialogProps) =>
  isAlone && origin === 'manual'
    ? 'certificates.attach'
    : isAlone
      ? 'certificates.order.one'
      : 'certificates.order.many';

interface OrderProps extends Omit<OrderDialogProps, 'close'> {
  readonly start: WaysToOrder;
  readonly close: () => void;
  /** Something was requested already: what is left may stay undone. */
  readonly isOver: boolean;
  readonly setBusy: (busy: boolean) => void;
  readonly sent: (made: readonly ConsoleRecord[]) => void;
  /** Nothing is left to do here. */
  readonly over: (made: readonly ConsoleRecord[]) => void;
}

function Order({ close, isOver, setBusy, sent, over, ...asked }: OrderProps) {
  const { t, locale } = useTexts();
  const { operation, isAlone } = asked;
  const order = useOrder(asked);
  const [only] = order.ways;
  const label = confirmLabel(order);

  const send = async () => {
    const lacks = order.lacking();
    if (lacks) return focusOn(lacks);
    setBusy(true);
    const { made, refused } = await order.send();
    setBusy(false);
    const name = only && isAlone ? only.Titulo : '';
    if (made.length > 0)
      notify({
        kind: 'ok',
        text: isAlone
          ? t('certificates.requested', { name })
          : t('certificates.order.done', { smart_count: made.length }),
      });
    if (refused === 0) over(made);
    else sent(made);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!order.busy && order.toOrder.length > 0) void send();
      }}
    >
      <div className="form-dialog-body">
        {isAlone ? (
          only && <OneLine order={order} way={only} isSettled={asked.origin !== null} />
        ) : (
          <ManyLines order={order} />
        )}
        <Needs order={order} />
        {!isAlone && <Total order={order} />}
      </div>
      <div className="dialog-buttons">
        {isAlone && only && (
          <Link className="btn txt keep" to={formAddress(operation, only)}>
            {t('certificates.order.form')}
          </Link>
        )}
        <span className="grow" />
        <button type="button" className="btn keep" onClick={close} disabled={order.busy}>
          {t(isOver ? 'show.close' : 'form.notNow')}
        </button>
        <BusyButton
          type="submit"
          className="pri"
          busy={order.busy}
          busyText={label}
          disabled={order.toOrder.length === 0 || order.isLooking}
        >
          {label}
        </BusyButton>
      </div>
    </form>
  );

  function confirmLabel({ toOrder, cost }: OrderState): string {
    const price = inReais(cost.sum, locale);
    if (isAlone && asked.origin === 'manual') return t('certificates.order.thenAttach');
    if (isAlone)
      return cost.isPaid ? t('certificates.order.sendPaid', { price }) : t('certificates.step.request');
    return t(cost.isPaid ? 'certificates.order.sendManyPaid' : 'certificates.order.sendMany', {
      smart_count: toOrder.length,
      price,
    });
  }
}

/** The exact sum of what is ticked, told before anything is ordered. */
function Total({ order: { cost, toOrder } }: { readonly order: OrderState }) {
  const { t, locale } = useTexts();
  return (
    <p className="cert-order-total" role="status">
      <span>{t('certificates.order.total', { smart_count: toOrder.length })}</span>
      <span>
        <b className="total">{inReais(cost.sum, locale)}</b>
        {cost.unknown > 0 && (
          <span className="xs mut">{t('certificates.order.unpriced', { smart_count: cost.unknown })}</span>
        )}
      </span>
    </p>
  );
}

const focusOn = (field: string) => setTimeout(() => document.getElementById(needFieldId(field))?.focus());
