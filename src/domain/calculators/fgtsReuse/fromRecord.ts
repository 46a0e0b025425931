import { addMonthsLegal } from '../../calendar.ts';
import { type Act, isAcquisition, targetsOf } from '../../matricula/model/index.ts';
import { fold } from '../../text/fold.ts';
import { alert } from '../alert.ts';
import { actsOf, type FilledCell, type Passage, saidBy, saidInText, wordsAround, write } from '../filling.ts';
import type { FromRecord, ReadRecord } from '../fromRecord.ts';
import { monthsBetweenUses } from './calculate.ts';
import { creditWords, fundWords } from './fundWords.ts';

/**
 * Every acquisition with its text, those that were cancelled too. Whether it was financed is told by the guarantee that
 * the same title gave, where the acquisition itself is silent.
 */
export const fromRecord: FromRecord = (record, on) => {
  const acts = actsOf(record);
  const acquired = acts.filter(({ event }) => isAcquisition(event));
  const rows = acquired.map((act, index) => write(`Atos.${index}`, cellsOf(act, acts, record)));
  const isRecent = ({ id, date }: Act) =>
    record.situation.valid[id] === true && (date === null || on < addMonthsLegal(date, monthsBetweenUses));
  return {
    Entrada: { DataReferencia: on, Atos: rows.map(({ values }) => values) },
    Fontes: rows.flatMap(({ sources }) => sources),
    Avisos: acquired.some(isRecent) ? [alert('fgts-to-confirm')] : [],
  };
};

function cellsOf(act: Act, acts: readonly Act[], record: ReadRecord): FilledCell[] {
  const cancelling = record.situation.valid[act.id]
    ? undefined
    : acts.find(
        (other) =>
          record.situation.valid[other.id] &&
          targetsOf(other, 'cancels', acts).some(({ id }) => id === act.id),
      );
  const isOver = record.situation.valid[act.id] === false;
  const ending = cancelling ? saidBy(cancelling, 'links.0.code', 'event') : saidBy(act);
  const financing = financingOf(act, acts, record);
  return [
    { name: 'Ato', value: act.code, said: saidBy(act, 'code') },
    { name: 'Data', value: act.date, said: saidBy(act, 'date') },
    { name: 'Evento', value: act.event, said: saidBy(act, 'event') },
    { name: 'Texto', value: act.text || null, said: wordsOf(act, record) },
    { name: 'FinanciadoSfh', value: financing && true, said: financing },
    { name: 'Cancelado', value: isOver || null, said: ending },
    { name: 'CanceladoPor', value: cancelling?.code, said: ending },
  ];
}

/** The words of the fund, else of credit, else the beginning of the act. */
function wordsOf(act: Act, { truth }: ReadRecord): Passage {
  const folded = fold(act.text);
  const match = fundWords.exec(folded) ?? creditWords.exec(folded);
  const from = match ? Math.max(0, match.index - 60) : 0;
  return saidInText(act, wordsAround(act.text, from, from + 160), truth);
}

/** The guarantee registered with it, on the same day, that speaks of housing credit. */
function financingOf(act: Act, acts: readonly Act[], { truth }: ReadRecord): Passage | null {
  if (act.date === null || creditWords.test(fold(act.text))) return null;
  const guarantee = acts.find(
    (other) =>
      other.place > act.place &&
      other.date === act.date &&
      (other.event === 'alienacao_fiduciaria' || other.event === 'hipoteca') &&
      creditWords.test(fold(other.text)),
  );
  const words = guarantee && creditWords.exec(fold(guarantee.text));
  return guarantee && words
    ? saidInText(guarantee, wordsAround(guarantee.text, words.index - 60, words.index + 60), truth)
    : null;
}
