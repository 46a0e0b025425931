import { useId, useState } from 'react';
import { formatMatriculaNumber } from '../../../../domain/documents/matriculaNumber.ts';
import type { Target } from '../../../../metadata/calls/certificates.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { judge } from '../../../../metadata/judge.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import { useValidator } from '../../../engine/entities/form/useValidator.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { confirmAnswer } from './calls.ts';
import type { Attached } from './document.ts';
import { documentText } from './documentText.ts';
import { Parts } from './Parts.tsx';
import { Proposals } from './Proposals.tsx';
import { Warnings } from './Warnings.tsx';

interface ConfirmAnswerProps {
  readonly attached: Attached;
  readonly use: (part: number) => Promise<void>;
  readonly carry: (part: number, target: Target) => Promise<void>;
  readonly replace: () => void;
  readonly close: () => void;
  readonly done: () => void;
}

/** What the document says, to be read over and confirmed; nothing counts before. */
export function ConfirmAnswer(props: ConfirmAnswerProps) {
  const shape = certidao.actions.find(({ name }) => name === 'confirmar')?.parameters ?? null;
  const validate = useValidator(shape);
  return shape && validate ? <Answer {...props} shape={shape} validate={validate} /> : null;
}

interface AnswerProps extends ConfirmAnswerProps {
  readonly shape: Shape;
  readonly validate: Validator;
}

function Answer({ attached, use, carry, replace, close, done, shape, validate }: AnswerProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const { record, says, warnings } = attached;
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() => proposed(shape, attached));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [insists, setInsists] = useState(false);
  const [busy, setBusy] = useState(false);
  const mustInsist = warnings.some(({ Confirmar }) => Confirmar);
  const asked = shape.fields.filter(({ name }) => name !== insisting);

  const confirm = async () => {
    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const wrong = judge(shape, validate, said, locale).problems.map(({ field, text }) => [field, text]);
    if (mustInsist && !insists) wrong.push([insisting, t('certificates.attaching.needsInsisting')]);
    setProblems(Object.fromEntries(wrong));
    if (wrong.length > 0) return focusOn(wrong[0]?.[0] ?? '');
    setBusy(true);
    try {
      await confirmAnswer(record, { ...said, ...(mustInsist ? { [insisting]: insists } : {}) });
      done();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const told = error.errors.length > 0 ? error.body.errors : { '': error.message };
      setProblems(told);
      focusOn(Object.keys(told)[0] ?? '');
    } finally {
      setBusy(false);
    }
  };
  const focusOn = (name: string) => setTimeout(() => document.getElementById(`anexo-${name}`)?.focus());
  const others = Object.entries(problems).filter(
    ([name]) => !shape.fields.some((field) => field.name === name),
  );

  return (
    <>
      <Parts parts={attached.parts} use={use} carry={carry} />
      {/* Which pages answer is told above, where another choice can be made. */}
      <Warnings warnings={warnings.filter(({ Codigo }) => Codigo !== 'several-certificates')} />
      {mustInsist && (
        <div className="cert-insist">
          <label className="row" htmlFor={`anexo-${insisting}`}>
            <input
              id={`anexo-${insisting}`}
              type="checkbox"
              className="ck"
              checked={insists}
              aria-describedby={problems[insisting] ? `${id}-insist` : undefined}
              onChange={({ target }) => setInsists(target.checked)}
            />
            {t('certificates.attaching.insist')}
          </label>
          {problems[insisting] && <FieldMessage id={`${id}-insist`} text={problems[insisting]} />}
        </div>
      )}
      {says && <About says={says} />}
      <Proposals
        fields={asked}
        says={says}
        values={values}
        change={(name, value) => setValues({ ...values, [name]: value })}
        problems={problems}
      />
      {says && says.Ressalvas.length > 0 && (
        <ul className="cert-caveats sm">
          {says.Ressalvas.map(({ Valor, Pagina }) => (
            <li key={`${String(Valor)} ${Pagina}`}>{t(`certificates.caveat.${String(Valor)}`)}</li>
          ))}
        </ul>
      )}
      {others.map(([name, text]) => (
        <div key={name} role="alert">
          <FieldMessage id={`${id}-${name}`} text={text} />
        </div>
      ))}
      <div className="dialog-buttons">
        <button type="button" className="btn txt keep" onClick={replace} disabled={busy}>
          {t('certificates.attaching.replace')}
        </button>
        <span className="grow" />
        <button type="button" className="btn keep" onClick={close} disabled={busy}>
          {t('form.notNow')}
        </button>
        <BusyButton
          type="button"
          className="pri"
          busy={busy}
          busyText={t('certificates.attaching.confirm')}
          onClick={() => void confirm()}
        >
          {t('certificates.attaching.confirm')}
        </BusyButton>
      </div>
    </>
  );
}

/** Whom and what the document is about, in its own words. */
function About({ says: { Sobre } }: { readonly says: NonNullable<Attached['says']> }) {
  const { t } = useTexts();
  const said = (name: string) => (Sobre[name] ? String(Sobre[name].Valor) : null);
  const matricula = said('Matricula');
  const shown = [
    said('Nome'),
    said('Documento'),
    matricula && t('certificates.recordInTitle', { number: formatMatriculaNumber(matricula) }),
    said('InscricaoMunicipal'),
  ].flatMap((text) => (text ? [documentText(text)] : []));
  if (shown.length === 0) return null;
  return (
    <p className="sm cert-about">
      {t('certificates.attaching.about')} <b>{shown.join(', ')}</b>
    </p>
  );
}

/** What the document says, else what is known already. */
const proposed = ({ fields }: Shape, { says, record }: Attached) =>
  Object.fromEntries(
    fields
      .filter(({ name }) => name !== insisting)
      .map(({ name }) => [name, says?.Propostas[name]?.Valor ?? record[name] ?? null]),
  );

/** Parameter by which a document of somebody else or of another kind is taken all the same. */
const insisting = 'ConfirmarDivergencia';
