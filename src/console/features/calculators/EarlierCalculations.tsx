import { useNavigate } from 'react-router';
import type { Calculator } from '../../../metadata/calculator.ts';
import { calculo } from '../../../metadata/generated/entities/calculo.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import type { ListFilter } from '../../engine/data/filters.ts';
import { useRecords } from '../../engine/entities/useRecords.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconHistory } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import type { Opening } from './useOpening.ts';

interface EarlierProps {
  readonly calculator: Calculator;
  readonly opening: Opening;
}

/** Stored calculations of the same kind, of the record or else of the operation, newest first. */
export function EarlierCalculations({ calculator, opening }: EarlierProps) {
  const { t } = useTexts();
  const { at } = useInstants();
  const navigate = useNavigate();
  const filter = filterOf(calculator, opening);
  const records = useRecords(calculo, {
    filter: filter ?? {},
    sort: { field: 'CriadoEm', order: 'desc' },
    most,
    enabled: filter !== null,
  });
  const { data = [], total = 0 } = records;
  if (filter === null || total === 0) return null;
  const label = t('calculators.earlier', { smart_count: total });
  return (
    <MenuButton
      className="txt"
      name={label}
      choices={[
        ...data.map((record) => ({
          key: String(record.id),
          label: [record.Titulo, record.Destaque, record.CriadoEm && at(record.CriadoEm as Date)]
            .filter(Boolean)
            .join(' · '),
          act: () => navigate(`/nav/calculo/${record.id}`),
          whole: true,
        })),
        { key: 'all', label: t('calculators.earlierAll'), act: () => navigate(records.address), ruled: true },
      ]}
    >
      <Glyph icon={IconHistory} />
      {label}
    </MenuButton>
  );
}

const most = 8;

function filterOf({ code }: Calculator, { record, operation }: Opening): ListFilter | null {
  const kind = { Calculadora: { operator: 'igual', value: [code] } } as const;
  if (record) return { ...kind, IdentificadorRegistroMatricula: { operator: 'igual', value: [record.id] } };
  return operation === null
    ? null
    : { ...kind, IdentificadorOperacao: { operator: 'igual', value: [operation] } };
}
