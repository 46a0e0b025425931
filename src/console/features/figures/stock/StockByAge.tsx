import type { StockPanel } from '../../../../metadata/calls/figures.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconClock } from '../../../kit/ui/icons.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { DashSection } from '../DashSection.tsx';
import { Definition } from '../Definition.tsx';
import { FigureValue } from '../FigureValue.tsx';
import { numberText } from '../numbers.ts';
import { useShown } from '../Shown.ts';
import { slicesByGroup } from './stateGroups.ts';

/** The stock of today by how long it has been there, and in each class by state. */
export function StockByAge({ panel }: { readonly panel: StockPanel }) {
  const { t, locale } = useTexts();
  const { asTable } = useShown();
  const { PorIdade, PorSituacao, Total, IdadeMedia, ForaDoPrazo } = panel;
  const title = t('dashboards.age.title');
  const late = t('dashboards.age.late', { smart_count: ForaDoPrazo.Valor ?? 0 });
  const largest = Math.max(1, ...PorIdade.Fatias.map(({ Valor }) => Number(Valor ?? 0)));
  const groups = slicesByGroup(PorSituacao.Fatias);
  const number = (value: number | null) => numberText(value, locale);
  return (
    <DashSection
      title={title}
      side={
        <span className={`row ${ForaDoPrazo.Valor ? 'critica b' : ''}`}>
          {Boolean(ForaDoPrazo.Valor) && <Glyph icon={IconClock} small />}
          <FigureValue text={number(ForaDoPrazo.Valor)} list={ForaDoPrazo.Lista} name={late} />
          {late}
        </span>
      }
      definition={PorIdade.Definicao}
    >
      <Definition of={ForaDoPrazo.Definicao} />
      {asTable ? (
        <ScrollRegion className="panel scroll" label={title}>
          <table className="tbl" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t('dashboards.age.column')}</th>
                {groups.map(({ name }) => (
                  <th key={name} scope="col" className="num">
                    {t(`dashboards.age.group.${name}`)}
                  </th>
                ))}
                <th scope="col" className="num">
                  {t('dashboards.total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {PorIdade.Fatias.map(({ Codigo, Rotulo, Valor, Lista, PorSituacao: states }) => (
                <tr key={String(Codigo)}>
                  <th scope="row">{Rotulo}</th>
                  {slicesByGroup(states).map(({ name, count, list }) => (
                    <td key={name} className="num">
                      <FigureValue
                        text={number(count)}
                        list={list}
                        name={`${Rotulo}, ${t(`dashboards.age.group.${name}`)}`}
                      />
                    </td>
                  ))}
                  <td className="num b">
                    <FigureValue text={number(Valor)} list={Lista} name={Rotulo} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : (
        <ul className="dash-ages" aria-label={title}>
          {PorIdade.Fatias.map(({ Codigo, Rotulo, Valor, Lista, PorSituacao: states }) => (
            <li key={String(Codigo)}>
              <span className="dash-bar-name">{Rotulo}</span>
              <span className="dash-stack" aria-hidden="true">
                {slicesByGroup(states).map(({ name, count }, index) =>
                  count > 0 ? (
                    <i
                      key={name}
                      className={`k${index + 1}`}
                      style={{ flexGrow: count }}
                      title={`${t(`dashboards.age.group.${name}`)}: ${number(count)}`}
                    >
                      {count / largest >= 0.12 && <em>{number(count)}</em>}
                    </i>
                  ) : null,
                )}
                <s style={{ flexGrow: largest - Number(Valor ?? 0) }} />
              </span>
              <FigureValue className="num b" text={number(Valor)} list={Lista} name={`${title}: ${Rotulo}`} />
            </li>
          ))}
        </ul>
      )}
      <ul className="dash-legend">
        {groups.map(({ name, count, list }, index) => (
          <li key={name}>
            <i className={`dash-key k${index + 1}`} aria-hidden="true" />
            {t(`dashboards.age.group.${name}`)}{' '}
            <FigureValue
              className="b"
              text={number(count)}
              list={list}
              name={t(`dashboards.age.group.${name}`)}
            />
          </li>
        ))}
        <li>
          {t('dashboards.age.mean')}{' '}
          <b className="num">
            {t('dashboards.age.days', { value: numberText(IdadeMedia.Valor, locale, 1) })}
          </b>
        </li>
        <li>
          {t('dashboards.total')}{' '}
          <FigureValue
            className="b"
            text={number(Total.Valor)}
            list={Total.Lista}
            name={t('dashboards.total')}
          />
        </li>
      </ul>
      <Definition of={IdadeMedia.Definicao} />
      <Definition of={Total.Definicao} />
    </DashSection>
  );
}
