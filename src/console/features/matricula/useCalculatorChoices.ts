import { useNavigate } from 'react-router';
import type { Calculator } from '../../../metadata/calculator.ts';
import { calculators } from '../../../metadata/calculators.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { menuIcon } from '../../engine/shell/menuIcons.ts';
import type { MenuChoice } from '../../kit/ui/MenuButton.tsx';

/** Calculators that this record fills in, for who may use them. */
export function useCalculatorChoices(recordId: number): readonly MenuChoice[] {
  const { locale } = useTexts();
  const navigate = useNavigate();
  if (!useCodes().has('CALCULADORA.USAR')) return [];
  return calculators.filter(takesActs).map(({ code, label, icon }) => ({
    key: `calculator-${code}`,
    label: label[locale],
    icon: menuIcon(icon),
    act: () => navigate(`/nav/calculadoras/${code}?${new URLSearchParams({ Matricula: String(recordId) })}`),
  }));
}

/** Those whose rows are acts; the others have nothing a record could tell them. */
const takesActs = ({ fields }: Calculator): boolean =>
  fields.some(({ fields: inner }) => inner.some(({ name }) => name === 'Ato'));
