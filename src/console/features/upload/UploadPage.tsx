import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChoiceTexts } from '../../../field-types/reference/console/useChoiceTexts.ts';
import { registroMatricula } from '../../../metadata/generated/entities/registro-matricula.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ChoiceBox } from '../../kit/inputs/ChoiceBox.tsx';
import { useSignal } from '../../kit/signal.ts';
import { type Choice, useSurroundings } from '../../kit/ui/fieldTypeConsole.ts';
import { FileList } from './FileList.tsx';
import { readings } from './followedFiles.ts';
import { transfers } from './transfers.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useUnfinished } from './useUnfinished.ts';
import './upload.css';

/** Sends registry records when one does not come from an operation's page: the operation is asked first. */
export default function UploadPage() {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { choices } = useSurroundings();
  const field = registroMatricula.fields.find(({ name }) => name === 'IdentificadorOperacao');
  const id = useId();
  const choose = (choice: Choice | null) => {
    setChosen(choice);
    // The address says for which operation, so that it can be sent to a colleague.
    setQuery(choice ? { operacao: String(choice.id), codigo: choice.label } : {}, { replace: true });
  };
  const fromAddress = query.get('operacao');
  const operation =
    chosen ?? (fromAddress ? { id: Number(fromAddress), label: query.get('codigo') ?? fromAddress } : null);
  return (
    <>
      <div className="head">
        <h1 className="grow">{t('upload.choose')}</h1>
      </div>
      <div style={{ display: 'grid', gap: 24, maxWidth: 800 }}>
        <div className="fld">
          <label htmlFor={id}>{t('upload.operation')}</label>
          <span className="help" id={`${id}-help`}>
            {t('upload.operationHint')}
          </span>
          {field && (
            <OperationChoice id={id} field={field} operation={operation} search={choices} onChoose={choose} />
          )}
        </div>
        {operation ? (
          <UploadPanel key={operation.id} operation={{ id: operation.id, code: operation.label }} />
        ) : (
          <MyUploads />
        )}
      </div>
    </>
  );
}

/** Before an operation is chosen: everything the person has under way, wherever it was sent. */
function MyUploads() {
  const { t } = useTexts();
  const isWaiting = useUnfinished(null);
  const travelling = useSignal(transfers);
  const followed = useSignal(readings);
  const isEmpty = travelling.length + followed.length === 0;
  return (
    <section className="up" aria-labelledby="up-mine">
      <p className="mut">{t('upload.operationNone')}</p>
      <h2 id="up-mine">{t('upload.mine')}</h2>
      {isEmpty && <p className="mut">{t(isWaiting ? 'upload.looking' : 'upload.mineEmpty')}</p>}
      <FileList travelling={travelling} followed={followed} withOperation />
    </section>
  );
}

interface OperationChoiceProps {
  readonly id: string;
  readonly field: Parameters<typeof useChoiceTexts>[0];
  readonly operation: Choice | null;
  readonly search: ReturnType<typeof useSurroundings>['choices'];
  readonly onChoose: (choice: Choice | null) => void;
}

function OperationChoice({ id, field, operation, search, onChoose }: OperationChoiceProps) {
  const texts = useChoiceTexts(field);
  return (
    <ChoiceBox
      id={id}
      value={operation ? [operation] : []}
      multiple={false}
      onChange={([choice]) => onChoose(choice ?? null)}
      search={(text, signal) => search('operacao', text, signal)}
      texts={texts}
      invalid={false}
      describedBy={`${id}-help`}
    />
  );
}
