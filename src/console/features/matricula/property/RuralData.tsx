import { type LandField, sayingsOf } from '../../../../domain/findings/landStatements.ts';
import {
  type RuralDatum,
  type RuralKind,
  ruralData,
  type Situation,
} from '../../../../domain/matricula/model/index.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled, IconCheck, IconCircleX, IconInfoCircle } from '../../../kit/ui/icons.ts';
import { EvidenceLink } from '../facts/EvidenceLink.tsx';
import { type Fact, factId } from '../facts/facts.ts';
import { identifiers } from '../facts/identifiers.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { Sayings } from './Sayings.tsx';
import './rural.css';

/**
 * INCRA, CCIR, NIRF and CAR as the record leaves them, each with what can be said of the number, and what certificates
 * say of the same, and of what no record tells.
 */
export function RuralData() {
  const { t } = useTexts();
  const { shown, truth, facts, record } = useReviewContext();
  const { statements } = record.deal.deal;
  const data = ruralData(shown.property);
  const formats = useFormats();
  if (data.length === 0 && statements.length === 0) return null;
  const said = (field: LandField) => sayingsOf(statements, field);
  return (
    <section aria-labelledby="rv-rural">
      <div className="rv-sh">
        <h2 id="rv-rural">{t('rural.title')}</h2>
        <span className="grow" />
        <span className="sm mut">{t('rural.today')}</span>
      </div>
      <ul className="rv-list">
        {data.map((datum, index) => (
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
            {/* Of several numbers of one kind the last line has the certificates. */}
            {data[index + 1]?.kind !== datum.kind && (
              <Sayings field={fields[datum.kind]} said={said(fields[datum.kind])} />
            )}
          </li>
        ))}
        {others.map((field) => {
          const held = heldOf(field, shown, formats);
          const found = said(field);
          return (
            <li key={field}>
              <div className="rv-line">
                <span className="mg">
                  <span className="mut">
                    <Glyph icon={held || found.length > 0 ? IconInfoCircle : IconCircleX} small />
                  </span>
                </span>
                <span className="grow rv-wrap">
                  <b>{t(`rural.kind.${field}`)}</b> {held ?? ''}{' '}
                  {found.length === 0 && <span className="mut">{t('rural.unsaid')}</span>}
                </span>
              </div>
              <Sayings field={field} said={found} />
            </li>
          );
        })}
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

/** What only certificates tell, or tell beside the record. */
const others: readonly LandField[] = [
  'municipality',
  'state',
  'area',
  'classification',
  'exercise',
  'declarant',
];

/** What the record itself says of it; null where it tells nothing of the kind. */
function heldOf(
  field: LandField,
  { property, owners }: Situation,
  formats: ReturnType<typeof useFormats>,
): string | null {
  if (field === 'municipality') return property.municipality;
  if (field === 'state') return property.state;
  if (field === 'area') return property.area && formats.area(property.area);
  if (field !== 'declarant') return null;
  return owners.length === 0 ? null : [...new Set(owners.map(({ name }) => readableName(name)))].join(', ');
}

const fields = {
  incra: 'incraCode',
  ccir: 'ccir',
  nirf: 'nirf',
  car: 'car',
} as const satisfies Record<RuralKind, LandField>;

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
