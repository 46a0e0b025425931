import equal from 'fast-deep-equal';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { cliente } from '../../../../metadata/generated/entities/cliente.ts';
import { RightControl } from '../../../engine/auth/RightControl.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { FillRow } from './FillRow.tsx';
import type { CompanyOnPaper } from './fill.ts';
import { useFill } from './useFill.ts';
import './fill.css';

interface CompanyFillProps {
  readonly certificateId: number;
  readonly fill: CompanyOnPaper;
  readonly changed: () => void;
  /** In a window: the other button of its foot. */
  readonly later?: ReactNode;
}

/**
 * Each value a company's certificate says, beside what the client's record holds, with the words of the page; whoever may
 * change clients takes over what they choose.
 */
export function CompanyFill({ certificateId, fill, changed, later }: CompanyFillProps) {
  const { t } = useTexts();
  const id = useId();
  const { offered, chosen, isChosen, toggle, save, busy, problems } = useFill({
    certificateId,
    fill,
    changed,
  });
  const { Cliente, Itens, PodeAtualizar, Texto, Identidade } = fill;
  const mayWrite = PodeAtualizar && offered.length > 0;
  const shown = new Set(Itens.map(({ Campo }) => Campo));
  // What the record needs besides, where no row of the table can say it.
  const others = Object.entries(problems).filter(([name]) => !shown.has(name.split('.')[0] ?? ''));
  return (
    <>
      <p className="mut">
        {t('certificates.fill.client')}{' '}
        <Link to={`/nav/cliente/${Cliente.Identificador}/show`}>{Cliente.Nome}</Link>
      </p>
      {Texto && <p className="note wa">{Texto}</p>}
      {Itens.length > 0 && (
        <ul className="fill-rows" aria-label={t('certificates.fill.title')}>
          {Itens.map((item, index) => {
            const field = cliente.fields.find(({ name }) => name === item.Campo);
            return field ? (
              <FillRow
                key={item.Campo}
                item={item}
                field={field}
                choice={
                  mayWrite && offered.includes(item)
                    ? { checked: isChosen(item.Campo), toggle: () => toggle(item.Campo) }
                    : null
                }
                problem={problemOf(problems, item.Campo)}
                isSameProof={equal(item.Provas, Itens[index - 1]?.Provas)}
              />
            ) : null;
          })}
        </ul>
      )}
      {Identidade === 'mesma' && offered.length === 0 && <p className="mut">{t('certificates.fill.none')}</p>}
      {others.map(([name, text]) => (
        <div key={name} role="alert">
          <FieldMessage id={`${id}-${name}`} text={text} />
        </div>
      ))}
      {(later || (Identidade === 'mesma' && offered.length > 0)) && (
        <div className={later ? 'dialog-buttons' : 'fill-acts'}>
          {PodeAtualizar && offered.length > 0 && (
            <span className={`sm mut ${later ? 'grow' : ''}`} role="status">
              {t('certificates.fill.chosen', { smart_count: chosen.length })}
            </span>
          )}
          {later}
          {Identidade === 'mesma' && offered.length > 0 && (
            <RightControl code={cliente.codes.update} label={t('certificates.fill.save')}>
              <BusyButton
                type="button"
                className="pri keep"
                busy={busy}
                busyText={t('certificates.fill.save')}
                onClick={() => void save()}
              >
                {t('certificates.fill.save')}
              </BusyButton>
            </RightControl>
          )}
        </div>
      )}
    </>
  );
}

/** `CnaesSecundarios.0.Cnae` is told at its table. */
const problemOf = (problems: Readonly<Record<string, string>>, name: string): string | null =>
  Object.entries(problems).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1] ?? null;
