import Dialog from '@mui/material/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { intlTag } from '../../../../domain/locale.ts';
import { countedNoun } from '../../../../metadata/countedNoun.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { BatchUndone } from '../../../../metadata/wire/undo.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { client } from '../../auth/services.ts';
import { undoBatch } from '../../data/undoing.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfRecord } from '../addresses.ts';
import { tellBatchUndone } from './undoOffers.ts';
import '../actions/refusals.css';
import '../difference/history.css';

interface BatchDialogProps {
  readonly entity: Entity;
  readonly number: number;
  readonly close: () => void;
  /** Once it is undone. */
  readonly done: () => void;
}

/** A call on many records taken back: first what would become of each, then, when asked, done. */
export function BatchDialog({ entity, number, close, done }: BatchDialogProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const trial = useQuery({
    queryKey: [entity.name, 'undo-batch', number],
    queryFn: () => undoBatch(client(), entity, number, true),
    // Once it is being done, nobody needs to know what would come of it.
    enabled: !busy,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const told = trial.data;
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      tellBatchUndone(entity, await undoBatch(client(), entity, number, false));
      done();
      close();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const failed = problem ?? (trial.error ? trial.error.message : null);
  const format = new Intl.NumberFormat(intlTag[locale]).format;
  return (
    <Dialog
      open
      onClose={() => !busy && close()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { className: 'restore-dialog' } }}
    >
      <h2 id={`${id}-title`} className="dialog-title">
        {told
          ? t(`undo.batchTitle.${told.Conjunto.Operacao}`, {
              records: countedNoun(entity, told.Conjunto.Total, locale),
              action: told.Conjunto.Acao ?? '',
            })
          : t('undo.batch')}
      </h2>
      <div id={`${id}-text`} className="mut" role="status">
        {told ? <Outcome entity={entity} told={told} /> : trial.isPending && <p>{t('undo.looking')}</p>}
      </div>
      {failed && <FieldMessage id={`${id}-error`} text={failed} />}
      {told && told.TotalConflitos > 0 && (
        <>
          <h3 className="undo-left">{t('undo.staying', { smart_count: told.TotalConflitos })}</h3>
          <ul className="refusals">
            {told.Conflitos.map(({ Identificador, Rotulo, Texto }) => (
              <li key={Identificador}>
                <Link className="b" to={addressOfRecord(entity, Identificador)} onClick={close}>
                  {Rotulo}
                </Link>
                <span className="mut">{Texto}</span>
              </li>
            ))}
          </ul>
          {told.Conflitos.length < told.TotalConflitos && (
            <p className="mut sm">
              {t('import.firstOnly', {
                count: format(told.Conflitos.length),
                total: format(told.TotalConflitos),
              })}
            </p>
          )}
        </>
      )}
      <div className="dialog-buttons">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, and this is its safe place */}
        <button type="button" className="btn keep" autoFocus onClick={close} disabled={busy}>
          {t(told && told.Desfeitos === 0 ? 'list.close' : 'form.notNow')}
        </button>
        {told && told.Desfeitos > 0 && (
          <BusyButton
            type="button"
            className="pri"
            busy={busy}
            busyText={t('undo.act')}
            onClick={() => void run()}
          >
            {t('undo.run', { smart_count: told.Desfeitos, count: format(told.Desfeitos) })}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}

function Outcome({ entity, told }: { readonly entity: Entity; readonly told: BatchUndone }) {
  const { t, locale } = useTexts();
  const { Conjunto, Desfeitos, JaDesfeitos, Ausentes } = told;
  const count = (number: number) => countedNoun(entity, number, locale);
  return (
    <>
      {Desfeitos > 0 && (
        <p>
          {t(Conjunto.Operacao === 'IMPORTAR' ? 'undo.leaving' : 'undo.returning', {
            smart_count: Desfeitos,
            records: count(Desfeitos),
          })}
        </p>
      )}
      {JaDesfeitos > 0 && (
        <p>{t('undo.already', { smart_count: JaDesfeitos, records: count(JaDesfeitos) })}</p>
      )}
      {Ausentes > 0 && <p>{t('undo.absent', { smart_count: Ausentes, records: count(Ausentes) })}</p>}
      {Desfeitos + JaDesfeitos + Ausentes === 0 && <p>{t('undo.none')}</p>}
    </>
  );
}
