import { expect, test } from 'vitest';
import { attachmentHeader, safeFileName } from './attachment.ts';

test.each([
  ['../../etc/x.pdf', 'x.pdf'],
  ['C:\\dados\\matrícula 12.pdf', 'matrícula 12.pdf'],
  ['a.pdf\r\nX-Evil: y', 'a.pdfX-Evil y'],
  ['CON.pdf', '_CON.pdf'],
  ['..', 'arquivo'],
  ['fdp.exe\u202e', 'fdp.exe'],
])('saves %j as %j', (given, safe) => {
  expect(safeFileName(given)).toBe(safe);
});

test('shortens a long name and keeps its extension', () => {
  const safe = safeFileName(`${'ã'.repeat(300)}.pdf`);
  expect([...safe]).toHaveLength(120);
  expect(safe).toMatch(/ã\.pdf$/);
});

test('writes a header of one line in plain ASCII, with the full name encoded', () => {
  const header = attachmentHeader('matrícula "5"\r\n.pdf');
  expect(header).toBe(`attachment; filename="matricula 5.pdf"; filename*=UTF-8''matr%C3%ADcula%205.pdf`);
});
