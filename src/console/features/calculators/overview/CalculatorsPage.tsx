import './calculators.css';
import { Link } from 'react-router';
import { calculators } from '../../../../metadata/calculators.ts';
import { calculo } from '../../../../metadata/generated/entities/calculo.ts';
import { RecordPanel } from '../../../engine/entities/RecordPanel.tsx';
import { useRecords } from '../../../engine/entities/useRecords.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { menuIcon } from '../../../engine/shell/menuIcons.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';

/** Every calculator by the question it answers, and what was stored of them last. */
export default function CalculatorsPage() {
  const { t, locale } = useTexts();
  return (
    <>
      <div className="head">
        <h1 className="grow">{t('calculators.all')}</h1>
      </div>
      <ul className="calculators panel">
        {calculators.map(({ code, label, description, icon }) => (
          <li key={code}>
            <Glyph icon={menuIcon(icon)} />
            <div>
              <Link className="quiet b" to={`/nav/calculadoras/${code}`}>
                {label[locale]}
              </Link>
              <p className="mut sm">{description[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
      <Recent />
    </>
  );
}

const most = 10;

function Recent() {
  const { t } = useTexts();
  const records = useRecords(calculo, { filter: {}, sort: { field: 'CriadoEm', order: 'desc' }, most });
  return (
    <RecordPanel
      entity={calculo}
      records={records}
      id="calculos-recentes"
      title={t('calculators.recent')}
      empty={t('calculators.recentNone')}
      actions={
        <Link className="sm" to={records.address}>
          {t('calculators.earlierAll')}
        </Link>
      }
    />
  );
}
