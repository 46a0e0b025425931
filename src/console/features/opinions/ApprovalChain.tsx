import { draftStates } from '../../../domain/opinions/stateGroups.ts';
import { formatDecimal } from '../../../domain/units.ts';
import type { Chain } from '../../../metadata/calls/opinions.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import type { Opinion } from './opinion.ts';

/** Author, officer, directorate: who drafted, who decides, who else may, and why not the reader. */
export function ApprovalChain({ chain, opinion }: { readonly chain: Chain; readonly opinion: Opinion }) {
  const { t, locale } = useTexts();
  const { at } = useInstants();
  const money = (value: number) => `R$ ${formatDecimal(String(value), locale, 2)}`;
  const isWaiting = opinion.state === 'submetido';
  /** Still to be submitted: once it is decided, nobody may decide on it any more. */
  const isAhead = draftStates.includes(opinion.state);
  const segment = chain.Segmento ?? t('opinion.operation.noSegment');
  return (
    <section className="oo-chain" aria-labelledby="oo-chain">
      <h2 id="oo-chain">{t('opinion.operation.chain')}</h2>
      <dl>
        <dt>{t('opinion.operation.value')}</dt>
        <dd>
          <b>{chain.Valor === null ? t('opinion.operation.noValue') : money(chain.Valor)}</b>
          <span className="sm mut">
            {segment}, {enumLabel(locale)('TipoImovel', chain.TipoImovel)}
          </span>
        </dd>
        <dt>{t('opinion.operation.author')}</dt>
        <dd>
          {opinion.author.name}
          {opinion.submittedAt !== null && <span className="sm mut">{at(opinion.submittedAt)}</span>}
        </dd>
        <dt>{t('opinion.operation.officer')}</dt>
        <dd>
          {chain.Officer ?? t('opinion.operation.noOfficer')}
          {chain.Instancia === 'officer' && <span className="sm">{t('opinion.operation.decidesHere')}</span>}
          {isWaiting && chain.Instancia !== 'officer' && chain.Officer !== null && (
            <span className="sm mut">{t('opinion.operation.passed')}</span>
          )}
        </dd>
        {(isWaiting || isAhead) && (
          <>
            <dt>{t('opinion.operation.mayDecide')}</dt>
            <dd>
              <Deciders chain={chain} isWaiting={isWaiting} money={money} />
            </dd>
          </>
        )}
        {opinion.approvedAt !== null && (
          <>
            <dt>{t('opinion.approvedBy')}</dt>
            <dd>
              {opinion.approver ?? '–'}
              <span className="sm mut">{at(opinion.approvedAt)}</span>
              {opinion.approvedAs !== null && opinion.limit !== null && (
                <span className="sm mut">
                  {t('opinion.operation.approvedAs', {
                    officer: opinion.approvedAs,
                    limit: money(opinion.limit),
                  })}
                </span>
              )}
            </dd>
          </>
        )}
        {isWaiting && (
          <>
            <dt>{t('opinion.operation.you')}</dt>
            <dd>{chain.PodeAprovar ? t('opinion.operation.youMay') : chain.Motivo}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Deciders({
  chain,
  isWaiting,
  money,
}: {
  readonly chain: Chain;
  readonly isWaiting: boolean;
  readonly money: (value: number) => string;
}) {
  const { t } = useTexts();
  if (!isWaiting) return <span className="mut">{t('opinion.operation.afterSubmit')}</span>;
  if (chain.Aprovadores.length === 0)
    return (
      <>
        {t('opinion.operation.nobody')}
        <span className="sm mut">
          {t('opinion.operation.raisers', { names: chain.QuemAmplia.join(', ') || '–' })}
        </span>
      </>
    );
  return (
    <ul>
      {chain.Aprovadores.map(({ Nome, Limite }) => (
        <li key={Nome}>
          {Nome}
          {Limite !== null && (
            <span className="sm mut">{t('opinion.operation.upTo', { value: money(Limite) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
