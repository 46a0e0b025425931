import { Link } from 'react-router';
import { parecer } from '../../../metadata/generated/entities/parecer.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import { RecordValue } from '../../engine/entities/RecordValue.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import type { Home } from './useHome.ts';
import { Whose } from './Whose.tsx';

const opinionState = parecer.fields.filter(({ name }) => name === 'Conclusao' || name === 'Instancia');

/** Opinions that wait for a decision, the longest first. */
export function Decisions({ home }: { home: Home }) {
  const { t } = useTexts();
  const { at } = useInstants();
  const block = home.blocks.find(({ code }) => code === 'pareceres-aprovar');
  if (!block || block.total === 0) return null;
  return (
    <section className="record-panel" aria-labelledby="home-pareceres">
      <div className="row wrap record-panel-head">
        <h2 id="home-pareceres" className="grow">
          {t('home.decideTitle')}
        </h2>
        {block.total > block.records.length && (
          <Link className="sm" to={block.address}>
            {t('home.all')}
          </Link>
        )}
      </div>
      <div className="panel">
        <ul className="desk" aria-labelledby="home-pareceres">
          {block.records.map((record) => {
            const title = String(record.Titulo);
            const sent = record.SubmetidoEm as Date | null;
            return (
              <li key={record.id}>
                <span className="desk-due">
                  {sent && (
                    <>
                      <span className="mut">{t('home.since')}</span>
                      <time dateTime={sent.toISOString()}>{at(sent)}</time>
                    </>
                  )}
                </span>
                <span className="desk-name">
                  <Link className="quiet b" to={addressOfRecord(parecer, record.id)}>
                    {title}
                  </Link>
                  <span className="mut">{String(record.Rotulos?.IdentificadorAutor ?? '')}</span>
                </span>
                <Whose home={home} record={record} />
                <span className="desk-state">
                  {opinionState.map((field) => (
                    <span key={field.name}>
                      <RecordValue entity={parecer} field={field} record={record} />
                    </span>
                  ))}
                </span>
                <span className="desk-act">
                  <Link
                    className="b"
                    to={addressOfRecord(parecer, record.id)}
                    aria-label={`${t('operation.act.decide')}: ${title}`}
                  >
                    {t('operation.act.decide')}
                  </Link>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
