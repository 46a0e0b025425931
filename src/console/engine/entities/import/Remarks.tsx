import { intlTag } from '../../../../domain/locale.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import type { ImportRemark } from '../../data/importing.ts';
import { useTexts } from '../../i18n/texts.ts';

/** Remarks shown: whoever has more begins with these. */
const most = 100;

interface RemarksProps {
  readonly remarks: readonly ImportRemark[];
  readonly title: string;
}

/** What was mended on the way, and what looks like something that is there: worth a look, in nobody's way. */
export function Remarks({ remarks, title }: RemarksProps) {
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
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {remarks.slice(0, most).map(({ Linha, Campo, Texto }) => (
              <tr key={`${Linha} ${Campo} ${Texto}`}>
                <th scope="row" className="key num">
                  {number.format(Linha)}
                </th>
                <td className="import-sentence">{Texto}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {remarks.length > most && (
        <p className="mut sm import-more">
          {t('import.firstOnly', { count: number.format(most), total: number.format(remarks.length) })}
        </p>
      )}
    </div>
  );
}
