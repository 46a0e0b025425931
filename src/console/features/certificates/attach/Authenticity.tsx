import { useState } from 'react';
import { useCodes } from '../../../engine/auth/rights.ts';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import type { ConsoleRecord } from '../../../engine/data/records.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import {
  IconAlertCircleFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
} from '../../../kit/ui/icons.ts';
import { verifyAtSource } from './calls.ts';
import './attach.css';

interface AuthenticityProps {
  readonly certificate: ConsoleRecord;
  readonly changed: () => void;
}

/** Whether the issuer confirms the document: what is known, since when, and asking a source where one can tell. */
export function Authenticity({ certificate, changed }: AuthenticityProps) {
  const { t } = useTexts();
  const { at } = useInstants();
  const codes = useCodes();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { Autenticidade, AutenticidadeEm, Situacao, VerificavelNaFonte, Dados } = certificate;
  const mayAsk = VerificavelNaFonte === true && codes.has('CERTIDAO.ALTERAR');
  const state = looks[String(Autenticidade)];
  if (Situacao !== 'emitida' || (!state && !mayAsk)) return null;

  const ask = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await verifyAtSource(certificate);
      changed();
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const { Fonte, Nota } = ((Dados ?? {}) as { Verificacao?: Verification }).Verificacao ?? {};
  return (
    <div className="cert-authentic">
      <div role="status">
        {state && (
          <div className={`note ${state.look}`}>
            <Glyph icon={state.icon} />
            <div>
              <p className={state.look === 'er' ? 'b' : ''}>
                {t(`certificates.authenticity.${String(Autenticidade)}`)}
              </p>
              <p className="sm">
                {[
                  AutenticidadeEm instanceof Date ? at(AutenticidadeEm) : null,
                  Fonte ? t('certificates.authenticity.source', { source: Fonte }) : null,
                  Nota ?? null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </div>
        )}
      </div>
      {mayAsk && (
        <BusyButton
          type="button"
          className="keep"
          busy={busy}
          busyText={t('certificates.authenticity.asking')}
          onClick={() => void ask()}
        >
          {t(state ? 'certificates.authenticity.askAgain' : 'certificates.authenticity.ask')}
        </BusyButton>
      )}
      {refused && (
        <div role="alert">
          <FieldMessage id="autenticidade-recusa" text={refused} />
        </div>
      )}
    </div>
  );
}

interface Verification {
  readonly Fonte?: string;
  readonly Nota?: string | null;
}

/** A denial is the one thing nobody may overlook. */
const looks: Readonly<
  Record<string, { readonly look: string; readonly icon: typeof IconCircleCheckFilled }>
> = {
  confirmada: { look: 'ok', icon: IconCircleCheckFilled },
  negada: { look: 'er', icon: IconAlertCircleFilled },
  indisponivel: { look: 'wa', icon: IconAlertTriangleFilled },
};
