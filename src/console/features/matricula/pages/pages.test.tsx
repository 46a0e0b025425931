import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../../engine/auth/session.ts';
import { renderReview, startTestApi } from '../testing.tsx';

/** Words of three pages as the API sends them. */
const pages = ['VENDA A JOÃO', 'HIPOTECA', 'joão pagou'].map((line, index) => ({
  Pagina: index + 1,
  Palavras: line.split(' ').map((text, place) => [0, text, place * 0.2, 0.1, place * 0.2 + 0.1, 0.12, 90]),
}));

/** What the answer with the words waits for. */
let wordsCome: Promise<void>;

beforeEach(() => {
  startTestApi();
  const others = globalThis.fetch;
  wordsCome = Promise.resolve();
  globalThis.fetch = async (input, init) => {
    if (!/Palavras\/7\?/.test(String(input))) return others(input, init);
    await wordsCome;
    return Response.json({ Sucesso: true, ItemRegistro: { Paginas: pages } });
  };
});
afterEach(() => session.set({ status: 'out', reason: 'none' }));

async function open() {
  await renderReview();
  const image = await screen.findByRole('img', { name: /Página 1 da certidão/ });
  Object.defineProperties(image, { naturalWidth: { value: 1000 }, naturalHeight: { value: 2000 } });
  fireEvent.load(image);
  return image;
}

describe('the pages', () => {
  test('are searched in place of the browser’s own search, without accents, page following', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    const search = within(screen.getByRole('search'));
    await userEvent.type(search.getByRole('textbox'), 'joao');
    await search.findByText('1 de 2');
    expect(document.querySelectorAll('.rv-hit')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await search.findByText('2 de 2');
    await screen.findByRole('img', { name: /Página 3 da certidão/ });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('img', { name: /Página 1 da certidão/ });
    await userEvent.clear(search.getByRole('textbox'));
    await userEvent.type(search.getByRole('textbox'), 'usucapião');
    await search.findByText('Nada encontrado');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('are turned to what was looked for before their words had come', async () => {
    let come: () => void = () => undefined;
    await open();
    wordsCome = new Promise((resolve) => {
      come = resolve;
    });
    await userEvent.keyboard(']]');
    await screen.findByRole('img', { name: /Página 3 da certidão/ });
    await userEvent.keyboard('{Control>}f{/Control}');
    const search = within(screen.getByRole('search'));
    await userEvent.type(search.getByRole('textbox'), 'hipoteca');
    come();
    await search.findByText('1 de 1');
    await screen.findByRole('img', { name: /Página 2 da certidão/ });
    expect(document.querySelectorAll('.rv-hit.on')).toHaveLength(1);
  });

  test('are enlarged and fitted by keys, not while somebody types', async () => {
    await open();
    await userEvent.keyboard('++');
    expect(screen.getByText('150%')).toBeInTheDocument();
    await userEvent.type(await screen.findByLabelText('Novo comentário'), '1+1-0');
    expect(screen.getByText('150%')).toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('0');
    expect(screen.getByText('100%')).toBeInTheDocument();
  });

  test('are turned, each for itself, and stay so', async () => {
    const image = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Girar a página' }));
    expect(image.parentElement?.style.transform).toBe('rotate(90deg) translateY(-100%)');
    await userEvent.keyboard(']');
    const second = await screen.findByRole('img', { name: /Página 2 da certidão/ });
    expect(second.parentElement?.style.transform).toBe('');
    await userEvent.keyboard('[[');
    const again = await screen.findByRole('img', { name: /Página 1 da certidão/ });
    await waitFor(() => expect(again.parentElement?.style.transform).toContain('rotate(90deg)'));
  });

  test('are one stop of the Tab key as small pages, where arrows turn', async () => {
    await open();
    const small = within(screen.getByRole('navigation', { name: 'Páginas' }));
    expect(small.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
    small.getByRole('button', { name: /^Página 1/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('img', { name: /Página 2 da certidão/ });
    expect(document.activeElement).toHaveTextContent('Página 2');
  });
});
