/** How well acts of one event are found: by code and event together. */
export interface ActsOfKind {
  readonly event: string;
  /** Share of the acts read as this event that are. */
  readonly precision: number;
  /** Share of the acts of this event that are read as such. */
  readonly recall: number;
  readonly count: number;
}

interface Acts {
  readonly Atos?: readonly { readonly Codigo: string; readonly Evento: string }[];
}

/** One row for each event in the right answers, in the order of the alphabet. */
export function actsByKind(
  answers: ReadonlyMap<string, unknown>,
  extractions: ReadonlyMap<string, unknown>,
): ActsOfKind[] {
  const right = keysOf(answers);
  const read = keysOf(extractions);
  const hits = new Set([...right].filter((key) => read.has(key)));
  const events = [...new Set([...right].map(eventOf))].sort();
  return events.map((event) => {
    const ofEvent = (keys: ReadonlySet<string>) => [...keys].filter((key) => eventOf(key) === event).length;
    const [wanted, said, hit] = [ofEvent(right), ofEvent(read), ofEvent(hits)];
    return {
      event,
      precision: rounded(said === 0 ? 1 : hit / said),
      recall: rounded(hit / wanted),
      count: wanted,
    };
  });
}

const keysOf = (records: ReadonlyMap<string, unknown>): Set<string> =>
  new Set(
    [...records].flatMap(([name, record]) =>
      ((record as Acts | undefined)?.Atos ?? []).map(({ Codigo, Evento }) => `${name} ${Codigo} ${Evento}`),
    ),
  );

const eventOf = (key: string): string => key.split(' ').at(-1) ?? '';
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
