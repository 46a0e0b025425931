/** Words of the document around a value, with the value's own words marked. */
export function Quote({ text, quote }: { text: string; quote: string }) {
  const place = text.indexOf(quote);
  if (place < 0) {
    return (
      <span className="mut">
        “<mark>{quote}</mark>”
      </span>
    );
  }
  const before = text.slice(Math.max(0, place - reach), place);
  const after = text.slice(place + quote.length, place + quote.length + reach);
  return (
    <span className="mut">
      “{place > reach && '…'}
      {before.replace(place > reach ? /^\S*\s/ : /^/, '')}
      <mark>{quote}</mark>
      {after.replace(/\s\S*$/, '')}
      {place + quote.length + reach < text.length && '…'}”
    </span>
  );
}

/** Characters shown on each side. */
const reach = 48;
