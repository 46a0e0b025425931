import { intlTag } from '../../../../domain/locale.ts';
import type { NamedCode, RightsChange, RightsPreview } from '../../../../metadata/calls/rights.ts';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { useTexts } from '../../i18n/texts.ts';
import './rightsPreview.css';

interface RightsPreviewDialogProps {
  readonly preview: RightsPreview;
  readonly back: () => void;
  readonly save: () => void;
}

/** Who gains and who loses by the save, person by person, and who does not change although it concerns them. */
export default function RightsPreviewDialog({ preview, back, save }: RightsPreviewDialogProps) {
  const { t } = useTexts();
  const changed = preview.Pessoas.filter((person) => kinds.some((kind) => person[kind].length > 0));
  const same = preview.Pessoas.filter((person) => !changed.includes(person));
  const unnamed = preview.Total - preview.Pessoas.length;
  return (
    <ConfirmDialog
      open
      title={t('rights.preview.title', { smart_count: preview.Afetadas })}
      cancel={t('rights.preview.back')}
      confirm={t('form.save')}
      close={back}
      act={save}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className="rights-preview" tabIndex={0} aria-label={t('rights.preview.label')}>
        <ul>
          {changed.map((person) => (
            <li key={person.Identificador}>
              <Changes person={person} />
            </li>
          ))}
          {same.map(({ Identificador, Nome, TemPor }) => (
            <li key={Identificador} className="mut">
              <Unchanged name={Nome} by={TemPor} />
            </li>
          ))}
        </ul>
        {unnamed > 0 && <p className="mut sm">{t('rights.preview.unnamed', { smart_count: unnamed })}</p>}
      </section>
    </ConfirmDialog>
  );
}

const kinds = ['Ganha', 'Perde', 'ConcedeMais', 'ConcedeMenos'] as const;

function Changes({ person }: { person: RightsChange }) {
  const { t } = useTexts();
  return (
    <>
      <b>{person.Nome}</b>
      {kinds
        .filter((kind) => person[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            {t(`rights.preview.${kind}`, { count: person[kind].length })} <Codes codes={person[kind]} />
          </div>
        ))}
    </>
  );
}

/** The first few at once; an administrator's hundred on demand. */
function Codes({ codes }: { codes: readonly NamedCode[] }) {
  const { t } = useTexts();
  const listed = (some: readonly NamedCode[]) => some.map(({ Descricao }) => Descricao).join(', ');
  if (codes.length <= mostAtOnce + 1) return <>{listed(codes)}</>;
  return (
    <>
      {listed(codes.slice(0, mostAtOnce))}
      <details>
        <summary>{t('rights.preview.more', { count: codes.length - mostAtOnce })}</summary>
        {listed(codes.slice(mostAtOnce))}
      </details>
    </>
  );
}

const mostAtOnce = 6;

function Unchanged({ name, by }: { name: string; by: readonly string[] }) {
  const { t, locale } = useTexts();
  if (by.length === 0) return <>{t('rights.preview.same', { name })}</>;
  const profiles = new Intl.ListFormat(intlTag[locale]).format(by);
  return <>{t('rights.preview.sameBy', { name, profiles })}</>;
}
