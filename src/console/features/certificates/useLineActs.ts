import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { certidao } from '../../../metadata/generated/entities/certidao.ts';
import { itemChecklist } from '../../../metadata/generated/entities/item-checklist.ts';
import { useCodes, useRights } from '../../engine/auth/rights.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { notify } from '../../engine/page/notices.ts';
import type { MenuChoice } from '../../kit/ui/MenuButton.tsx';
import { saveDocument } from './attach/calls.ts';
import type { Awaiting } from './attach/useAttached.ts';
import { useChecklistPlace } from './ChecklistContext.ts';
import { cancel, giveUp, setWaived, tryAgain } from './callsOfLine.ts';
import { type ChecklistLine, type ChecklistStep, isWaitingForSource, lineName } from './checklistLines.ts';
import { type OpenOrders, sendOrder } from './order/order.ts';
import { isSettled, needsRecord } from './order/ways.ts';
import { reuse } from './useReusable.ts';

/** What can be done about a line: its next step, and the rest behind a menu. */
export function useLineActs(line: ChecklistLine) {
  const { t } = useTexts();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const codes = useCodes();
  const may = useRights('certidao');
  const { operation, day, lapsed, ways, reusable, order } = useChecklistPlace();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'waive' | 'update' | null>(null);
  const [awaiting, setAwaiting] = useState<Awaiting | null>(null);
  const unsettled = useRef<OpenOrders>(new Map());
  const { item, certificate, renewal, state } = line;
  const update = certidao.actions.find(({ name, code }) => name === 'atualizar' && codes.has(code));
  const open = renewal ?? certificate;
  const name = lineName(line, t);
  const again = reusable.get(item.id);
  const isMissing = state === 'falta';
  const offersReuse =
    again !== undefined && may('create') && (isMissing || (state === 'vencida' && !renewal));
  // One that lapses before the day asked about would have to be asked for anew: it may be taken, it is not put first.
  const lasts = !again?.DataVencimento || again.DataVencimento >= day;
  const step: ChecklistStep | 'reuse' =
    offersReuse && lasts ? 'reuse' : line.step === 'see' && lapsed.has(item.id) ? 'update' : line.step;

  const run = async (work: () => Promise<unknown>, done: string | null) => {
    setBusy(true);
    setRefused(null);
    try {
      await work();
      if (done !== null) notify({ kind: 'ok', text: done });
      refresh();
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const way = ways?.Itens.find(({ Identificador }) => Identificador === item.id);
  const byHand = async () => {
    if (!way) throw new Error('No way to order a line that is asked to go at once');
    return sendOrder({ operation: operation.id, way, origin: 'manual', typed: {} }, unsettled.current);
  };
  /** At once where there is nothing to decide and nothing to say. */
  const request = () =>
    way && ways && isSettled(way, ways)
      ? void run(byHand, t('certificates.requested', { name }))
      : order([item.id]);
  /** What is attached needs a request to hang on: it is made as the file is sent. */
  const attach = () => {
    if (open && open.Situacao !== 'emitida') return setAwaiting({ certificate: open });
    const isKnown = way && ways && way.Faltam.length === 0 && !needsRecord(way, ways);
    if (isKnown) return setAwaiting({ certificate: null, name, request: byHand });
    return order([item.id], { origin: 'manual', follow: (certificate) => setAwaiting({ certificate }) });
  };
  const retry = () => void run(() => tryAgain(open as ConsoleRecord), t('certificates.retried', { name }));
  const acts: Readonly<Record<Exclude<ChecklistStep, 'see'> | 'reuse', () => void>> = {
    request,
    attach,
    confirm: attach,
    retry,
    require: () => void run(() => setWaived(line, null), t('certificates.requiredAgain', { name })),
    update: () => setDialog('update'),
    reuse: () =>
      void run(
        async () => again && reuse(again, operation.id),
        t('certificates.reused', { name, operation: again?.CodigoOperacao ?? '' }),
      ),
  };
  const isOpenRequest = open !== null && (open.Situacao === 'solicitada' || open.Situacao === 'erro');
  const maySee = (isShown: boolean, choice: MenuChoice): readonly MenuChoice[] => (isShown ? [choice] : []);
  const choices: readonly MenuChoice[] = [
    ...maySee(step === 'reuse' && isMissing, {
      key: 'request',
      label: t('certificates.requestNew'),
      act: request,
    }),
    ...maySee(step === 'reuse' && !isMissing && update !== undefined, {
      key: 'update',
      label: t('certificates.step.update'),
      act: acts.update,
    }),
    ...maySee(offersReuse && !lasts, {
      key: 'reuse',
      label: t('certificates.step.reuse'),
      act: acts.reuse,
    }),
    ...maySee(may('create') && !['attach', 'confirm'].includes(step) && (isMissing || isOpenRequest), {
      key: 'attach',
      label: t('certificates.attach'),
      act: attach,
    }),
    ...maySee(may('create') && open?.Situacao === 'erro' && step !== 'retry', {
      key: 'retry',
      label: t('certificates.step.retry'),
      act: retry,
    }),
    ...maySee(Boolean(open?.IdentificadorArquivo) && codes.has('CERTIDAO.BAIXAR'), {
      key: 'download',
      label: t('certificates.download'),
      act: () => void run(() => saveDocument(open as ConsoleRecord), null),
    }),
    ...maySee(open !== null && step !== 'see', {
      key: 'see',
      label: t('certificates.see'),
      act: () => void navigate(addressOfRecord(certidao, Number(open?.id))),
    }),
    ...maySee(may('create') && open !== null && isWaitingForSource(open), {
      key: 'giveUp',
      label: t('certificates.giveUp'),
      act: () => void run(() => giveUp(open as ConsoleRecord), t('certificates.gaveUp', { name })),
    }),
    ...maySee(may('create') && isOpenRequest, {
      key: 'cancel',
      label: t('certificates.cancelRequest'),
      act: () => void run(() => cancel(open as ConsoleRecord), t('certificates.cancelled', { name })),
    }),
    ...maySee(may('create') && state !== 'dispensada', {
      key: 'waive',
      label: t('certificates.waiveAsk'),
      act: () => setDialog('waive'),
    }),
    {
      key: 'item',
      label: t('certificates.item'),
      act: () => void navigate(addressOfRecord(itemChecklist, item.id)),
    },
  ];

  return {
    name,
    open,
    step,
    mayDo: step === 'update' ? update !== undefined : may('create'),
    act: step === 'see' ? undefined : acts[step],
    choices,
    busy,
    refused,
    update,
    dialog,
    closeDialog: () => setDialog(null),
    awaiting,
    closeAttached() {
      setAwaiting(null);
      refresh();
    },
    waived() {
      setDialog(null);
      notify({ kind: 'ok', text: t('certificates.waived', { name }) });
      refresh();
    },
  };
}
