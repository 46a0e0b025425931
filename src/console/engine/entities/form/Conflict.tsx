import { useEffect, useRef } from 'react';
import { intlTag } from '../../../../domain/locale.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled } from '../../../kit/ui/icons.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ChangedValue } from '../difference/ChangedValue.tsx';
import { rowsOf } from '../difference/rowDifference.ts';
import type { FormData } from './formModel.ts';

interface ConflictProps {
  readonly entity: Entity;
  /** Fields both changed. */
  readonly both: readonly string[];
  /** Fields that only the other person changed. */
  readonly theirs: readonly string[];
  /** What both began from. */
  readonly before: FormData;
  readonly mine: FormData;
  /** The record as it is now. */
  readonly current: ConsoleRecord;
  /** Who saved it, where it is known. */
  readonly by: string | null;
  readonly keepMine: (field: string) => void;
  readonly takeTheirs: (field: string) => void;
}

/** Somebody saved in between: nothing typed is lost, and where both wrote the person chooses. */
export function Conflict(props: ConflictProps) {
  const { entity, both, theirs, before, mine, current, keepMine, takeTheirs } = props;
  const { t, locale } = useTexts();
  const by = props.by ?? t('form.somebody');
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const labels = entity.fields.filter(({ name }) => theirs.includes(name)).map(({ label }) => label[locale]);
  return (
    <section className="conflict" role="alert" tabIndex={-1} ref={box}>
      <p className="row b">
        <Glyph icon={IconAlertTriangleFilled} className="media" />
        {t('form.conflict', { by })}
      </p>
      {theirs.length > 0 && (
        <p className="mut sm">
          {t('form.conflictTaken', { by, names: new Intl.ListFormat(intlTag[locale]).format(labels) })}
        </p>
      )}
      {both.length > 0 && (
        <ul className="conflict-fields" aria-label={t('form.conflictFields')}>
          {entity.fields
            .filter(({ name }) => both.includes(name))
            .map((field) => (
              <li key={field.name}>
                <p className="row wrap">
                  <span className="b grow">{field.label[locale]}</span>
                  <button
                    type="button"
                    className="btn txt sq acc"
                    onClick={() => keepMine(field.name)}
                    aria-label={t('form.conflictKeepMineOf', { name: field.label[locale] })}
                  >
                    {t('form.conflictKeepMine')}
                  </button>
                  <button
                    type="button"
                    className="btn txt sq acc"
                    onClick={() => takeTheirs(field.name)}
                    aria-label={t('form.conflictTakeTheirsOf', { name: field.label[locale] })}
                  >
                    {t('form.conflictTakeTheirs')}
                  </button>
                </p>
                <dl>
                  <div>
                    <dt>{t('form.conflictBefore')}</dt>
                    <dd>
                      <Side entity={entity} field={field} of={before} />
                    </dd>
                  </div>
                  <div>
                    <dt>{t('form.conflictTheirs')}</dt>
                    <dd>
                      <Side entity={entity} field={field} of={current} from={before} />
                    </dd>
                  </div>
                  <div className="conflict-mine">
                    <dt>{t('form.conflictMine')}</dt>
                    <dd>
                      <Side entity={entity} field={field} of={mine} from={before} />
                    </dd>
                  </div>
                </dl>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

interface SideProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly of: FormData;
  /** What the rows of a table are told from; absent for the side both began from. */
  readonly from?: FormData;
}

/** One side's value; of a table how many rows there were, and what each side made of them. */
function Side({ entity, field, of, from }: SideProps) {
  const { t } = useTexts();
  if (field.type === 'lines' && !from)
    return (
      <span className="mut">{t('form.conflictRows', { smart_count: rowsOf(of[field.name]).length })}</span>
    );
  return <ChangedValue shape={entity} field={field} value={of[field.name]} from={from?.[field.name]} />;
}
