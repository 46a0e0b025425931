import { eventCodes } from '../../../../domain/matricula/model/index.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { certificateKinds, currencyCodes, type FieldKind } from '../facts/fields.ts';
import { currencySigns } from '../useFormats.ts';

const widths: Partial<Record<FieldKind, string>> = {
  share: 's',
  integer: 's',
  currency: 'm',
  date: 'm',
  money: 'm',
  area: 'm',
  document: 'm',
  link: 's',
};

interface FactInputProps {
  readonly id: string;
  readonly kind: FieldKind;
  readonly text: string;
  readonly wrong: boolean;
  readonly onText: (text: string) => void;
}

/** The input of a value by its kind: a list where it is one of few. */
export function FactInput({ id, kind, text, wrong, onText }: FactInputProps) {
  const { t, locale } = useTexts();
  const label = enumLabel(locale);
  const shared = {
    id,
    className: `in ${widths[kind] ?? 'l'}`,
    value: text,
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `${id}-m` : undefined,
  };
  if (kind === 'propertyKind') {
    return (
      <select {...shared} onChange={(event) => onText(event.target.value)}>
        <option value="" />
        <option value="rural">{label('TipoImovel', 'Rural')}</option>
        <option value="urban">{label('TipoImovel', 'Urbano')}</option>
      </select>
    );
  }
  if (kind === 'certificateKind') {
    return (
      <select {...shared} onChange={(event) => onText(event.target.value)}>
        <option value="" />
        {certificateKinds.map((code) => (
          <option key={code} value={code}>
            {t(`review.certificate.kind.${code}`)}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'event' || kind === 'currency') {
    const options =
      kind === 'event'
        ? eventCodes
            .map((code) => ({ code, name: label('Evento', code) }))
            .sort((a, b) => a.name.localeCompare(b.name, locale))
        : currencyCodes.map((code) => ({ code, name: `${currencySigns[code]} ${label('Moeda', code)}` }));
    return (
      <select {...shared} onChange={(event) => onText(event.target.value)}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = kind === 'money' || kind === 'area' || kind === 'integer';
  return (
    <input
      {...shared}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
