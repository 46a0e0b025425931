import { certidao } from '../../../metadata/generated/entities/certidao.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { FieldDialog } from '../../engine/entities/form/FieldDialog.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { comment } from './callsOfLine.ts';

interface CommentDialogProps {
  readonly certificate: ConsoleRecord;
  /** What is to be answered for. */
  readonly text: string;
  readonly close: () => void;
  readonly done: () => void;
}

const confirming = certidao.actions.find(({ name }) => name === 'confirmar')?.parameters;

/** The analyst's word on what a certificate accuses, by the field that its schema has for that. */
export function CommentDialog({ certificate, text, close, done }: CommentDialogProps) {
  const { t } = useTexts();
  return (
    <FieldDialog
      entity={certidao}
      field="Observacao"
      rules={confirming?.rules ?? []}
      title={t('certificates.comment.title')}
      text={text}
      prefix="comentario"
      confirm={t('certificates.comment.keep')}
      close={close}
      send={async (words) => {
        await comment(certificate, words);
        done();
      }}
    />
  );
}
