import { formatDate } from '../../../domain/dates.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useScreenSize } from '../../engine/page/ScreenSize.tsx';
import { ScrollRegion } from '../../kit/ui/ScrollRegion.tsx';
import { useChecklistPlace } from './ChecklistContext.ts';
import { type ChecklistLine, isIssued, linesBySubject, type Subject, subjectName } from './checklistLines.ts';
import { LineStep } from './LineStep.tsx';
import { ResultCell } from './ResultCell.tsx';
import { StateCell } from './StateCell.tsx';
import { axisAround } from './timeAxis.ts';
import { AxisHead, ValidityBar } from './ValidityBar.tsx';

interface ChecklistLinesProps {
  readonly lines: readonly ChecklistLine[];
  readonly label: string;
}

/** The lines by whom they are about: a table with the bars of validity where there is room, entries of a ledger elsewhere. */
export function ChecklistLines(props: ChecklistLinesProps) {
  const size = useScreenSize();
  if (size === 'xs' || size === 'sm') return <Entries {...props} />;
  return <Table {...props} hasBars={size !== 'md'} />;
}

function Table({ lines, label, hasBars }: ChecklistLinesProps & { readonly hasBars: boolean }) {
  const { t } = useTexts();
  const { today, day, lapsed } = useChecklistPlace();
  const axis = axisAround(today, day);
  return (
    <ScrollRegion className="scroll" label={t('list.table', { name: label.toLowerCase() })}>
      <table className="tbl cert-table">
        <thead>
          <tr>
            <th scope="col" className="key">
              {t('certificates.code')}
            </th>
            <th scope="col">{t('certificates.certificate')}</th>
            <th scope="col">{t('certificates.result')}</th>
            <th scope="col" className="num">
              {t('certificates.due')}
            </th>
            {hasBars && (
              <td className="cert-time">
                <AxisHead axis={axis} today={today} day={day} />
              </td>
            )}
            <th scope="col">{t('certificates.state')}</th>
            <th scope="col">
              <span className="vh">{t('certificates.next')}</span>
            </th>
          </tr>
        </thead>
        {linesBySubject(lines).map(({ subject, lines: own }) => (
          <tbody key={`${subject.kind} ${subject.name}`}>
            <tr className="cert-group">
              <th colSpan={hasBars ? 7 : 6} scope="rowgroup">
                <SubjectName subject={subject} />
              </th>
            </tr>
            {own.map((line) => {
              const lapses = lapsed.has(line.item.id);
              return (
                <tr key={line.item.id} data-lapses={lapses || undefined}>
                  <td className="key xs mut">{line.code}</td>
                  <th scope="row" className="cert-name">
                    <Name line={line} />
                  </th>
                  <td className="cert-result">
                    <ResultCell line={line} />
                  </td>
                  <td className={`num ${dueClass(line, lapses)}`}>
                    <Due line={line} />
                  </td>
                  {hasBars && (
                    <td className="cert-time">
                      <ValidityBar line={line} lapses={lapses} axis={axis} today={today} day={day} />
                    </td>
                  )}
                  <td>
                    <StateCell line={line} />
                  </td>
                  <td className="cert-act">
                    <LineStep line={line} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

function Entries({ lines }: ChecklistLinesProps) {
  const { t } = useTexts();
  const { lapsed } = useChecklistPlace();
  return linesBySubject(lines).map(({ subject, lines: own }) => (
    <section key={`${subject.kind} ${subject.name}`} className="cert-entries">
      <h3>
        <SubjectName subject={subject} />
      </h3>
      <ul>
        {own.map((line) => {
          const lapses = lapsed.has(line.item.id);
          return (
            <li
              key={line.item.id}
              data-lapses={lapses || undefined}
              data-failed={line.state === 'erro' || undefined}
            >
              <p className="b cert-name">
                <Name line={line} />
              </p>
              {isIssued(line) && (
                <>
                  <ResultCell line={line} />
                  <span className={`num ${dueClass(line, lapses)}`}>
                    {line.due !== null &&
                      `${t(line.state === 'vencida' ? 'certificates.dueGone' : 'certificates.dueShort')} `}
                    <Due line={line} />
                  </span>
                </>
              )}
              <StateCell line={line} />
              <div className="cert-act">
                <LineStep line={line} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

function Name({ line: { item } }: { readonly line: ChecklistLine }) {
  const { t } = useTexts();
  return (
    <>
      {String(item.Titulo)}
      {item.Obrigatoria === false && <span className="opt"> {t('certificates.optional')}</span>}
    </>
  );
}

function SubjectName({ subject }: { readonly subject: Subject }) {
  const { t } = useTexts();
  const name = subjectName(subject, t);
  return (
    <>
      {t(`certificates.subject.${subject.kind}`)}
      {name !== null && (
        <>
          : <b>{name}</b>
        </>
      )}
    </>
  );
}

function Due({ line }: { readonly line: ChecklistLine }) {
  const { t, locale } = useTexts();
  if (line.due !== null)
    return (
      <time dateTime={line.due} title={formatDate(line.due, locale, 'full')}>
        {formatDate(line.due, locale)}
      </time>
    );
  const isForGood = line.certificate?.DataEmissao && line.state === 'emitida';
  return <span className="hint">{isForGood ? t('certificates.noDue') : '–'}</span>;
}

const dueClass = ({ state }: ChecklistLine, lapses: boolean): string =>
  state === 'vencida' ? 'critica b' : lapses || state === 'a_vencer' ? 'media b' : '';
