import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServices } from '../../engine/auth/services.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { switchLanguage } from '../../engine/i18n/texts.ts';
import { readings } from './followedFiles.ts';
import { MergedFiles } from './MergedFiles.tsx';
import { useMerged } from './useMerged.ts';

const records = [
  { id: 9, Situacao: 'cancelada', Numero: null, NomeArquivo: 'agua-limpa.pdf' },
  { id: 8, Situacao: 'cancelada', Numero: null, NomeArquivo: 'engano.pdf' },
  { id: 7, Situacao: 'cancelada', Numero: '12345', NomeArquivo: 'outra.pdf' },
  { id: 5, Situacao: 'aguardando_analise', Numero: '61204', NomeArquivo: 'primeira.pdf' },
] as unknown as readonly ConsoleRecord[];

let asked: string[];

beforeEach(async () => {
  asked = [];
  readings.set([]);
  vi.stubGlobal('fetch', async (input: URL) => {
    const id = Number(new URL(input).pathname.split('/').at(-1));
    asked.push(String(id));
    return Response.json({
      Sucesso: true,
      ItemRegistro: { Identificador: id, IncorporadaEm: id === 9 ? 5 : null },
    });
  });
  startServices({ apiUrl: 'http://api.test/api/', development: true, demo: [], demoMail: false });
  await switchLanguage('pt-br');
});
afterEach(() => vi.unstubAllGlobals());

function Panel() {
  return <MergedFiles files={useMerged(records)} records={records} />;
}

test('a file that went into another record says into which, with the way there', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Panel />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent('agua-limpa.pdf virou mais uma leitura da matrícula 61.204.');
  expect(screen.getByRole('link', { name: 'Abrir: agua-limpa.pdf' })).toHaveAttribute(
    'href',
    '/nav/matricula/5',
  );
  // A record of its own, cancelled by somebody, stays a line of the table and is not asked for.
  expect(asked.toSorted()).toEqual(['8', '9']);
});
