import { formatMatriculaNumber } from '../../../../domain/documents/matriculaNumber.ts';
import type { WayToOrder } from '../../../../metadata/calls/certificates.ts';
import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { RecordValue } from '../../../engine/entities/RecordValue.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { toldFields } from './ways.ts';

/** What would be searched for, by the names of the fields. */
export function KnownValues({ way, isAlone }: { readonly way: WayToOrder; readonly isAlone: boolean }) {
  const { t, locale } = useTexts();
  const told = toldFields(way, isAlone).flatMap(
    (name) => certidao.fields.find((field) => field.name === name) ?? [],
  );
  if (told.length === 0) return null;
  return (
    <span className="xs mut cert-known">
      {isAlone && `${t('certificates.order.searches')} `}
      {told.map((field, index) => (
        <span key={field.name}>
          {index > 0 && ' · '}
          {field.label[locale]}{' '}
          {field.name === 'NumeroMatricula' ? (
            formatMatriculaNumber(String(way.Sabe.NumeroMatricula))
          ) : (
            <RecordValue entity={certidao} field={field} record={way.Sabe} />
          )}
        </span>
      ))}
    </span>
  );
}
