import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { textParts } from '../../../scripts/build/textParts.ts';

/** A page of this folder as one script with its styles, built for production like the console. */
export async function buildPage(
  file: 'list.tsx' | 'form.tsx' | 'review.tsx',
): Promise<{ readonly script: string; readonly styles: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), textParts()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, file),
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const outputs = 'output' in result ? result.output : [];
  const script = outputs.find((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error(`${file} was not built`);
  const styles = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
  );
  return { script: script.code, styles: styles.join('\n') };
}
