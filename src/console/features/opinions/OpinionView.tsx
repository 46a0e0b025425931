import { isEdited } from '../../../domain/opinions/content.ts';
import { type SectionCode, sectionCodes } from '../../../domain/opinions/model.ts';
import { plainText, sectionTitles } from '../../../domain/opinions/printedText.ts';
import { isStale, type StandingSentence } from '../../../domain/opinions/staleness.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { OpinionWords } from './OpinionWords.tsx';
import type { Opinion } from './opinion.ts';
import { Remark } from './SentenceRow.tsx';
import { useComparison, useSubject } from './subject.ts';

/** The opinion to be read: the words that were submitted or approved, or those of somebody's draft. */
export function OpinionView({ opinion }: { readonly opinion: Opinion }) {
  const { t, locale } = useTexts();
  const content = opinion.draft?.content ?? opinion.content;
  const { sentences } = useComparison(content);
  const { at } = useInstants();
  return (
    <article className="op-doc" aria-label={opinion.title}>
      {content.conclusion && (
        <p className="op-verdict">
          <span className="mut">{t('opinion.conclusion')}:</span>{' '}
          <b>{enumLabel(locale)('ConclusaoParecer', content.conclusion)}</b>
        </p>
      )}
      {numbered(sentences).map(({ section, number, rows }) => (
        <section key={section} className="op-sec">
          <h3 lang="pt-BR">
            {number}. {sectionTitles[section]}
          </h3>
          <ol>
            {rows.map((row) => (
              <ReadSentence key={row.sentence.id} row={row} isDecided={opinion.approvedAt !== null} />
            ))}
          </ol>
        </section>
      ))}
      {opinion.approvedAt && (
        <dl className="op-sign sm">
          <div>
            <dt>{t('opinion.approvedBy')}</dt>
            <dd>{t('opinion.nameAt', { name: opinion.approver ?? '–', at: at(opinion.approvedAt) })}</dd>
          </div>
          <div>
            <dt>{t('opinion.digest')}</dt>
            <dd className="op-hash">{opinion.digest}</dd>
          </div>
        </dl>
      )}
    </article>
  );
}

/**
 * A sentence to be read, with its proof. Whoever decides also sees what was kept against the facts or left out, and
 * why, and what the facts say where the author wrote otherwise; what was approved is shown as it was approved.
 */
function ReadSentence({ row, isDecided }: { readonly row: StandingSentence; readonly isDecided: boolean }) {
  const { Proofs, isChosen } = useSubject();
  const saysChosen = isChosen(row.now);
  const standing = isDecided && isStale(row) ? 'current' : row.standing;
  if (isDecided && standing === 'omitted') return null;
  return (
    <li className={['op-sn', standing, saysChosen ? 'said' : ''].filter(Boolean).join(' ')}>
      <div className="op-mg">
        <Proofs sentence={row.sentence} template={row.now} />
      </div>
      <div className="op-bd">
        <p className="op-tx pre" lang="pt-BR">
          <OpinionWords text={plainText(row.sentence)} />
        </p>
        {!isDecided && <Remark row={row} />}
        {!isDecided && <FactsSay row={row} />}
      </div>
    </li>
  );
}

/** Beside words of the author's own, what the facts' sentence says: only so can somebody else decide on them. */
function FactsSay({ row: { sentence, now } }: { readonly row: StandingSentence }) {
  const { t } = useTexts();
  const facts = now?.text ?? sentence.binding?.text;
  if (!isEdited(sentence) || facts === undefined) return null;
  return (
    <p className="op-ch pre">
      <span className="xs b">{t('opinion.factsSay')}</span>{' '}
      <ins lang="pt-BR">
        <OpinionWords text={facts} />
      </ins>
    </p>
  );
}

interface NumberedSection {
  readonly section: SectionCode;
  readonly number: number;
  readonly rows: readonly StandingSentence[];
}

/** Sections with something to read, numbered as they are printed. */
function numbered(sentences: readonly StandingSentence[]): NumberedSection[] {
  return sectionCodes
    .map((section) => ({
      section,
      rows: sentences.filter(({ sentence }) => sentence.section === section && sentence.text.trim() !== ''),
    }))
    .filter(({ rows }) => rows.some(({ sentence }) => sentence.omitted === null))
    .map((section, index) => ({ ...section, number: index + 1 }));
}
