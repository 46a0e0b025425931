import { Link } from 'react-router';
import type { LocalDate } from '../../../domain/dates.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { operacao } from '../../../metadata/generated/entities/operacao.ts';
import { parecer } from '../../../metadata/generated/entities/parecer.ts';
import { registroMatricula } from '../../../metadata/generated/entities/registro-matricula.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import { nameOf } from '../../engine/entities/nameOf.ts';
import { RecordValue } from '../../engine/entities/RecordValue.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Countdown, daysBetween } from '../../kit/ui/Countdown.tsx';
import { EmptyDrawing } from '../../kit/ui/EmptyDrawing.tsx';
import type { Home } from './useHome.ts';

const state = registroMatricula.fields.filter(({ name }) => name === 'Situacao');

/** The registry records one is to analyse, the most urgent first, each begun from here. */
export function Desk({ home }: { home: Home }) {
  const { t } = useTexts();
  const desk = home.blocks.find(({ code }) => code === 'mesa');
  const unowned = home.blocks.find(({ code }) => code === 'sem-responsavel');
  const review = home.blocks.find(({ code }) => code === 'revisao');
  return (
    <div className="home-desk">
      <Decisions home={home} />
      {review && review.total > 0 && (
        <Table
          id="revisao"
          title={t('home.reviewTitle')}
          items={review.records}
          home={home}
          all={review.total > review.records.length ? review.address : null}
        />
      )}
      {desk && (
        <Table
          id="mesa"
          title={t('home.deskTitle')}
          items={desk.records}
          home={home}
          all={desk.total > desk.records.length ? desk.address : null}
          {...(unowned && unowned.total > 0
            ? { more: { address: unowned.address, text: t('home.unowned', { smart_count: unowned.total }) } }
            : {})}
        />
      )}
      <Operations code="operacoes" home={home} />
      <Operations code="operacoes-equipe" home={home} />
    </div>
  );
}

interface TableProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ConsoleRecord[];
  readonly home: Home;
  readonly all: string | null;
  readonly more?: { readonly address: string; readonly text: string };
}

function Table({ id, title, items, home, all, more }: TableProps) {
  const { t } = useTexts();
  return (
    <section className="record-panel" aria-labelledby={`home-${id}`}>
      <div className="row wrap record-panel-head">
        <h2 id={`home-${id}`} className="grow">
          {title}
        </h2>
        {more && (
          <Link className="sm" to={more.address}>
            {more.text}
          </Link>
        )}
        {all && (
          <Link className="sm" to={all}>
            {t('home.all')}
          </Link>
        )}
      </div>
      <div className="panel">
        {items.length === 0 ? (
          <p className="home-calm">
            <EmptyDrawing />
            <span>{t(waits(home) ? 'home.noRecord' : 'home.calm')}</span>
          </p>
        ) : (
          <ul className="desk" aria-labelledby={`home-${id}`}>
            {items.map((record) => (
              <DeskRow key={record.id} record={record} home={home} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** What else somebody has to do something about, beside the records of the desk. */
const waiting = [
  'revisao',
  'pareceres-aprovar',
  'pareceres-devolvidos',
  'certidoes-confirmar',
  'feedback-responder',
  'leituras-erro',
  'certidoes-erro',
];

const waits = ({ blocks }: Home): boolean =>
  blocks.some(({ code, total }) => waiting.includes(code) && total > 0);

const opinionState = parecer.fields.filter(({ name }) => name === 'Conclusao' || name === 'Instancia');

/** Opinions that wait for a decision, the longest first. */
function Decisions({ home }: { home: Home }) {
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

/** The client and the operation something belongs to. */
function Whose({ home, record }: { home: Home; record: ConsoleRecord }) {
  return (
    <span className="desk-client">
      {home.clients[String(record.IdentificadorOperacao)] ?? ''}
      <span className="mut">{String(record.Rotulos?.IdentificadorOperacao ?? '')}</span>
    </span>
  );
}

/** What is done with a record in each state, from here. */
const acts: Readonly<Record<string, string>> = {
  aguardando_analise: 'analyse',
  em_analise: 'continue',
  pausada: 'continue',
  em_revisao: 'review',
};

function DeskRow({ record, home }: { record: ConsoleRecord; home: Home }) {
  const { t, locale } = useTexts();
  const name = nameOf(registroMatricula, record, locale);
  const shown = /^\d+$/.test(name) ? formatMatriculaNumber(name) : name;
  const act = t(`operation.act.${acts[String(record.Situacao)] ?? 'open'}`);
  const place = [record.Denominacao, record.Municipio].filter(Boolean).join(', ');
  return (
    <li>
      <span className="desk-due">
        <Due day={record.Prazo as LocalDate | null} today={home.today} />
      </span>
      <span className="desk-name">
        <Link className="quiet b" to={addressOfRecord(registroMatricula, record.id)}>
          {shown}
        </Link>
        <span className="mut">{place || String(record.NomeArquivo ?? '')}</span>
      </span>
      <Whose home={home} record={record} />
      <span className="desk-state">
        {state.map((field) => (
          <RecordValue key={field.name} entity={registroMatricula} field={field} record={record} />
        ))}
      </span>
      <span className="desk-act">
        <Link
          className="b"
          to={addressOfRecord(registroMatricula, record.id)}
          aria-label={`${act}: ${shown}`}
        >
          {act}
        </Link>
      </span>
    </li>
  );
}

/** The day in short; near and late ones as a countdown. */
export function Due({ day, today }: { day: LocalDate | null; today: LocalDate }) {
  const { t, locale } = useTexts();
  if (!day) return <span className="mut">{t('home.noDay')}</span>;
  return (
    <>
      <time dateTime={day} className="nw">
        {formatDate(day, locale)}
      </time>
      {daysBetween(today, day) <= 14 && <Countdown day={day} today={today} />}
    </>
  );
}

const operationState = operacao.fields.filter(({ name }) => name === 'Situacao');

/** Operations one answers for, or one's team does, the first to be signed on top. */
function Operations({ code, home }: { code: 'operacoes' | 'operacoes-equipe'; home: Home }) {
  const { t } = useTexts();
  const block = home.blocks.find((one) => one.code === code);
  if (!block || block.total === 0) return null;
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
