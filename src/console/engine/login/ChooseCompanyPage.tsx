import { useEffect, useRef, useState } from 'react';
import type { CompanyChoice } from '../../../metadata/calls/session.ts';
import { useSignal } from '../../kit/signal.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconArrowLeft, IconArrowRight, IconChevronRight } from '../../kit/ui/icons.ts';
import { Refusal } from '../../kit/ui/Refusal.tsx';
import { client } from '../auth/services.ts';
import { listCompanies, session, signOut, switchCompany } from '../auth/session.ts';
import { go, wantedPlace } from '../client/place.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface Place {
  readonly key: string;
  readonly company: string;
  readonly branch: string;
  readonly choice: { readonly IdentificadorEmpresa: number; readonly IdentificadorFilial?: number };
}

/** Company and branch to work in: after signing in, or from the bar. Keys 1 to 9 choose, Enter takes the first. */
export function ChooseCompanyPage() {
  const { t } = useTexts();
  const now = useSignal(session);
  const { places, error } = usePlaces();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  const enter = async ({ choice }: Place) => {
    // Pressed twice it is still one way: the second would carry a token that the first has ended.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRefusal(null);
    try {
      await switchCompany(client(), choice);
      go(wantedPlace() ?? '/nav', { replace: true });
    } catch (failed) {
      setRefusal(failed instanceof Error ? failed.message : String(failed));
    } finally {
      isUnderWay.current = false;
    }
  };
  useChoiceKeys(places, enter);

  const data = now.status === 'choosing' || now.status === 'in' ? now.data : null;
  const companies = new Set(places.map(({ choice }) => choice.IdentificadorEmpresa)).size;
  return (
    <SignInLayout wide>
      <PageTitle title={t('company.title')} />
      <p className="crumb">
        {now.status === 'in' ? (
          <a className="row" href="#/nav">
            <Glyph icon={IconArrowLeft} small />
            {t('company.back')}
          </a>
        ) : (
          <button type="button" className="link row" onClick={() => void signOut(client())}>
            <Glyph icon={IconArrowLeft} small />
            {t('company.leave')}
          </button>
        )}
      </p>
      <h1>{t('company.title')}</h1>
      {places.length > 0 && (
        <p className="mut">{t('company.intro', { name: data?.NomePessoa ?? '', smart_count: companies })}</p>
      )}
      {(error || refusal) && <Refusal text={refusal ?? `${t('company.failed')} ${error}`} />}
      {places.length > 0 && (
        <>
          <ul className="companies">
            {places.map((place, index) => (
              <li key={place.key}>
                <button type="button" onClick={() => void enter(place)}>
                  <span className="k" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className="name">{place.company}</span>
                  <span className="sm mut">{place.branch || t('company.allBranches')}</span>
                  <span className="go">
                    <Glyph icon={index === 0 ? IconArrowRight : IconChevronRight} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="sm hint row" aria-hidden="true">
            <kbd>1</kbd>–<kbd>{Math.min(places.length, 9)}</kbd> {t('company.keyChoose')}
            <kbd>Enter</kbd> {t('company.keyEnter')}
          </p>
        </>
      )}
    </SignInLayout>
  );
}

function usePlaces(): { places: readonly Place[]; error: string | null } {
  const { t } = useTexts();
  const [companies, setCompanies] = useState<readonly CompanyChoice[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    listCompanies(client()).then(
      (found) => here && setCompanies(found),
      (failed: unknown) => here && setError(failed instanceof Error ? failed.message : String(failed)),
    );
    return () => {
      here = false;
    };
  }, []);
  const places = (companies ?? []).flatMap(toPlaces);
  return { places, error: companies?.length === 0 ? t('company.none') : error };
}

/** All branches of a company first, then each by itself; a company of one branch is one place. */
function toPlaces({ IdentificadorEmpresa, NomeEmpresa, Filiais }: CompanyChoice): Place[] {
  const whole = {
    key: `${IdentificadorEmpresa}`,
    company: NomeEmpresa,
    branch: '',
    choice: { IdentificadorEmpresa },
  };
  const branches = Filiais.map(({ IdentificadorFilial, NomeFilial }) => ({
    key: `${IdentificadorEmpresa}-${IdentificadorFilial}`,
    company: NomeEmpresa,
    branch: NomeFilial,
    choice: { IdentificadorEmpresa, IdentificadorFilial },
  }));
  return branches.length === 1 ? branches : [whole, ...branches];
}

function useChoiceKeys(places: readonly Place[], enter: (place: Place) => Promise<void>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const onControl = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
      const place = event.key === 'Enter' && !onControl ? places[0] : places[Number(event.key) - 1];
      if (!place) return;
      event.preventDefault();
      void enter(place);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
