import { useState } from 'react';
import { isLocalDate, type LocalDate } from '../../../domain/dates.ts';
import { certidao } from '../../../metadata/generated/entities/certidao.ts';
import { operacao } from '../../../metadata/generated/entities/operacao.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { ActionDialog } from '../../engine/entities/actions/ActionDialog.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useSurroundings } from '../../kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconClock, IconRefresh } from '../../kit/ui/icons.ts';
import type { ChecklistLine } from './checklistLines.ts';
import type { ValidOn } from './useValidOn.ts';

interface SigningDayProps {
  readonly day: LocalDate;
  readonly setDay: (day: LocalDate) => void;
  readonly valid: ValidOn;
  readonly lines: readonly ChecklistLine[];
}

/** The day all certificates have to be good on, what will have expired by then, and the way to renew just those. */
export function SigningDay({ day, setDay, valid, lines }: SigningDayProps) {
  const { t } = useTexts();
  const { halfOf } = useSurroundings();
  const [typed, setTyped] = useState<string | null>(day);
  const [asked, setAsked] = useState(false);
  const codes = useCodes();
  const update = certidao.actions.find(({ name, code }) => name === 'atualizar' && codes.has(code));
  const field = operacao.fields.find(({ name }) => name === 'DataPrevistaAssinatura');
  const lapsed = lines.filter(({ item }) => valid.lapsed.has(item.id));
  const renewable = lapsed
    .filter(({ renewal }) => renewal === null)
    .flatMap(({ certificate }) => certificate?.id ?? []);
  if (!field) return null;
  const { Widget } = halfOf(field.type);
  const isWrong = typed !== null && !isLocalDate(typed);
  return (
    <div className="cert-day">
      <label className="lab" htmlFor="certidoes-dia">
        {t('certificates.validOn')}
      </label>
      <div className="cert-day-field">
        <Widget
          id="certidoes-dia"
          field={{ ...field, readOnly: false }}
          value={typed}
          record={nothing}
          invalid={isWrong}
          describedBy="certidoes-dia-diz"
          onChange={(value) => {
            setTyped(value as string | null);
            if (typeof value === 'string' && isLocalDate(value)) setDay(value);
          }}
        />
      </div>
      <p
        id="certidoes-dia-diz"
        role="status"
        className={lapsed.length > 0 && !isWrong ? 'media b row' : 'mut row'}
      >
        {lapsed.length > 0 && !isWrong && <Glyph icon={IconClock} small />}
        <span>{sentence()}</span>
      </p>
      <span className="grow" />
      {update && renewable.length > 1 && (
        <button type="button" className="btn keep" onClick={() => setAsked(true)}>
          <Glyph icon={IconRefresh} />
          {t('certificates.updateLapsed', { smart_count: renewable.length })}
        </button>
      )}
      {update && asked && (
        <ActionDialog
          entity={certidao}
          action={update}
          target={{ kind: 'selection', ids: renewable, count: renewable.length }}
          close={() => setAsked(false)}
        />
      )}
    </div>
  );

  function sentence(): string {
    if (isWrong) return t('certificates.dayWrong');
    if (valid.error) return t('certificates.validOnFailed', { error: valid.error.message });
    if (!lines.some(({ certificate }) => certificate?.DataEmissao)) return t('certificates.noneIssued');
    if (valid.day !== day) return t('certificates.validOnWaiting');
    return lapsed.length > 0
      ? t('certificates.lapsedOn', { smart_count: lapsed.length })
      : t('certificates.noneLapsed');
  }
}

const nothing = {};
