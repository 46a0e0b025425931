import { unbroken } from '../../../domain/opinions/printedText.ts';

/** Words of an opinion as they are read: the code of an act (`R-3`, `AV-12/4.512`) stays on one line too. */
export function OpinionWords({ text }: { readonly text: string }) {
  return unbroken(text)
    .split(code)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <span key={index} className="op-code">
          {part}
        </span>
      ),
    );
}

const code = /(\b(?:R|AV)-\d+(?:[./-]\w+)*)/;
