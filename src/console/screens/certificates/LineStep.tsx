import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { entityNamed } from '../../../metadata/entities.ts';
import { useCodes, useRights } from '../../auth/rights.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { ActionDialog } from '../../entities/actions/ActionDialog.tsx';
import { addressOfRecord } from '../../entities/addresses.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconDots } from '../../ui/icons.ts';
import { MenuButton, type MenuChoice } from '../../ui/MenuButton.tsx';
import { AttachDialog } from './attach/AttachDialog.tsx';
import { saveDocument } from './attach/calls.ts';
import { formAddress, request, setWaived, tryAgain } from './callsOfLine.ts';
import type { Line } from './checklistLines.ts';
import { WaiveDialog } from './WaiveDialog.tsx';

/** The next step of a line as one button, and what else can be done with it behind another. */
export function LineStep({ line, lapses }: { readonly line: Line; readonly lapses: boolean }) {
  const { t } = useTexts();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const codes = useCodes();
  const may = useRights('certidao');
  const entity = entityNamed('certidao');
  const update = entity.actions.find(({ name, code }) => name === 'atualizar' && codes.has(code));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'waive' | 'update' | null>(null);
  const [attached, setAttached] = useState<ConsoleRecord | null>(null);
  const { item, certificate, renewal } = line;
  const open = renewal ?? certificate;
  const name = String(item.Titulo);
  const step = line.step === 'see' && lapses ? 'update' : line.step;

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
  /** What is attached needs a request to hang on. */
  const attach = () =>
    open && open.Situacao !== 'emitida'
      ? setAttached(open)
      : void run(async () => setAttached(await request(line)), null);
  const acts = {
    request: () => void run(() => request(line), t('certificates.requested', { name })),
    attach,
    confirm: attach,
    retry: () => void run(() => tryAgain(open as ConsoleRecord), t('certificates.retried', { name })),
    require: () => void run(() => setWaived(line, null), t('certificates.requiredAgain', { name })),
    update: () => setDialog('update'),
  };
  const mayDo = step === 'update' ? update !== undefined : may('create');
  const canAttach =
    may('create') && (line.step === 'request' || line.step === 'see' || line.step === 'retry');
  const isOpenRequest = open !== null && open.Situacao !== 'emitida' && open.Situacao !== 'em_processamento';
  const choices: readonly MenuChoice[] = [
    ...(canAttach && (line.step === 'request' || isOpenRequest)
      ? [{ key: 'attach', label: t('certificates.attach'), act: attach }]
      : []),
    ...(open?.IdentificadorArquivo && codes.has('CERTIDAO.BAIXAR')
      ? [
          {
            key: 'download',
            label: t('certificates.download'),
            act: () => void run(() => saveDocument(open), null),
          },
        ]
      : []),
    ...(open && step !== 'see'
      ? [
          {
            key: 'see',
            label: t('certificates.see'),
            act: () => void navigate(addressOfRecord(entity, open.id)),
          },
        ]
      : []),
    ...(may('create') && line.state !== 'dispensada'
      ? [{ key: 'waive', label: t('certificates.waiveAsk'), act: () => setDialog('waive') }]
      : []),
    {
      key: 'item',
      label: t('certificates.item'),
      act: () => void navigate(addressOfRecord(entityNamed('item-checklist'), item.id)),
    },
  ];

  return (
    <>
      <div className="cert-step">
        {step === 'see' || !mayDo ? (
          open && (
            <Link
              className="btn txt sq acc"
              aria-label={t('certificates.ofItem', { act: t('certificates.see'), name })}
              to={addressOfRecord(entity, open.id)}
            >
              {t('certificates.see')}
            </Link>
          )
        ) : (
          <BusyButton
            type="button"
            className="txt sq acc"
            aria-label={t('certificates.ofItem', { act: t(`certificates.step.${step}`), name })}
            busy={busy}
            busyText={t(`certificates.step.${step}`)}
            onClick={acts[step]}
          >
            {t(`certificates.step.${step}`)}
          </BusyButton>
        )}
        <MenuButton className="txt sq ico" name={t('certificates.more', { name })} choices={choices}>
          <Glyph icon={IconDots} small />
        </MenuButton>
      </div>
      {refused && (
        <div className="cert-refused" role="alert">
          <FieldMessage id={`certidao-recusa-${item.id}`} text={refused} />
          {step === 'request' && (
            <button
              type="button"
              className="btn txt sq acc"
              onClick={() => void formAddress(line).then((address) => navigate(address))}
            >
              {t('certificates.fillIn')}
            </button>
          )}
        </div>
      )}
      {dialog === 'waive' && (
        <WaiveDialog
          line={line}
          close={() => setDialog(null)}
          done={() => {
            setDialog(null);
            notify({ kind: 'ok', text: t('certificates.waived', { name }) });
            refresh();
          }}
        />
      )}
      {dialog === 'update' && update && certificate && (
        <ActionDialog
          entity={entity}
          action={update}
          target={{ kind: 'record', record: certificate }}
          close={() => setDialog(null)}
        />
      )}
      {attached && (
        <AttachDialog
          certificate={attached}
          close={() => {
            setAttached(null);
            refresh();
          }}
        />
      )}
    </>
  );
}
