import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx in the bundle: descriptions of fields are plain text here. */
export default function PlainMarkdown({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
export { PlainMarkdown as Markdown };
