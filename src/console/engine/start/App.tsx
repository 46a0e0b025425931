import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { session } from '../auth/session.ts';
import { failure, showUnknownAddress } from '../client/failure.ts';
import { ErrorPage } from '../error/ErrorPage.tsx';
import { useTexts } from '../i18n/texts.ts';
import { ChooseCompanyPage } from '../login/ChooseCompanyPage.tsx';
import { resetPaths } from '../login/resetPaths.ts';
import { SignInPage } from '../login/SignInPage.tsx';
import { LoadingOverlay } from '../page/LoadingOverlay.tsx';
import { ScreenSize } from '../page/ScreenSize.tsx';
import { Boundary } from './Boundary.tsx';
import { whenDecided } from './guard.ts';
import './leaveNoChoice.ts';
import { useSignal } from '../../kit/signal.ts';
import { services } from '../auth/services.ts';
import { go, place, toWanted, wantedPlace } from '../client/place.ts';

const ResetPages = lazy(() => import('../login/ResetPages.tsx'));
const MailPage = lazy(() => import('../login/MailPage.tsx'));
const ChangePasswordPage = lazy(() => import('../login/ChangePasswordPage.tsx'));

/** Fetches the area behind the door. */
export type Inside = () => Promise<{ readonly default: ComponentType }>;

interface AreaProps {
  readonly Gate: ComponentType;
  readonly onApproach: () => void;
}

/** The root: what the address names, the loading overlay, and the hidden detector of the screen's size. */
export function App({ inside }: { readonly inside: Inside }) {
  const [Gate] = useState(() => lazy(inside));
  return (
    <>
      <Boundary>
        <Area Gate={Gate} onApproach={() => void inside().catch(() => undefined)} />
      </Boundary>
      <LoadingOverlay />
      <ScreenSize />
    </>
  );
}

function Area({ Gate, onApproach }: AreaProps) {
  const path = useSignal(place);
  if (path === '' || path === '/') return <Redirect to="/login/acesso" />;
  if (path === '/erro') return <ErrorPage />;
  if (path === '/login' || path.startsWith('/login/')) return <Login path={path} onApproach={onApproach} />;
  if (/^\/nav([/?#]|$)/.test(path)) return <Protected path={path} Gate={Gate} />;
  return <Unknown />;
}

/** Sign-in for those who are out, the choice of company for those who must choose, the way on for the rest. */
function Login({ path, onApproach }: Pick<AreaProps, 'onApproach'> & { readonly path: string }) {
  const status = useDecidedStatus();
  if (status === 'starting') return null;
  if (path === '/login/correio' && services().config.demoMail)
    return (
      <Later>
        <MailPage />
      </Later>
    );
  if (status === 'choosing')
    return path === '/login/empresa' ? <ChooseCompanyPage /> : <Redirect to="/login/empresa" keep />;
  if (path === '/login/senha' && status === 'in')
    return (
      <Later>
        <ChangePasswordPage />
      </Later>
    );
  if (status === 'in') return path === '/login/empresa' ? <ChooseCompanyPage /> : <Enter />;
  if (path.startsWith(resetPaths.login))
    return (
      <Later>
        <ResetPages path={path} />
      </Later>
    );
  return path === '/login/acesso' ? (
    <SignInPage onApproach={onApproach} />
  ) : (
    <Redirect to="/login/acesso" keep />
  );
}

/** The route guard: waits for the session, then lets in or sends to the sign-in page, which leads back here. */
function Protected({ path, Gate }: Pick<AreaProps, 'Gate'> & { readonly path: string }) {
  const status = useDecidedStatus();
  const now = useSignal(session);
  if (status === 'starting') return null;
  if (now.status === 'in' && now.data.TrocarSenha) return <Redirect to="/login/senha" wanted={path} />;
  if (status === 'in')
    return (
      <Later>
        <Gate />
      </Later>
    );
  // Whoever signed out on purpose does not come back to the same page.
  return <Redirect to="/login/acesso" wanted={now.status === 'out' && now.reason === 'left' ? null : path} />;
}

function useDecidedStatus() {
  const { status } = useSignal(session);
  const [decided, setDecided] = useState(status !== 'starting');
  useEffect(() => whenDecided(() => setDecided(true)), []);
  // Whoever comes back from the error page to a console that could not even begin would wait for ever.
  useEffect(() => {
    if (session.get().status === 'starting' && failure.get() !== null) location.reload();
  }, []);
  return decided ? status : 'starting';
}

/** An address outside of all areas. */
function Unknown() {
  const { t } = useTexts();
  useEffect(() => showUnknownAddress(t('errorPage.notFound')), [t]);
  return null;
}

function Enter() {
  useEffect(() => {
    go(wantedPlace() ?? '/nav', { replace: true });
  }, []);
  return null;
}

function Redirect({
  to,
  wanted = null,
  keep = false,
}: {
  to: string;
  wanted?: string | null;
  keep?: boolean;
}) {
  useEffect(() => {
    const state = keep ? (history.state?.usr ?? null) : wanted === null ? null : toWanted(wanted);
    go(to, { replace: true, state });
  }, [to, wanted, keep]);
  return null;
}

const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
