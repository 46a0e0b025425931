import { useId } from 'react';
import type { Field } from '../../../../field-types/types.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { Value } from '../../../kit/ui/Value.tsx';
import { ProofQuote } from '../attach/ProofQuote.tsx';
import type { FillItem } from './fill.ts';

interface FillRowProps {
  readonly item: FillItem;
  /** Of the client. */
  readonly field: Field;
  /** Null where nothing is to be chosen. */
  readonly choice: { readonly checked: boolean; readonly toggle: () => void } | null;
  readonly problem: string | null;
  /** The row above rests on the very words, as the parts of an address do. */
  readonly isSameProof: boolean;
}

/** One field: what the certificate says with its words, what the record holds, and how the two stand. */
export function FillRow({ item, field, choice, problem, isSameProof }: FillRowProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const { Comparacao, Valor, Atual, Dito, Texto, Provas } = item;
  const replaces = Comparacao === 'diferente' && choice?.checked === true;
  const value = (of: unknown) => (
    <Value field={field} record={{ TipoPessoa: 'J', [field.name]: of }} place="page" />
  );
  return (
    <li className="fill-row" data-state={Comparacao}>
      <div className="fill-name">
        {choice ? (
          <label className="row" htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              className="ck"
              checked={choice.checked}
              aria-describedby={`${id}-s`}
              onChange={choice.toggle}
            />
            <b>{field.label[locale]}</b>
          </label>
        ) : (
          <b>{field.label[locale]}</b>
        )}
        <span id={`${id}-s`} className={`sm fill-state ${tones[Comparacao]}`}>
          {t(`certificates.fill.state.${Comparacao}`)}
        </span>
      </div>
      <div>
        <span className="xs mut">{t('certificates.fill.says')}</span>
        <div className="fill-value">{Valor === null ? Dito : value(Valor)}</div>
        {isSameProof ? (
          <p className="xs mut">{t('certificates.fill.sameWords')}</p>
        ) : (
          distinct(Provas).map((proof) => (
            <ProofQuote key={`${proof.Pagina} ${proof.Citacao}`} proof={proof} />
          ))
        )}
        {Texto && <p className="sm">{Texto}</p>}
      </div>
      <div>
        <span className="xs mut">{t('certificates.fill.holds')}</span>
        <div className="fill-value">{value(Atual)}</div>
        {replaces && <p className="sm hand-note">{t('certificates.fill.replaces')}</p>}
        {problem && (
          <div role="alert">
            <FieldMessage id={`${id}-m`} text={problem} />
          </div>
        )}
      </div>
    </li>
  );
}

const tones = { igual: 'mut', novo: 'acc', diferente: 'alta', nao_cabe: 'media' } as const;

/** Several values of one line of the page have the same words. */
const distinct = (proofs: FillItem['Provas']): FillItem['Provas'] =>
  proofs.filter(
    ({ Pagina, Citacao }, index) =>
      proofs.findIndex((other) => other.Pagina === Pagina && other.Citacao === Citacao) === index,
  );
