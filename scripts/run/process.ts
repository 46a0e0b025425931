import closeWithGrace from 'close-with-grace';
import type { ProviderWarning } from '../../src/server/features/certificates/providers/http/warnings.ts';
import { failureOfSystem } from '../../src/server/kit/database/failureCodes.ts';
import { SettingsError } from '../../src/server/kit/settings.ts';
import { ToldError } from '../../src/server/kit/toldError.ts';

/** Time to finish what is running: requests and the page being read. */
const graceMs = 14_000;

/**
 * Ends cleanly on SIGTERM and SIGINT: one step after the other, then code 0. The engines that read pages end last, so
 * that the page being read may still be stored.
 */
export function closeOnSignal(steps: readonly (() => unknown)[]): void {
  closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    for (const step of steps) await step();
  });
}

/** Says in one breath why it cannot start. The stack is shown only when the fault is ours. */
export function explainAndExit(error: unknown): never {
  if (error instanceof SettingsError) {
    console.error('Folio cannot start with these settings / configuração inválida:');
    for (const { key, expected, given } of error.problems)
      console.error(`  ${key}=${given}\n    expected: ${expected}`);
  } else if (error instanceof Error && isTold(error)) {
    console.error(error.message);
  } else if (error instanceof Error && isOfConnection(error)) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    console.error(
      `The database at DATABASE_URL cannot be reached (${message || code}): start it, or mend DATABASE_URL.`,
    );
  } else {
    console.error(error);
  }
  process.exit(1);
}

/** What works and should not be overlooked about the sources of certificates. */
export function tellWarnings({ warnings }: { readonly warnings: readonly ProviderWarning[] }): void {
  for (const { provider, rule, message } of warnings) console.warn(`${provider}: ${message} [${rule}]`);
}

/** Of a server that does not answer, or that refuses the login (class 28) or knows no such database (3D000). */
const isOfConnection = (error: Error): boolean =>
  failureOfSystem(error)?.code === 'database-busy' ||
  /^(28...|3D000)$/.test(String((error as { readonly code?: unknown }).code));

/** Failures whose message is meant for the person who starts the program. */
const isTold = (error: Error) => error instanceof ToldError || /^listen EADDRINUSE/.test(error.message);
