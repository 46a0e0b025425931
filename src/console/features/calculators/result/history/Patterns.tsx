/** Patterns over the fills of a chart, the same strokes as those of its keys. @param id begins the id of each */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(turns).map(([look, turn]) => (
        <pattern
          key={look}
          id={`${id}-${look}`}
          className={look}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn ?? 0})`}
        >
          {turn === null ? <circle cx={3} cy={3} r={1.2} /> : <line x1={0} x2={6} y1={3} y2={3} />}
        </pattern>
      ))}
    </defs>
  );
}

/** By look: how far its strokes are turned, degrees; null of dots. The first has no pattern. */
const turns: Readonly<Record<string, number | null>> = { s2: -45, s3: null, s4: 0, s5: 90, s6: 45 };

export const hasPattern = (look: string): boolean => look in turns;
