import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate, type LocalDate } from '../../../domain/dates.ts';
import { nameOf } from '../../../metadata/nameOf.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Countdown } from '../../kit/ui/Countdown.tsx';
import type { Home, HomeBlock } from './useHome.ts';

/** What is told of a record beside its name, and where its day stands. */
interface Note {
  readonly code: string;
  readonly day?: string;
  /** The day is one on which something expires. */
  readonly isExpiry?: boolean;
  readonly second?: (record: ConsoleRecord, home: Home) => ReactNode;
}

const operationOf = (record: ConsoleRecord, { clients }: Home) =>
  [record.Rotulos?.IdentificadorOperacao, clients[String(record.IdentificadorOperacao)]]
    .filter(Boolean)
    .join(' · ');

/** In the order of the page: what came back, what is to be checked, what failed, what expires, what is being read. */
const notes: readonly Note[] = [
  {
    code: 'pareceres-devolvidos',
    second: ({ MotivoDevolucao }) => (MotivoDevolucao ? `“${String(MotivoDevolucao)}”` : ''),
  },
  { code: 'certidoes-confirmar', second: operationOf },
  { code: 'feedback-responder', second: ({ Rotulos }) => String(Rotulos?.IdentificadorUsuario ?? '') },
  { code: 'leituras-erro', second: ({ Erro }) => String(Erro ?? '') },
  { code: 'certidoes-erro', second: operationOf },
  {
    code: 'assinaturas',
    day: 'DataPrevistaAssinatura',
    second: ({ Rotulos }) => String(Rotulos?.IdentificadorCliente ?? ''),
  },
  { code: 'certidoes-vencer', day: 'DataVencimento', isExpiry: true, second: operationOf },
  { code: 'pareceres-rascunho', second: operationOf },
  { code: 'lendo', second: operationOf },
];

/** The other things that wait, each with the first of them by name; what there is none of is not said. */
export function Notes({ home }: { home: Home }) {
  const shown = notes.flatMap((note) => {
    const block = home.blocks.find(({ code }) => code === note.code);
    return block && block.total > 0 ? [{ note, block }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className="home-notes">
      {shown.map(({ note, block }) => (
        <OneNote key={note.code} note={note} block={block} home={home} />
      ))}
    </div>
  );
}

function OneNote({ note, block, home }: { note: Note; block: HomeBlock; home: Home }) {
  const { t, locale } = useTexts();
  const { entity } = block;
  return (
    <section className="record-panel" aria-labelledby={`home-${note.code}`}>
      <div className="row record-panel-head home-note-head">
        <h2 id={`home-${note.code}`} className="grow">
          {t(`home.note.${note.code}`)}
        </h2>
        {block.total > block.records.length && (
          <Link
            className="sm"
            to={block.address}
            aria-label={`${t('home.all')}: ${t(`home.note.${note.code}`)}`}
          >
            {t('home.all')}
          </Link>
        )}
      </div>
      <ul className="home-note">
        {block.records.map((record) => {
          const day = note.day ? (record[note.day] as LocalDate | null) : null;
          return (
            <li key={record.id}>
              {day && (
                <time className="b nw" dateTime={day}>
                  {formatDate(day, locale)}
                </time>
              )}
              <span className="grow home-note-words">
                <Link to={addressOfRecord(entity, record.id)}>{nameOf(entity, record, locale)}</Link>
                {note.second && <span className="mut sm home-note-second">{note.second(record, home)}</span>}
              </span>
              {day && (
                <Countdown day={day} today={home.today} {...(note.isExpiry ? { what: 'expiry' } : {})} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
