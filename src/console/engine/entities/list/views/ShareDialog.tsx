import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useState } from 'react';
import type { SavedView, ViewShare } from '../../../../../metadata/calls/views.ts';
import { BusyButton } from '../../../../kit/ui/BusyButton.tsx';
import { Failed } from '../../../../kit/ui/Failed.tsx';
import { Refusal } from '../../../../kit/ui/Refusal.tsx';
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx';
import { readAudiences } from '../../../data/savedViews.ts';
import { useTexts } from '../../../i18n/texts.ts';
import './shareDialog.css';

interface ShareDialogProps {
  readonly view: SavedView;
  /** Refused, it throws why. */
  readonly keep: (shares: readonly ViewShare[]) => Promise<unknown>;
  readonly close: () => void;
}

/** Somebody a view may be shared with; null = everybody of the company. */
interface Audience {
  readonly id: number | null;
  readonly name: string;
}

/** Who sees a view, and for whom the list opens with it: one row for the company, one for each profile. */
export default function ShareDialog({ view, keep, close }: ShareDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const [audiences, setAudiences] = useState<readonly Audience[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const [shares, setShares] = useState<readonly ViewShare[]>(view.Partilhas);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody tries again
  useEffect(() => {
    let isOpen = true;
    setFailure(null);
    readAudiences().then(
      (profiles) =>
        isOpen &&
        setAudiences(profiles.map(({ Identificador, Nome }) => ({ id: Identificador, name: Nome }))),
      (error: Error) => isOpen && setFailure(error.message),
    );
    return () => {
      isOpen = false;
    };
  }, [turn]);
  const shareOf = (audience: number | null) =>
    shares.find(({ IdentificadorPerfil }) => IdentificadorPerfil === audience);
  const isForAll = shareOf(null) !== undefined;
  const change = (audience: number | null, share: { readonly sees: boolean; readonly opens: boolean }) => {
    const others = shares.filter(({ IdentificadorPerfil }) => IdentificadorPerfil !== audience);
    setRefusal(null);
    setShares(share.sees ? [...others, { IdentificadorPerfil: audience, Abre: share.opens }] : others);
  };
  const submit = async () => {
    setBusy(true);
    try {
      // Whoever is of the company sees it: a profile is named only where its list opens with it.
      await keep(
        shares.filter(({ IdentificadorPerfil, Abre }) => !isForAll || IdentificadorPerfil === null || Abre),
      );
      close();
    } catch (error) {
      setRefusal((error as Error).message);
      setBusy(false);
    }
  };
  const rows: readonly Audience[] = [{ id: null, name: t('list.views.everybody') }, ...(audiences ?? [])];
  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`} className="share-dialog">
      <form
        className="view-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id={`${id}-title`} className="dialog-title">
          {t('list.views.sharing', { name: view.Nome })}
        </h2>
        <p className="mut">{t('list.views.shareText')}</p>
        {refusal && <Refusal text={refusal} />}
        {failure ? (
          <Failed
            title={t('list.views.profilesFailed')}
            text={failure}
            again={t('list.again')}
            retry={() => setTurn(turn + 1)}
          />
        ) : audiences === null ? (
          <Skeleton rows={4} columns={2} label={t('shell.loading')} />
        ) : (
          <div className="share-rows">
            <table className="tbl">
              <thead>
                <tr>
                  <th scope="col">{t('list.views.who')}</th>
                  <th scope="col">{t('list.views.sees')}</th>
                  <th scope="col">{t('list.views.opens')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id: audience, name }) => {
                  const share = shareOf(audience);
                  const sees = share !== undefined || isForAll;
                  const opens = share?.Abre === true;
                  return (
                    <tr key={audience ?? 0}>
                      <th scope="row">{name}</th>
                      <td>
                        <input
                          type="checkbox"
                          className="ck"
                          aria-label={t('list.views.seesLabel', { who: name })}
                          checked={sees}
                          disabled={audience !== null && isForAll}
                          onChange={(event) => change(audience, { sees: event.target.checked, opens: false })}
                        />
                      </td>
                      <td>
                        <input
                          type="checkbox"
                          className="ck"
                          aria-label={t('list.views.opensLabel', { who: name })}
                          checked={opens}
                          onChange={(event) =>
                            change(audience, {
                              // Without the company behind it, a profile that sees it goes on seeing it.
                              sees: event.target.checked || !isForAll || audience === null,
                              opens: event.target.checked,
                            })
                          }
                        />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
        {audiences !== null && shares.length === 0 && (
          <p className="mut" role="status">
            {t('list.views.shareNone')}
          </p>
        )}
        <div className="dialog-buttons">
          <button type="button" className="btn keep" onClick={close}>
            {t('form.cancel')}
          </button>
          <BusyButton
            type="submit"
            className="pri"
            busy={busy}
            busyText={t('list.views.shareKeep')}
            disabled={audiences === null}
          >
            {t('list.views.shareKeep')}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
