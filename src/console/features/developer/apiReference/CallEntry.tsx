import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import {
  type ApiDocument,
  kindOf,
  parametersOf,
  type ReferenceCall,
  type SchemaLine,
  schemaLinesOf,
  statusesOf,
} from './apiDocument.ts';

interface CallProps {
  readonly call: ReferenceCall;
  readonly document: ApiDocument;
}

/** One call: its line, and what it takes and answers once it is opened. */
export function CallEntry({ call, document }: CallProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="api-method">{call.method}</span>
        <code className="api-path">{call.path}</code>
        <span className="mut sm">{call.summary}</span>
      </summary>
      {isOpen && <CallFacts call={call} document={document} />}
    </details>
  );
}

function CallFacts({ call, document }: CallProps) {
  const { t } = useTexts();
  const parameters = parametersOf(call, document);
  const [[type, body] = []] = Object.entries(call.requestBody?.content ?? {});
  const answer = Object.entries(call.responses['200']?.content ?? {})[0];
  const lines = body?.schema ? schemaLinesOf(body.schema, document) : [];
  const answered = answer?.[1].schema ? schemaLinesOf(answer[1].schema, document) : [];
  const code = call['x-permission'];
  const isOpen = call.security?.length === 0;
  return (
    <div className="api-facts">
      <p className="sm">
        {code ? (
          <>
            {t('developer.api.code')} <code className="code">{code}</code>
          </>
        ) : (
          t(isOpen ? 'developer.api.open' : 'developer.api.session')
        )}
      </p>
      {parameters.length > 0 && (
        <Lines
          title={t('developer.api.parameters')}
          lines={parameters.map((one) => ({
            path: one.name,
            kind: `${one.in} · ${kindOf(one.schema, document)}`,
            isRequired: one.required === true,
            text: one.description ?? '',
          }))}
        />
      )}
      {lines.length > 0 && <Lines title={t('developer.api.body')} lines={lines} />}
      {type !== undefined && type !== 'application/json' && (
        <p className="sm">{t('developer.api.bytes', { type })}</p>
      )}
      {body?.example !== undefined && (
        <Part title={t('developer.api.example')}>
          <ScrollRegion
            label={`${t('developer.api.example')}: ${call.method} ${call.path}`}
            className="api-example"
          >
            <pre>{JSON.stringify(body.example, null, 2)}</pre>
          </ScrollRegion>
        </Part>
      )}
      {answered.length > 0 && <Lines title={t('developer.api.answer')} lines={answered} />}
      {answer && answered.length === 0 && (
        <p className="sm">{t('developer.api.answerBytes', { type: answer[0] })}</p>
      )}
      <Part title={t('developer.api.statuses')}>
        <dl className="api-statuses sm">
          {statusesOf(call, document).map(([status, text]) => (
            <div key={status}>
              <dt className="code">{status}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly SchemaLine[] }) {
  const { t } = useTexts();
  return (
    <Part title={title}>
      <ul className="api-lines sm">
        {lines.map(({ path, kind, isRequired, text }) => (
          <li key={path}>
            <code className="b">{path}</code> <span className="mut">{kind}</span>
            {isRequired && <span className="api-required xs">{t('developer.api.required')}</span>}
            {text !== '' && <div className="mut">{text}</div>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
