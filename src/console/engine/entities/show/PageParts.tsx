import type { ReactNode } from 'react';
import type { Entity } from '../../../../metadata/entity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Fold } from './Fold.tsx';
import { OnePanel } from './Panels.tsx';
import { type PagePart, usePageParts } from './usePageParts.ts';
import './pageParts.css';

interface PagePartsProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  /** The record's own fields. */
  readonly facts: ReactNode;
}

/**
 * What a record's page holds: what comes first, its facts, what hangs on it. A long page has an index, and each part
 * can be put away.
 */
export function PageParts({ entity, record, facts }: PagePartsProps) {
  const { t } = useTexts();
  const { parts, isLong } = usePageParts(entity);
  const body = ({ panel }: PagePart) => (panel ? <OnePanel panel={panel} record={record} /> : facts);
  if (!isLong)
    return parts.map((part) => (
      <div key={part.key} id={idOfPart(part.key)}>
        {body(part)}
      </div>
    ));
  return (
    <>
      <nav className="page-index" aria-label={t('show.onThisPage')}>
        <ul>
          {parts.map((part) => (
            <li key={part.key}>
              <button type="button" className="link" onClick={() => void showPart(part.key)}>
                {part.title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <Fold
          key={part.key}
          id={idOfPart(part.key)}
          title={part.title}
          isOpen={part.isOpen}
          toggle={part.toggle}
        >
          {part.panel ? (
            body(part)
          ) : (
            <section className="record-panel" aria-labelledby="parte-dados-titulo">
              <div className="record-panel-head">
                <h2 id="parte-dados-titulo">{part.title}</h2>
              </div>
              {facts}
            </section>
          )}
        </Fold>
      ))}
    </>
  );
}

/** Where a part stands on the page; components of other parts lead there too. */
const idOfPart = (key: string): string => `parte-${key}`;

/** Opens a part that was put away, goes there, and takes the focus along. @returns whether the page has it */
export function showPart(key: string): boolean {
  const place = document.getElementById(idOfPart(key));
  const button = place?.querySelector<HTMLElement>('.fold-toggle');
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
  place?.scrollIntoView({ block: 'start' });
  button?.focus({ preventScroll: true });
  return place !== null;
}
