import { type RuralDatum, type RuralKind, ruralData } from '../../../../domain/matricula/ruralData.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Glyph } from '../../../ui/Glyph.tsx';
import { IconAlertTriangleFilled, IconCheck, IconCircleX, IconInfoCircle } from '../../../ui/icons.ts';
import { EvidenceLink } from '../EvidenceLink.tsx';
import { type Fact, factId } from '../facts.ts';
import { identifiers } from '../identifiers.ts';
import { useReviewContext } from '../ReviewContext.ts';

/** INCRA, CCIR, NIRF and CAR as the record leaves them, each with what can be said of the number. */
export function RuralData() {
  const { t } = useTexts();
  const { shown, truth, facts } = useReviewContext();
  const data = ruralData(shown.property);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="rv-rural">
      <div className="rv-sh">
        <h2 id="rv-rural">{t('rural.title')}</h2>
        <span className="grow" />
        <span className="sm mut">{t('rural.today')}</span>
      </div>
      <ul className="rv-list">
        {data.map((datum) => (
          <li key={`${datum.kind} ${datum.value}`}>
            <div className="rv-line">
              <span className="mg">
                <Mark datum={datum} />
              </span>
              <span className="grow rv-wrap">
                <b>{t(`rural.kind.${datum.kind}`)}</b>{' '}
                {datum.value === null ? '' : identifiers[datum.kind].format(datum.value)}{' '}
                <span className={toneOf(datum) === 'bad' ? 'alta' : 'mut'}>
                  {datum.problem
                    ? t(`documents.${datum.problem.code}`, {
                        ...datum.problem.params,
                        label: t(`rural.kind.${datum.kind}`),
                      })
                    : t(`rural.verdict.${datum.verdict}`, { kind: t(`rural.kind.${datum.kind}`) })}
                </span>
              </span>
              <EvidenceLink fact={sourceOf(datum, truth.acts, shown.valid, facts)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Tone = 'good' | 'plain' | 'absent' | 'bad';

const toneOf = ({ verdict }: RuralDatum): Tone =>
  verdict === 'checked' ? 'good' : verdict === 'shape' ? 'plain' : verdict === 'absent' ? 'absent' : 'bad';

const marks = {
  good: [IconCheck, 'acc'],
  plain: [IconInfoCircle, 'mut'],
  absent: [IconCircleX, 'media'],
  bad: [IconAlertTriangleFilled, 'alta'],
} as const satisfies Record<Tone, unknown>;

function Mark({ datum }: { datum: RuralDatum }) {
  const [icon, tone] = marks[toneOf(datum)];
  return (
    <span className={tone}>
      <Glyph icon={icon} small />
    </span>
  );
}

const fields: Readonly<Record<RuralKind, string>> = {
  incra: 'incraCode',
  ccir: 'ccir',
  nirf: 'nirf',
  car: 'car',
};

/** The fact that says the number in force: of the last standing act that states one, else of the opening. */
function sourceOf(
  { kind, value }: RuralDatum,
  acts: readonly { readonly id: string }[],
  valid: Readonly<Record<string, boolean>>,
  facts: readonly Fact[],
): Fact | null {
  if (value === null) return null;
  const places = [...acts.filter(({ id }) => valid[id] !== false).map(({ id }) => id)].reverse();
  const wanted = [
    ...places.map((act) => factId(act, `propertyChange.${fields[kind]}`)),
    factId(null, `property.${fields[kind]}`),
  ];
  const isWanted = (id: string) => wanted.some((start) => id === start || id.startsWith(`${start}.`));
  return facts.findLast((fact) => isWanted(fact.id) && fact.value === value) ?? null;
}
