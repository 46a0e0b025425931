import { Link } from 'react-router';
import type { Field } from '../../../../field-types/types.ts';
import type { EntityOutline, Shape } from '../../../../metadata/entity.ts';
import { outlines } from '../../../../metadata/outlines.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled } from '../../../kit/ui/icons.ts';
import type { Similar } from '../../data/alike.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfRecord } from '../addresses.ts';
import { useSimilarOf } from './AlikeContext.ts';
import './alikeNotice.css';

/** Below a field: records that look like the one being written, each a way to it. It may go on all the same. */
export function AlikeNotice({ shape, field }: { shape: Shape; field: Field }) {
  const { t } = useTexts();
  const similar = useSimilarOf(field.name);
  const entity = outlines.find(({ name }) => name === shape.name);
  if (field.alike === null || !entity) return null;
  return (
    <span role="status" className="alike">
      {similar.length > 0 && (
        <span className="msg wa">
          <Glyph icon={IconAlertTriangleFilled} small />
          <span>
            {t(`alike.${reasonOf(similar, field)}`)}{' '}
            {similar.map((one, index) => (
              <span key={one.Identificador}>
                {index > 0 && '; '}
                <SimilarLink entity={entity} similar={one} />
              </span>
            ))}
            .
          </span>
        </span>
      )}
    </span>
  );
}

const reasonOf = ([first]: readonly Similar[], { name, alike }: Field): string => {
  const reason = first?.Campos.find(({ Campo }) => Campo === name)?.Motivo ?? 'nome';
  // The same document is refused when it is saved; the same e-mail is not.
  return reason === 'mesmo' && alike === 'root' ? 'documento' : reason;
};

function SimilarLink({ entity, similar }: { entity: EntityOutline; similar: Similar }) {
  const { t } = useTexts();
  const { Identificador, Rotulo, Detalhe, Ativo } = similar;
  return (
    <>
      <Link to={addressOfRecord(entity, Identificador)}>{Rotulo}</Link>
      {[Detalhe, Ativo ? null : t(`form.inactive.${entity.gender}`)]
        .flatMap((word) => (word ? [`, ${word}`] : []))
        .join('')}
    </>
  );
}
