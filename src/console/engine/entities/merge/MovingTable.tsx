import { intlTag } from '../../../../domain/locale.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import type { MovingKind } from '../../data/merging.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { movedFrom } from './mergeChoices.ts';

interface MovingTableProps {
  readonly records: readonly ConsoleRecord[];
  readonly moving: readonly MovingKind[];
  readonly survivor: number;
  readonly name: (id: number) => string;
}

/** What refers to each record, and so what will move to the one that stays. */
export function MovingTable({ records, moving, survivor, name }: MovingTableProps) {
  const { t, locale } = useTexts();
  const format = new Intl.NumberFormat(intlTag[locale]).format;
  const moved = movedFrom(moving, survivor);
  const title = t('merge.moving');
  return (
    <div className="merge-moving">
      <h2>{title}</h2>
      {moving.length === 0 && <p className="mut">{t('merge.nothingMoves')}</p>}
      {moving.length > 0 && (
        <ScrollRegion className="scroll" label={title}>
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col" className="key">
                  {t('merge.kind')}
                </th>
                {records.map(({ id }) => (
                  <th key={id} scope="col" className="num">
                    {name(id)}
                    {id === survivor && <span className="hint xs"> {t('merge.stays')}</span>}
                  </th>
                ))}
                <th scope="col" className="num">
                  {t('merge.moves')}
                </th>
              </tr>
            </thead>
            <tbody>
              {moving.map(({ Entidade, Nome, Totais }) => (
                <tr key={Entidade}>
                  <th scope="row" className="key">
                    {Nome}
                  </th>
                  {records.map(({ id }) => (
                    <td key={id} className="num">
                      {format(Totais[String(id)] ?? 0)}
                    </td>
                  ))}
                  <td className="num">
                    <b>{format(moved.find((one) => one.Entidade === Entidade)?.count ?? 0)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  );
}
