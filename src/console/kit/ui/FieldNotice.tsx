import { definitions } from '../../../field-types/generated/definitions.ts';
import { isOfKind } from '../../../field-types/kinds.ts';
import type { Field } from '../../../field-types/types.ts';
import { useSurroundings } from './fieldTypeConsole.ts';
import { Glyph } from './Glyph.tsx';
import { IconAlertTriangleFilled } from './icons.ts';

interface FieldNoticeProps {
  readonly field: Field;
  readonly value: unknown;
  /** The whole record, or row, as it stands in the form. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** What looks wrong with a value that is saved all the same, below its field. Nothing for what is refused anyway. */
export function FieldNotice({ field, value, record }: FieldNoticeProps) {
  const { locale, t } = useSurroundings();
  const definition = definitions[field.type];
  if (!definition?.warn || !isOfKind(value, field) || definition.isValid?.(value) === false) return null;
  const remark = definition.warn(value, record);
  return (
    <span role="status">
      {remark && (
        <span className="msg wa">
          <Glyph icon={IconAlertTriangleFilled} small />
          <span className="pre">
            {t(`documents.${remark.code}`, { label: field.label[locale], ...remark.params })}
          </span>
        </span>
      )}
    </span>
  );
}
