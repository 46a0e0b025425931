import type { ReactNode } from 'react';
import { intlTag, type Locale } from '../../../domain/locale.ts';
import type { Entity } from '../../../metadata/entity.ts';
import type { Imported, ImportRemark } from '../../data/entityCalls.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '../../ui/icons.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';

interface ImportReportProps {
  readonly entity: Entity;
  readonly file: string;
  readonly report: Imported;
  /** What can be done now. */
  readonly children: ReactNode;
}

/** Remarks shown: whoever has more begins with these. */
const most = 100;

/** What a file holds, what of it is understood, and what must be corrected, by line and column. */
export function ImportReport({ entity, file, report, children }: ImportReportProps) {
  const { t, locale } = useTexts();
  const { Linhas, Incluidos, Colunas, Ignoradas, Erros, Avisos = [], Simulado } = report;
  const labelOf = (path: string) => {
    const { rows, row, column } = columnOf(entity, path, locale);
    return column === null ? rows : t('import.cell', { rows, row, column });
  };
  const list = new Intl.ListFormat(intlTag[locale]);
  const isClean = Erros.length === 0;
  return (
    <section className="import-report" aria-labelledby="import-report">
      <div className="row wrap">
        <h2 id="import-report" className="grow">
          {t('import.found', { file, smart_count: Linhas })}
        </h2>
        {children}
      </div>
      <p className={isClean ? 'note ok' : 'note er'}>
        <Glyph icon={isClean ? IconCircleCheckFilled : IconAlertCircleFilled} />
        <span>
          {!isClean && <b>{t('import.problems', { smart_count: Erros.length })}. </b>}
          {isClean
            ? Simulado
              ? t(Linhas === 0 ? 'import.noLines' : 'import.ok')
              : t('import.done', { smart_count: Incluidos })
            : t('import.problemsText')}
        </span>
      </p>
      <dl className="import-columns">
        {Colunas.length > 0 && (
          <div>
            <dt>{t('import.columns')}</dt>
            <dd>{list.format(Colunas.map(labelOf))}</dd>
          </div>
        )}
        {Ignoradas.length > 0 && (
          <div>
            <dt>{t('import.ignored')}</dt>
            <dd>{list.format(Ignoradas)}</dd>
          </div>
        )}
      </dl>
      {!isClean && <Remarks remarks={Erros} title={t('import.problem')} labelOf={labelOf} />}
      {isClean && Avisos.length > 0 && (
        <Remarks remarks={Avisos} title={t('import.warning')} labelOf={labelOf} />
      )}
    </section>
  );
}

interface RemarksProps {
  readonly remarks: readonly ImportRemark[];
  readonly title: string;
  readonly labelOf: (name: string) => string;
}

function Remarks({ remarks, title, labelOf }: RemarksProps) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(intlTag[locale]);
  return (
    <div className="panel">
      <ScrollRegion className="scroll" label={title}>
        <table className="tbl import-remarks">
          <thead>
            <tr>
              <th scope="col" className="key num">
                {t('import.line')}
              </th>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {remarks.slice(0, most).map(({ Linha, Campo, Coluna, Texto }) => (
              <tr key={`${Linha} ${Campo} ${Texto}`}>
                <th scope="row" className="key num">
                  {number.format(Linha)}
                </th>
                <td>
                  {Coluna ?? (Campo ? labelOf(Campo) : <span className="mut">{t('import.wholeLine')}</span>)}
                </td>
                <td className="import-sentence">{Texto}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {remarks.length > most && (
        <p className="import-more mut sm">
          {t('import.firstOnly', { count: most, total: number.format(remarks.length) })}
        </p>
      )}
    </div>
  );
}

/** `Enderecos.0.Cep` as people call it: the field, the row counted from one, the column in it, if it names one. */
function columnOf(entity: Entity, path: string, locale: Locale) {
  const [name = '', index, inner] = path.split('.');
  const field = entity.fields.find((candidate) => candidate.name === name);
  const cell = field?.fields.find((candidate) => candidate.name === inner);
  return { rows: field?.label[locale] ?? name, row: Number(index) + 1, column: cell?.label[locale] ?? null };
}
