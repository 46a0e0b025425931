import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useId, useState } from 'react';
import { useSurroundings } from '../../../../kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconCopy } from '../../../../kit/ui/icons.ts';
import { useResult } from '../ResultContext.ts';
import { asText } from './asText.ts';
import { copyText } from './copyText.ts';
import { roundingText } from './ruleText.ts';
import { toHtml, toPlainText } from './textTable.ts';

/** How it was rounded, and the result to take along: as text, or on paper. */
export function CopyAndPrint() {
  const { words, ...props } = useResult();
  const { t } = words;
  const { halfOf } = useSurroundings();
  const id = useId();
  const [told, setTold] = useState('');
  /** What could not be copied is left for the person to copy. */
  const [left, setLeft] = useState<string | null>(null);
  const copy = async () => {
    const blocks = asText(props, words, ({ type }) => halfOf(type).align);
    const text = toPlainText(blocks);
    const isCopied = await copyText(text, toHtml(blocks));
    setTold(t(isCopied ? 'calculators.result.copied' : 'calculators.result.notCopied'));
    setLeft(isCopied ? null : text);
  };
  return (
    <>
      <div className="rp-ft">
        <span className="sm mut">{roundingText(props, words)}</span>
        <span className="grow" />
        <span className="sm mut" role="status">
          {told}
        </span>
        <button type="button" className="btn txt sq" onClick={() => void copy()}>
          <Glyph icon={IconCopy} small />
          {t('calculators.result.copy')}
        </button>
        <button type="button" className="btn txt sq" onClick={() => print()}>
          <Glyph icon={IconPrinter} small />
          {t('calculators.result.print')}
        </button>
      </div>
      {left !== null && (
        <p className="rp-left">
          <label htmlFor={id} className="vh">
            {t('calculators.result.asText')}
          </label>
          <textarea
            id={id}
            className="in"
            readOnly
            rows={8}
            value={left}
            ref={(area) => {
              area?.focus();
              area?.select();
            }}
          />
        </p>
      )}
    </>
  );
}
