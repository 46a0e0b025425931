import type { Entity } from '../../../metadata/entity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconAlertTriangleFilled } from '../../ui/icons.ts';
import { Value } from '../../ui/Value.tsx';
import type { FormData } from './formModel.ts';

interface ConflictProps {
  readonly entity: Entity;
  /** Fields both changed. */
  readonly fields: readonly string[];
  readonly mine: FormData;
  readonly theirs: ConsoleRecord;
  readonly takeTheirs: (field: string) => void;
}

/** Somebody saved in between: nothing typed is lost, and where both wrote the person chooses. */
export function Conflict({ entity, fields, mine, theirs, takeTheirs }: ConflictProps) {
  const { t, locale } = useTexts();
  return (
    <section className="conflict" role="alert">
      <p className="row b">
        <Glyph icon={IconAlertTriangleFilled} className="media" />
        {t('form.conflict')}
      </p>
      {fields.length > 0 && (
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('history.field')}</th>
              <th scope="col">{t('form.conflictMine')}</th>
              <th scope="col">{t('form.conflictTheirs')}</th>
              <th scope="col">
                <span className="vh">{t('form.conflictTakeTheirs')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entity.fields
              .filter(({ name }) => fields.includes(name))
              .map((field) => (
                <tr key={field.name}>
                  <th scope="row">{field.label[locale]}</th>
                  <td className="conflict-mine">
                    <Value field={field} record={mine} place="table" />
                  </td>
                  <td>
                    <Value field={field} record={theirs} place="table" />
                  </td>
                  <td className="num">
                    <button type="button" className="btn txt sq acc" onClick={() => takeTheirs(field.name)}>
                      {t('form.conflictTakeTheirs')}
                    </button>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
