import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { formatDate } from '../../../domain/dates.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { useRights } from '../../engine/auth/rights.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { notify } from '../../engine/page/notices.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { useChecklistPlace } from './ChecklistContext.ts';
import { CommentDialog } from './CommentDialog.tsx';
import { tryAgain } from './callsOfLine.ts';
import { type ChecklistLine, lineName } from './checklistLines.ts';
import { isCommented, standingOf, type ToAnswer } from './standingOf.ts';
import type { ValidOn } from './useValidOn.ts';

/**
 * What stands between the operation and its signature and waits for a person: each thing once, with its next step. Single
 * lines and what lapses are told by the table and the line of the day.
 */
export function WaitingBeforeSigning({
  lines,
  valid,
}: {
  readonly lines: readonly ChecklistLine[];
  readonly valid: ValidOn;
}) {
  const { t, locale } = useTexts();
  const may = useRights('certidao');
  const { day, order } = useChecklistPlace();
  const { toAnswer, missing, failed, isReady } = standingOf(lines, valid, day);
  if (isReady)
    return (
      <p className="cert-standing cert-ready" role="status">
        <StatusMark mark="full" label={t('certificates.standing.ready', { day: formatDate(day, locale) })} />
      </p>
    );
  if (toAnswer.length + missing.length + failed.length === 0) return null;
  const optional = missing.filter(({ item }) => item.Obrigatoria === false).length;
  return (
    <ul className="cert-standing" aria-label={t('certificates.standing.title')}>
      {toAnswer.map((one) => (
        <Accusation key={`${one.line.item.id} ${one.code}`} found={one} />
      ))}
      {failed.length > 0 && <Failures lines={failed} />}
      {missing.length > 0 && (
        <li>
          <StatusMark
            mark={optional === missing.length ? 'notice' : 'alert'}
            label={[
              t('certificates.standing.missing', { smart_count: missing.length }),
              optional > 0 && optional < missing.length
                ? t('certificates.standing.optional', { smart_count: optional })
                : '',
            ]
              .filter(Boolean)
              .join(' ')}
          />
          {may('create') && (
            <button
              type="button"
              className="btn sq keep"
              onClick={() =>
                order(
                  missing.map(({ item }) => item.id),
                  { isAlone: false },
                )
              }
            >
              {t('certificates.standing.order', { smart_count: missing.length })}
            </button>
          )}
        </li>
      )}
    </ul>
  );
}

function Accusation({ found: { line, code, severity, text } }: { readonly found: ToAnswer }) {
  const { t } = useTexts();
  const refresh = useRefresh();
  const may = useRights('certidao');
  const [commenting, setCommenting] = useState(false);
  const entity = outlineNamed('certidao');
  const name = lineName(line, t);
  const { certificate } = line;
  if (!certificate) return null;
  return (
    <li>
      <StatusMark
        mark={grave.includes(severity) ? 'alert' : 'doubt'}
        // What a result accuses names its certificate; a difference says only the field.
        label={code.startsWith('result-') ? text : `${name} · ${text}`}
      />
      {may('update') && isCommented(code) ? (
        <button
          type="button"
          className="btn sq keep"
          aria-label={t('certificates.ofItem', { act: t('certificates.comment.act'), name })}
          onClick={() => setCommenting(true)}
        >
          {t('certificates.comment.act')}
        </button>
      ) : (
        <Link
          className="btn sq keep"
          aria-label={t('certificates.ofItem', { act: t('certificates.see'), name })}
          to={addressOfRecord(entity, certificate.id)}
        >
          {t('certificates.see')}
        </Link>
      )}
      {commenting && (
        <CommentDialog
          certificate={certificate}
          text={text}
          close={() => setCommenting(false)}
          done={() => {
            setCommenting(false);
            notify({ kind: 'ok', text: t('certificates.comment.kept', { name }) });
            refresh();
          }}
        />
      )}
    </li>
  );
}

const grave = ['CRITICA', 'ALTA'];

function Failures({ lines }: { readonly lines: readonly ChecklistLine[] }) {
  const { t } = useTexts();
  const refresh = useRefresh();
  const may = useRights('certidao');
  const [busy, setBusy] = useState(false);
  const label = t('certificates.standing.retry', { smart_count: lines.length });
  const again = async () => {
    setBusy(true);
    const outcomes = await Promise.allSettled(
      lines.map(({ certificate }) => certificate && tryAgain(certificate)),
    );
    setBusy(false);
    const refused = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason.message)] : [],
    );
    const done = outcomes.length - refused.length;
    if (done > 0) notify({ kind: 'ok', text: t('certificates.standing.retried', { smart_count: done }) });
    for (const text of new Set(refused)) notify({ kind: 'er', text });
    refresh();
  };
  return (
    <li>
      <StatusMark
        mark="cross"
        label={t('certificates.standing.failed', {
          smart_count: lines.length,
          names: lines.map((line) => lineName(line, t)).join(', '),
        })}
      />
      {may('create') && (
        <BusyButton
          type="button"
          className="sq keep"
          busy={busy}
          busyText={label}
          onClick={() => void again()}
        >
          {label}
        </BusyButton>
      )}
    </li>
  );
}
