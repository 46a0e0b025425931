import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { textParts } from './scripts/build/textParts.ts';
import { daysAhead, importShifting, millisecondsAhead } from './test/support/run/shiftedClock.ts';

// Generous: all workers, their servers and their databases share two cores.
const everywhere = { testTimeout: 90_000, hookTimeout: 120_000 };

/** Three kinds of tests: rules and server in Node, screens in a simulated page, journeys in a real browser. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...everywhere,
          name: 'node',
          environment: 'node',
          execArgv: ['--max-semi-space-size=64'],
          isolate: false,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/console/**', 'src/field-types/*/console.test.ts'],
          globalSetup: ['test/support/run/runOfSuite.ts'],
        },
      },
      {
        plugins: [react(), textParts()],
        // The router's own modules and react-admin's must be the same ones, so Node's condition is Vite's here.
        resolve: { conditions: ['module-sync', ...defaultClientConditions] },
        test: {
          ...everywhere,
          name: 'console',
          environment: 'jsdom',
          // They wait for the server a third of their time.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          // Pages are built and thrown away all the time: more room for the young among what is in memory.
          pool: 'forks',
          execArgv: ['--max-semi-space-size=64'],
          isolate: false,
          include: ['src/**/*.test.tsx', 'src/console/**/*.test.ts', 'test/**/*.test.tsx'],
          setupFiles: ['test/support/console/consoleSetup.ts'],
          globalSetup: ['test/support/console/consoleServer.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.e2e.ts'],
          // `npm test` runs them beside the others.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          setupFiles: ['test/support/journeys/journeySetup.ts'],
          globalSetup: ['test/support/run/runOfSuite.ts'],
          isolate: false,
          ...(daysAhead === 0 ? {} : { env: { NODE_OPTIONS: importShifting(millisecondsAhead) } }),
          // Generous: others may have the machine, and the first journeys wait for the demo to be read.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
