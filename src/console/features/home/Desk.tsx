import { Link } from 'react-router';
import type { LocalDate } from '../../../domain/dates.ts';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { registroMatricula } from '../../../metadata/generated/entities/registro-matricula.ts';
import { nameOf } from '../../../metadata/nameOf.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import { RecordValue } from '../../engine/entities/RecordValue.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { EmptyDrawing } from '../../kit/ui/EmptyDrawing.tsx';
import { Decisions } from './Decisions.tsx';
import { Due } from './Due.tsx';
import { Operations } from './Operations.tsx';
import type { Home } from './useHome.ts';
import { Whose } from './Whose.tsx';

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

/** What else waits for a person, beside the records of the desk. */
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
