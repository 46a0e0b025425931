import { describe, expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import { enumeration, enumLabel } from '../../../metadata/enums.ts';
import { noticeText } from './noticeText.ts';

const kinds = (enumeration('TipoNotificacao')?.codes ?? []).map(({ code }) => code);

/** Everything any kind is filled with. */
const params = {
  arquivo: 'a.pdf',
  operacao: '2026-000001',
  matricula: '48.217',
  quem: 'Ana %{detalhe}',
  detalhe: '<b>Prazo</b>',
  sobre: 'a operação 2026-000001',
  texto: 'veja isto',
  registros: '60.000 clientes',
  tipo: 'de tributos estaduais',
  vencimento: { Dia: '2026-12-20' },
  erro: { Codigo: 'file-password', Parametros: { file: 'a.pdf' } },
};

describe.each(locales)('%s', (locale) => {
  test.each(kinds)('%s has a sentence, wholly filled in', (kind) => {
    const said = noticeText(kind, params, locale);
    expect(said).not.toContain('bell.');
    expect(said.replace('Ana %{detalhe}', '')).not.toContain('%{');
  });

  test.each(kinds)('%s has a sentence for who sees somebody’s alerts, which names that person', (kind) => {
    const said = noticeText(kind, params, locale, 'Clara Dias');
    expect(said).not.toContain('bell.');
    expect(said.replace('Ana %{detalhe}', '')).not.toContain('%{');
    expect(said).toContain('Clara Dias');
    expect(said).not.toMatch(/\b(você|you|your|seu|sua)\b/i);
  });

  test.each(kinds)('%s has a name', (kind) => {
    expect(enumLabel(locale)('TipoNotificacao', kind)).not.toBe(kind);
  });
});

test('names stay as they were typed, even when they look like a place to fill in', () => {
  expect(noticeText('feedback-recebido', params, 'pt-br')).toBe(
    'Ana %{detalhe} enviou um feedback: <b>Prazo</b>',
  );
});

test('days are written as the reader writes them', () => {
  expect(noticeText('certidao-a-vencer', params, 'pt-br')).toContain('vence em 20/12/26');
  expect(noticeText('certidao-a-vencer', params, 'en-us')).toContain('expires on 12/20/26');
});

test('a reply names the release that solved the matter', () => {
  const told = noticeText('feedback-respondido', { ...params, versao: '1.4.0' }, 'pt-br');
  expect(told).toMatch(/ respondeu ao seu feedback: .* \(resolvido na versão 1\.4\.0\)$/);
  expect(noticeText('feedback-respondido', params, 'pt-br')).not.toContain('versão');
});
