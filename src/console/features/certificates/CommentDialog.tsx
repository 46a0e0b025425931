import { lazy, Suspense, useState } from 'react';
import type { Shape } from '../../../metadata/entity.ts';
import { certidao } from '../../../metadata/generated/entities/certidao.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { newFormData } from '../../engine/entities/form/formModel.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { comment } from './callsOfLine.ts';

const FormDialog = lazy(() => import('../../engine/entities/form/FormDialog.tsx'));

interface CommentDialogProps {
  readonly certificate: ConsoleRecord;
  /** What is to be answered for. */
  readonly text: string;
  readonly close: () => void;
  readonly done: () => void;
}

/** The analyst's word on what a certificate accuses, by the field that its schema has for that. */
export function CommentDialog({ certificate, text, close, done }: CommentDialogProps) {
  const { t } = useTexts();
  const [shape] = useState(commentShape);
  const [original] = useState(() => newFormData(shape));
  return (
    <Suspense fallback={null}>
      <FormDialog
        title={t('certificates.comment.title')}
        text={text}
        shape={shape}
        validate={hasWords}
        original={original}
        prefix="comentario"
        cancel={t('form.notNow')}
        confirm={t('certificates.comment.keep')}
        close={close}
        send={async ({ Observacao }) => {
          await comment(certificate, String(Observacao).trim());
          done();
        }}
      />
    </Suspense>
  );
}

const hasWords = () => true;

function commentShape(): Shape {
  const fields = certidao.fields
    .filter(({ name }) => name === 'Observacao')
    .map((field) => ({ ...field, required: true, section: null, visibleWhen: null }));
  const confirming = certidao.actions.find(({ name }) => name === 'confirmar')?.parameters;
  return {
    name: '',
    fields,
    sections: [],
    tabs: [],
    rules: (confirming?.rules ?? [])
      .filter(({ field }) => field === 'Observacao')
      .map((rule) => ({ ...rule, when: [] })),
    jsonSchema: { type: 'object', properties: { Observacao: { type: ['string', 'null'] } } },
  };
}
