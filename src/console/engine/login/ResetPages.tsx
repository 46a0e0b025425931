import { AskCodePage } from './AskCodePage.tsx';
import { EnterCodePage } from './EnterCodePage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { resetPaths } from './resetPaths.ts';

/** The three pages by which a forgotten password is reset; fetched with the first of them. */
export default function ResetPages({ path }: { path: string }) {
  if (path === resetPaths.code) return <EnterCodePage />;
  if (path === resetPaths.password) return <NewPasswordPage />;
  return <AskCodePage />;
}
