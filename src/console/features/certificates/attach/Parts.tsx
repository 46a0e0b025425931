import { useId, useState } from 'react';
import { Link } from 'react-router';
import { pageRange } from '../../../../domain/certificates/pageRange.ts';
import type { Part, Target } from '../../../../metadata/calls/certificates.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { addressOfRecord } from '../../../engine/entities/addresses.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { notify } from '../../../engine/page/notices.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { documentText } from './documentText.ts';
import './attach.css';

interface PartsProps {
  readonly parts: readonly Part[];
  /** Reads the document as another of its certificates. @throws Error with a sentence */
  readonly use: (part: number) => Promise<void>;
  /** Takes pages to what they answer. @throws Error with a sentence */
  readonly carry: (part: number, target: Target) => Promise<void>;
}

/** The certificates of a file that holds several: which one answers here, and where the others belong. */
export function Parts({ parts, use, carry }: PartsProps) {
  const { t } = useTexts();
  const id = useId();
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  if (parts.length === 0) return null;
  const run = async (key: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(key);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  };
  const carried = (part: Part, target: Target) =>
    run(keyOf(part, target), async () => {
      await carry(part.Parte, target);
      notify({ kind: 'ok', text: t('certificates.parts.carried', { name: target.Titulo }) });
    });
  return (
    <fieldset className="cert-parts" aria-describedby={refused ? `${id}-m` : undefined}>
      <legend>{t('certificates.parts.question', { count: parts.length })}</legend>
      <ul>
        {parts.map((part) => (
          <li key={part.Parte}>
            <label className="row" htmlFor={`${id}-${part.Parte}`}>
              <input
                id={`${id}-${part.Parte}`}
                type="radio"
                name={id}
                className="rd"
                checked={part.Escolhida}
                aria-disabled={busy !== null || undefined}
                onChange={() => void run(`usar ${part.Parte}`, () => use(part.Parte))}
              />
              <span className="xs mut nw">
                {t('certificates.parts.pages', { pages: pageRange(part.Paginas) })}
              </span>{' '}
              <span>
                {part.Tipo ?? t('certificates.parts.unknown')}
                {part.Nome && <span className="sm mut"> · {part.Nome}</span>}
                {part.Documento && <span className="sm mut"> · {documentText(part.Documento)}</span>}
              </span>
            </label>
            {!part.Escolhida && (
              <div className="cert-part-way">
                {part.IdentificadorCertidao !== null ? (
                  <Link to={addressOfRecord(outlineNamed('certidao'), part.IdentificadorCertidao)}>
                    {t('certificates.parts.there')}
                  </Link>
                ) : part.Destinos.length === 0 ? (
                  <span className="sm mut">{t('certificates.parts.nowhere')}</span>
                ) : (
                  part.Destinos.map((target) => (
                    <BusyButton
                      key={keyOf(part, target)}
                      type="button"
                      className="txt sq acc"
                      busy={busy === keyOf(part, target)}
                      busyText={t('certificates.parts.carrying')}
                      onClick={() => void carried(part, target)}
                    >
                      {t('certificates.parts.carry', { name: target.Titulo })}
                    </BusyButton>
                  ))
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {refused && (
        <div role="alert">
          <FieldMessage id={`${id}-m`} text={refused} />
        </div>
      )}
    </fieldset>
  );
}

const keyOf = ({ Parte }: Part, { IdentificadorCertidao, IdentificadorItemChecklist }: Target): string =>
  `${Parte} ${IdentificadorCertidao ?? ''} ${IdentificadorItemChecklist ?? ''}`;
