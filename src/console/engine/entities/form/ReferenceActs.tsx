import { Link } from 'react-router';
import type { Field } from '../../../../field-types/types.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { useSurroundings } from '../../../kit/ui/fieldTypeConsole.ts';
import { mayDo, useCodes } from '../../auth/rights.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFormPlace } from './FormPlace.ts';
import { useRecordMaker } from './RecordMaker.tsx';

interface ReferenceActsProps {
  readonly field: Field;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly choose: (value: unknown) => void;
}

/** Beside a field that refers to a record: to open the one chosen, and to make the one that is missing. */
export function ReferenceActs({ field, value, readOnly, choose }: ReferenceActsProps) {
  const { t, locale } = useTexts();
  const { addressOf } = useSurroundings();
  const { prefix } = useFormPlace();
  const codes = useCodes();
  const make = useRecordMaker();
  if (!field.entity) return null;
  const entity = outlineNamed(field.entity);
  // From a dialog nobody is led away: what is below it would be lost.
  const address = typeof value === 'number' && prefix === 'campo' ? addressOf(field.entity, value) : null;
  const makeNew = async () => {
    const made = await make?.(entity.name);
    if (made) choose(Array.isArray(value) ? [...value, made.id] : isMany(field) ? [made.id] : made.id);
  };
  const name = field.label[locale];
  const mayMake = make !== null && !readOnly && mayDo(codes, entity, 'create');
  if (!address && !mayMake) return null;
  return (
    <span className="fld-acts">
      {address && (
        <Link to={address} aria-label={t('form.openChosen', { name })}>
          {t('form.open')}
        </Link>
      )}
      {mayMake && (
        <button
          type="button"
          className="linkish"
          aria-label={t(`list.new.${entity.gender}`, { name: entity.label[locale].toLowerCase() })}
          onClick={() => void makeNew()}
        >
          {t(`form.newShort.${entity.gender}`)}
        </button>
      )}
    </span>
  );
}

const isMany = ({ type }: Field) => type === 'referenceMany';
