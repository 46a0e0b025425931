import type { SummaryPanel } from '../../../../metadata/calls/figures.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { ComparedRows } from '../ComparedRows.tsx';

type SummaryName = keyof SummaryPanel['Resumo'];

const rows: readonly SummaryName[] = [
  'Recebidas',
  'Concluidas',
  'Canceladas',
  'ComErro',
  'Reabertas',
  'TaxaConclusao',
  'Produtividade',
  'OperacoesAbertas',
  'OperacoesEncerradas',
  'Documentos',
  'Paginas',
];

/** Every figure of the period beside the preceding one of equal length. */
export function SummaryTable({ panel: { Resumo } }: { readonly panel: SummaryPanel }) {
  const { t } = useTexts();
  return (
    <ComparedRows
      label={t('dashboards.summary.title')}
      rows={rows.map((name) => ({
        name: t(`dashboards.summary.${name}`),
        figure: Resumo[name],
        ...(name === 'TaxaConclusao' ? { isPercent: true } : {}),
        ...(name === 'Produtividade' ? { places: 1 } : {}),
      }))}
    />
  );
}
