import { useEffect, useRef } from 'react';
import { client } from '../../../engine/auth/services.ts';
import { type HandLock, lockOf, type ReviewRecord, type WireRecord } from '../reviewRecord.ts';

/** How often the server hears of somebody, and how long after the last key or click they still count as at work (ms). */
const everyMs = 30_000;
const restMs = 60_000;

/** What the server knows of the record at that moment. */
interface Seen {
  readonly state: string;
  readonly version: number;
  readonly lock: HandLock | null;
}

/**
 * Tells the server every half minute that the record is on the screen, with the seconds really worked: page visible
 * and something done within the last minute. Without anything done it is said in the background, which keeps neither
 * the session awake nor the record in hand.
 * @param onMoved others changed the record, its state or in whose hand it is
 */
export function usePresence(record: ReviewRecord, onMoved: () => void): void {
  const latest = useRef({ record, onMoved });
  latest.current = { record, onMoved };
  const { id } = record;
  useEffect(() => {
    const work = countWork();
    const say = async () => {
      const { seconds, active } = work.take();
      const path = `RegistroMatricula/Presenca/${id}`;
      const seen = await client()
        .call<WireRecord>(path, {
          method: 'POST',
          body: { Segundos: seconds },
          background: !active,
          quiet: true,
        })
        .then(seenOf)
        // Nobody asked for it: what was not heard is told with the next word.
        .catch(() => work.giveBack(seconds));
      if (seen && hasMoved(seen, latest.current.record)) latest.current.onMoved();
    };
    const timer = setInterval(() => void say(), everyMs);
    return () => {
      clearInterval(timer);
      const { seconds } = work.take();
      work.stop();
      if (seconds > 0)
        void client()
          .call(`RegistroMatricula/Presenca/${id}`, {
            method: 'POST',
            body: { Segundos: seconds },
            background: true,
          })
          .catch(() => undefined);
    };
  }, [id]);
}

/** Counts seconds of work: one for each second the page is visible and the person did something lately. */
function countWork() {
  let last = Number.NEGATIVE_INFINITY;
  let active = false;
  let seconds = 0;
  const note = () => {
    last = performance.now();
    active = true;
  };
  for (const kind of signs) addEventListener(kind, note, { passive: true, capture: true });
  const tick = setInterval(() => {
    if (document.visibilityState === 'visible' && performance.now() - last < restMs) seconds += 1;
  }, 1000);
  return {
    take: () => {
      const taken = { seconds, active };
      seconds = 0;
      active = false;
      return taken;
    },
    giveBack: (more: number): null => {
      seconds += more;
      return null;
    },
    stop: () => {
      clearInterval(tick);
      for (const kind of signs) removeEventListener(kind, note, { capture: true });
    },
  };
}

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

const seenOf = (wire: WireRecord): Seen => ({
  state: String(wire.Situacao),
  version: Number(wire.Versao),
  lock: lockOf((wire.Trava ?? null) as WireRecord | null),
});

const hasMoved = ({ state, version, lock }: Seen, record: ReviewRecord): boolean =>
  state !== record.state ||
  version !== record.version ||
  lock?.name !== record.lock?.name ||
  lock?.mine !== record.lock?.mine;
