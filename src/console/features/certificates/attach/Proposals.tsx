import type { Field } from '../../../../field-types/types.ts';
import { enumLabel, markOf } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { useSurroundings } from '../../../kit/ui/fieldTypeConsole.ts';
import { StatusMark } from '../../../kit/ui/StatusMark.tsx';
import { type DocumentSays, isDoubtfulProposal } from './document.ts';
import { ProofQuote } from './ProofQuote.tsx';

interface ProposalsProps {
  readonly fields: readonly Field[];
  readonly says: DocumentSays | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly change: (name: string, value: unknown) => void;
  /** What is wrong, by field. */
  readonly problems: Readonly<Record<string, string>>;
}

/** The answer field by field, and beside each the words of the page that prove it. */
export function Proposals({ fields, says, values, change, problems }: ProposalsProps) {
  return (
    <div className="cert-proposals">
      {fields.map((field) => (
        <Proposal
          key={field.name}
          field={field}
          says={says}
          value={values[field.name]}
          values={values}
          change={(value) => change(field.name, value)}
          problem={problems[field.name]}
        />
      ))}
    </div>
  );
}

interface ProposalProps extends Pick<ProposalsProps, 'says' | 'values'> {
  readonly field: Field;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly problem: string | undefined;
}

function Proposal({ field, says, value, values, change, problem }: ProposalProps) {
  const { t, locale } = useTexts();
  const { halfOf } = useSurroundings();
  const { Widget } = halfOf(field.type);
  const id = `anexo-${field.name}`;
  const said = says?.Propostas[field.name];
  const doubtful = says !== null && isDoubtfulProposal(says, field.name);
  const isChanged = said !== undefined && (value ?? null) !== said.Valor;
  const mark = field.enum && typeof value === 'string' ? markOf(field.enum, value) : null;
  return (
    <div className="cert-proposal" data-doubtful={doubtful || undefined}>
      <div className="fld">
        <label htmlFor={id}>
          {field.label[locale]}
          {!field.required && <span className="opt"> {t('certificates.optional')}</span>}
        </label>
        {field.help && (
          <span className="help" id={`${id}-help`}>
            {field.help[locale]}
          </span>
        )}
        <Widget
          id={id}
          field={field}
          value={value as never}
          record={values}
          invalid={problem !== undefined}
          describedBy={[field.help && `${id}-help`, problem && `${id}-m`, `${id}-prova`]
            .filter(Boolean)
            .join(' ')}
          onChange={change}
        />
        {mark && field.enum && (
          <StatusMark mark={mark} label={enumLabel(locale)(field.enum, String(value))} />
        )}
        {problem && <FieldMessage id={`${id}-m`} text={problem} />}
      </div>
      <div className="cert-proof" id={`${id}-prova`}>
        {said ? (
          <ProofQuote proof={said} doubtful={doubtful} />
        ) : says === null || field.type === 'longText' ? null : (
          <p className="sm mut">{t('certificates.attaching.notSaid')}</p>
        )}
        {doubtful && <p className="sm">{doubtText()}</p>}
        {isChanged && <p className="sm hand-note">{t('certificates.attaching.changed')}</p>}
      </div>
    </div>
  );

  function doubtText(): string {
    const between = says?.Hesita ?? [];
    if (field.name === 'Resultado' && between.length > 0 && field.enum) {
      const names = between.map((code) => enumLabel(locale)(field.enum ?? '', code));
      return t('certificates.attaching.hesitates', { between: names.join(', ') });
    }
    return t('certificates.attaching.doubt', { percent: said?.Confianca ?? 0 });
  }
}
