import { durationText } from '../../../../domain/figures/duration.ts';
import type { TimesPanel } from '../../../../metadata/calls/figures.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { Definition } from '../Definition.tsx';
import { FigureValue } from '../FigureValue.tsx';
import { numberText, undefinedFigure } from '../numbers.ts';
import { useShown } from '../Shown.ts';
import { placeOnScale, ticks } from './logScale.ts';

const time = (seconds: number | null): string => (seconds === null ? undefinedFigure : durationText(seconds));

/** Every step of the work: how often, how long on average and in the middle, how long at most for nine of ten. */
export function TimesTable({
  times,
  label,
}: {
  readonly times: TimesPanel['Tempos'];
  readonly label: string;
}) {
  const { t, locale } = useTexts();
  const { asTable } = useShown();
  return (
    <ScrollRegion className="panel scroll" label={label}>
      <table className="tbl dash-times" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('dashboards.times.step')}</th>
            <th scope="col">{t('dashboards.times.clock')}</th>
            <th scope="col" className="num">
              {t('dashboards.times.n')}
            </th>
            <th scope="col" className="num">
              {t('dashboards.times.mean')}
            </th>
            <th scope="col" className="num">
              {t('dashboards.times.median')}
            </th>
            <th scope="col" className="num">
              {t('dashboards.times.p90')}
            </th>
            {asTable ? (
              (['least', 'most'] as const).map((name) => (
                <th key={name} scope="col" className="num">
                  {t(`dashboards.times.${name}`)}
                </th>
              ))
            ) : (
              <td className="dash-range">
                <span className="dash-ticks" aria-hidden="true">
                  {ticks.map((seconds) => (
                    <span key={seconds} style={{ left: `${placeOnScale(seconds)}%` }}>
                      {t(`dashboards.times.tick.${seconds}`)}
                    </span>
                  ))}
                </span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {times.map((one) => {
            const name = t(`dashboards.times.steps.${one.Etapa}`);
            const clock = t(`dashboards.times.clocks.${one.Relogio}`);
            return (
              <tr key={`${one.Etapa} ${one.Relogio}`}>
                <th scope="row">
                  <span className="b">{name}</span>
                  <Definition of={one.Definicao} />
                </th>
                <td className="mut">{clock}</td>
                <td className="num">
                  <FigureValue text={numberText(one.N, locale)} list={one.Lista} name={`${name}, ${clock}`} />
                </td>
                <td className="num">{time(one.Media)}</td>
                <td className="num b">{time(one.Mediana)}</td>
                <td className="num">{time(one.P90)}</td>
                {asTable ? (
                  <>
                    <td className="num">{time(one.Minimo)}</td>
                    <td className="num">{time(one.Maximo)}</td>
                  </>
                ) : (
                  <td className="dash-range">
                    <Range median={one.Mediana} p90={one.P90} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** From the median to what nine of ten stay below; the numbers stand beside it. */
function Range({ median, p90 }: { readonly median: number | null; readonly p90: number | null }) {
  if (median === null) return null;
  const from = placeOnScale(median);
  const to = p90 === null ? from : placeOnScale(p90);
  return (
    <span className="dash-rng" aria-hidden="true">
      {to > from && <i style={{ left: `${from}%`, width: `${to - from}%` }} />}
      <em style={{ left: `${from}%` }} />
      {p90 !== null && <u style={{ left: `${to}%` }} />}
    </span>
  );
}
