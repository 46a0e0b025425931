import { useEffect } from 'react';
import { useTexts } from '../../engine/i18n/texts.ts';

/**
 * Foot of each printed page: what the opinion is on at the left, `página n de m` at the right, and under an approved opinion
 * the digest of its content. A sheet of the page itself, because the words change with the record.
 */
export function usePrintFooter(left: string, digest: string | null = null): void {
  const { t } = useTexts();
  useEffect(() => {
    // Where a browser builds no sheets of its own the pages are printed without a foot.
    if (!('adoptedStyleSheets' in document) || typeof CSSStyleSheet !== 'function') return;
    const sheet = footerSheet({
      left,
      page: t('opinion.pageOf'),
      digest: digest === null ? '' : `SHA-256 ${digest}`,
    });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [left, digest, t]);
}

function footerSheet({
  left,
  page,
  digest,
}: Readonly<Record<'left' | 'page' | 'digest', string>>): CSSStyleSheet {
  const [before = '', between = '', after = ''] = page.split(/%[nm]/);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page {
    @bottom-left { content: ${quoted(left)}; font: 8.5pt serif; }
    @bottom-center { content: ${quoted(digest)}; font: 6.5pt monospace; }
    @bottom-right {
      content: ${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)};
      font: 8.5pt serif;
    }
  }`);
  return sheet;
}

/** A text of CSS: no sign of it ends it. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\\n\r\f]/g, (sign) => `\\${(sign.codePointAt(0) ?? 32).toString(16)} `)}"`;

/** Prints the opinion alone. */
export function printOpinion(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'opinion';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}
