import { expect, test } from 'vitest';
import { noMatricula } from './noMatricula.ts';

test('says that pages were not read before it says that there is no record', () => {
  expect(noMatricula([{ failure: null }], 'a.pdf')).toMatchObject({ code: 'file-no-matricula' });
  expect(noMatricula([{ failure: 'ocr-page-too-slow' }, { failure: null }], 'a.pdf')).toMatchObject({
    code: 'file-no-matricula-unread',
    params: { file: 'a.pdf', unread: 1, pages: 2 },
  });
});
