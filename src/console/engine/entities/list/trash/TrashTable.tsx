import { formatInstant } from '../../../../../field-types/formatInstant.ts';
import type { Entity } from '../../../../../metadata/entity.ts';
import { nameOf } from '../../../../../metadata/nameOf.ts';
import { companyTimeZone } from '../../../auth/timeZone.ts';
import type { ConsoleRecord } from '../../../data/records.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useIsNarrow } from '../../../page/ScreenSize.tsx';
import '../../recordCards.css';
import { ScrollRegion } from '../../../../kit/ui/ScrollRegion.tsx';
import { PageCheck } from '../PageCheck.tsx';
import { RowCheck } from '../RowCheck.tsx';

interface TrashTableProps {
  readonly entity: Entity;
  readonly records: readonly ConsoleRecord[];
  readonly chosen: ReadonlySet<number>;
  readonly setChosen: (chosen: ReadonlySet<number>) => void;
  readonly isBusy: boolean;
  readonly restore: (id: number) => void;
}

/** Deleted records: when, by whom, and how long they can still come back. */
export function TrashTable({ entity, records, chosen, setChosen, isBusy, restore }: TrashTableProps) {
  const { t, locale } = useTexts();
  const isNarrow = useIsNarrow();
  const isWhole = records.every(({ id }) => chosen.has(id));
  const toggle = (id: number) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  const left = (record: ConsoleRecord) => {
    const days = daysLeft(record.ExpiraEm);
    return days === null
      ? ''
      : days === 0
        ? t('list.trashToday')
        : t('list.trashDays', { smart_count: days });
  };
  const when = ({ ExcluidoEm: instant }: ConsoleRecord) =>
    typeof instant === 'string' ? formatInstant(instant, locale, companyTimeZone()) : '';
  const who = ({ Rotulos }: ConsoleRecord) => {
    const by = Rotulos?.ExcluidoPor;
    return typeof by === 'string' ? by : '';
  };
  const back = (record: ConsoleRecord, name: string) => (
    <button
      type="button"
      className="btn txt sq acc"
      aria-label={`${t('list.restore')} ${name}`}
      disabled={isBusy}
      onClick={() => restore(record.id)}
    >
      {t('list.restore')}
    </button>
  );
  const label = t('list.trashOf', { name: entity.plural[locale] });
  if (isNarrow) {
    return (
      <ul className="record-cards" aria-label={label}>
        {records.map((record) => {
          const name = nameOf(entity, record, locale);
          return (
            <li key={record.id} className={chosen.has(record.id) ? 'chosen' : ''}>
              <span className="k">
                <RowCheck id={record.id} name={name} isChosen={chosen.has(record.id)} toggle={toggle} />
              </span>
              <span className="b">{name}</span>
              <span className="mut record-card-values">
                <span>
                  {t('list.deletedOn')} {when(record)}
                </span>
                <span>{who(record)}</span>
                <span>
                  {t('list.trashLeft')} {left(record)}
                </span>
                {back(record, name)}
              </span>
            </li>
          );
        })}
      </ul>
    );
  }
  return (
    <ScrollRegion className="scroll" label={label}>
      <table className="tbl trash-table">
        <thead>
          <tr>
            <PageCheck
              isWhole={isWhole}
              isPartly={chosen.size > 0}
              toggle={(isChosen) => setChosen(new Set(isChosen ? records.map(({ id }) => id) : []))}
            />
            <th scope="col">{entity.label[locale]}</th>
            <th scope="col">{t('list.deletedOn')}</th>
            <th scope="col">{t('list.trashBy')}</th>
            <th scope="col">{t('list.trashLeft')}</th>
            <th scope="col">
              <span className="vh">{t('list.restore')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const name = nameOf(entity, record, locale);
            return (
              <tr key={record.id} aria-selected={chosen.has(record.id)}>
                <td className="key">
                  <RowCheck id={record.id} name={name} isChosen={chosen.has(record.id)} toggle={toggle} />
                </td>
                <th scope="row" className="list-name b">
                  {name}
                </th>
                <td>{when(record)}</td>
                <td className="list-cell">{who(record)}</td>
                <td>{left(record)}</td>
                <td className="num">{back(record, name)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Whole days until an instant, never less than none; null when there is no such instant. */
function daysLeft(expires: unknown): number | null {
  if (typeof expires !== 'string') return null;
  return Math.max(0, Math.ceil((Date.parse(expires) - Date.now()) / 86_400_000));
}
