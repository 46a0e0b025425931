import { expect, test } from 'vitest';
import { contentTypeOf } from './contentType.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['%PDF-1.7\n...', 'application/pdf'],
  ['\n\n%PDF-1.4', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['PK\x03\x04%PDF-1.7', 'application/zip'],
  ['<html><!-- %PDF-1.7 -->', 'application/octet-stream'],
  [' <svg onload="x()">', 'application/octet-stream'],
  ['MZ\x90', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('takes %j for %s', (head, type) => {
  expect(contentTypeOf(bytes(head))).toBe(type);
});
