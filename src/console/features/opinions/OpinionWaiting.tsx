/** Until the words are there. */
export function OpinionWaiting({ label }: { readonly label: string }) {
  return (
    <div className="op-wait" role="status" aria-busy="true" aria-label={label}>
      <i className="sk" />
      <i className="sk" />
      <i className="sk" />
    </div>
  );
}
