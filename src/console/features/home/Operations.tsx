import { Link } from 'react-router';
import type { LocalDate } from '../../../domain/dates.ts';
import { operacao } from '../../../metadata/generated/entities/operacao.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import { RecordValue } from '../../engine/entities/RecordValue.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Due } from './Due.tsx';
import type { Home } from './useHome.ts';

const operationState = operacao.fields.filter(({ name }) => name === 'Situacao');

/** Operations one answers for, or one's team does, the first to be signed on top. */
export function Operations({ code, home }: { code: 'operacoes' | 'operacoes-equipe'; home: Home }) {
  const { t } = useTexts();
  const block = home.blocks.find((one) => one.code === code);
  if (!block || block.total === 0) return null;
  const lacks = (id: ConsoleRecord['id']) => {
    const missing = home.missing[id];
    if (!missing || missing.Total === 1) return missing?.Primeira;
    return t('home.missingMore', { first: missing.Primeira, smart_count: missing.Total - 1 });
  };
  return (
    <section className="record-panel" aria-labelledby={`home-${code}`}>
      <div className="row record-panel-head">
        <h2 id={`home-${code}`} className="grow">
          {t(`home.operations.${code}`)}{' '}
          <span className="count">{block.exact ? block.total : `${block.total - 1}+`}</span>
        </h2>
        <Link className="sm" to={block.address}>
          {t('home.all')}
        </Link>
      </div>
      <div className="panel">
        <ul className="desk" aria-labelledby={`home-${code}`}>
          {block.records.map((record) => (
            <li key={record.id}>
              <span className="desk-due">
                <Due day={record.DataPrevistaAssinatura as LocalDate | null} today={home.today} />
              </span>
              <span className="desk-name">
                <Link className="quiet b" to={addressOfRecord(operacao, record.id)}>
                  {String(record.Codigo)}
                </Link>
                {home.missing[record.id] && <span className="mut">{lacks(record.id)}</span>}
              </span>
              <span className="desk-client">{String(record.Rotulos?.IdentificadorCliente ?? '')}</span>
              <span className="desk-state">
                {operationState.map((field) => (
                  <RecordValue key={field.name} entity={operacao} field={field} record={record} />
                ))}
              </span>
              <span className="desk-act">
                <Link
                  className="b"
                  to={addressOfRecord(operacao, record.id)}
                  aria-label={`${t('operation.act.open')}: ${String(record.Codigo)}`}
                >
                  {t('operation.act.open')}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
