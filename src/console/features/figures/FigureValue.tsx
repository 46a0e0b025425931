import { Link } from 'react-router';
import type { FigureList } from '../../../metadata/calls/figures.ts';
import { addressOfFigure } from './figureAddress.ts';

interface FigureValueProps {
  /** The number as it is shown. */
  readonly text: string;
  readonly list: FigureList | null;
  /** What it counts, for who does not see what stands around it. */
  readonly name: string;
  readonly className?: string;
}

/** A number that leads to the list it counts, or was worked out from. */
export function FigureValue({ text, list, name, className = '' }: FigureValueProps) {
  const address = addressOfFigure(list);
  if (address === null) return <span className={className}>{text}</span>;
  return (
    <Link className={`quiet dash-value ${className}`} to={address} aria-label={`${text}, ${name}`}>
      {text}
    </Link>
  );
}
