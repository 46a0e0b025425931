/** Four ruled lines and the margin: a leaf nobody wrote on. */
export function EmptyDrawing() {
  return (
    <svg
      className="empty-drawing"
      width="134"
      height="72"
      viewBox="0 0 134 72"
      fill="none"
      aria-hidden="true"
    >
      <path d="M0 12h134M0 28h134M0 44h134M0 60h134" stroke="var(--rule)" strokeWidth="1.2" />
      <path d="M27.5 0v72M31.5 0v72" stroke="var(--margin)" strokeWidth="1.2" />
    </svg>
  );
}
