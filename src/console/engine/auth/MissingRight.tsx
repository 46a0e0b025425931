import { lazy, Suspense } from 'react';

const Words = lazy(() => import('./MissingRightWords.tsx'));

export interface MissingRightProps {
  readonly code: string;
  /** Whether somebody is reading it: who grants the code is asked for then. */
  readonly isAsked: boolean;
}

/** Which permission is missing, and who grants it. */
export const MissingRight = (props: MissingRightProps) => (
  <Suspense fallback={null}>
    <Words {...props} />
  </Suspense>
);
