/** What has to follow when a file changes. */
export type Consequence = 'nothing' | 'rebuild' | 'restart';

/** First match wins; paths from the project's folder. */
const consequences: readonly (readonly [RegExp, Consequence])[] = [
  [/\.test\.tsx?$|\/generated\/|^schemas\/names\.json$/, 'nothing'],
  // Vite takes care of what runs in the browser alone.
  [/^src\/console\/|\.tsx$|\.css$/, 'nothing'],
  // The database stays open from version to version, and this very program cannot replace itself.
  [
    /^src\/server\/(kit\/settings\.ts|(kit|engine)\/database\/[^/]+\.ts)$|^scripts\/(dev|run)[./]|^package-lock\.json$/,
    'restart',
  ],
  [/^schemas\/.*\.json$|^i18n\/.*\.json$|^(src|scripts\/schemas)\/.*\.ts$/, 'rebuild'],
];

export const consequenceOf = (path: string): Consequence =>
  consequences.find(([pattern]) => pattern.test(path))?.[1] ?? 'nothing';
