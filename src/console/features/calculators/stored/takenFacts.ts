import { useInstants } from '../../../engine/auth/useInstants.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useOperationCode } from '../CalculatorHead.tsx';
import type { StoredCalculation } from '../storedCalculation.ts';
import { useWhoStored } from './StoredFacts.tsx';

/** What a stored calculation is, in lines that go along with it: title, operation, who stored it and when. */
export function useTakenFacts(stored: StoredCalculation): readonly string[] {
  const { t } = useTexts();
  const { full } = useInstants();
  const { Identificador, Titulo, IdentificadorOperacao, CriadoEm } = stored;
  const who = useWhoStored(Identificador);
  const code = useOperationCode(IdentificadorOperacao);
  const when = full(CriadoEm);
  return [
    Titulo,
    t('calculators.operation', { code: code ?? IdentificadorOperacao }),
    `${t('calculators.saved.stored')}: ${who ? t('calculators.saved.storedBy', { when, who }) : when}`,
  ];
}
