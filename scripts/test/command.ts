import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A command of the installed packages, by its name. */
export const installed = (name: string): string => join(process.cwd(), 'node_modules/.bin', name);

/** Runs a command whose output goes where ours goes. @returns its exit code */
export function run(
  [command = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a check and says how it went and how long it took. */
export async function gate(name: string, command: readonly string[]): Promise<boolean> {
  const started = Date.now();
  const ok = (await run(command)) === 0;
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  return ok;
}
