import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { textParts } from './scripts/build/textParts.ts';

const everywhere = { testTimeout: 30_000, hookTimeout: 60_000 };

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
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/console/**', 'src/field-types/*/console.test.ts'],
          globalSetup: ['test/support/databaseImage.ts'],
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
          include: ['src/**/*.test.tsx', 'src/console/**/*.test.ts'],
          setupFiles: ['test/support/consoleSetup.ts'],
          globalSetup: ['test/support/consoleServer.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.e2e.ts'],
          globalSetup: ['test/support/databaseImage.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
