import { Link } from 'react-router';
import { useCodes, useRights } from '../../engine/auth/rights.ts';
import { useTexts } from '../../engine/i18n/texts.ts';

/** For who sees no operation yet: what is done first, in order. */
export function Start() {
  const { t } = useTexts();
  const may = useRights('operacao');
  const codes = useCodes();
  const steps = [
    { code: 'operation', address: '/nav/operacao/create', isFor: may('create') },
    { code: 'upload', address: '/nav/enviar-matriculas', isFor: codes.has('MATRICULA.ENVIAR') },
    { code: 'analyse', address: '/nav/registro-matricula', isFor: codes.has('MATRICULA.ALTERAR') },
  ].filter(({ isFor }) => isFor);
  return (
    <section className="record-panel home-start" aria-labelledby="home-comeco">
      <h2 id="home-comeco">{t(steps.length > 0 ? 'home.start.title' : 'home.start.nothing')}</h2>
      {steps.length === 0 ? (
        <p className="mut">{t('home.start.ask')}</p>
      ) : (
        <ol className="home-start-steps">
          {steps.map(({ code, address }, index) => (
            <li key={code}>
              <span className="k">{index + 1}</span>
              <span>
                <Link className={index === 0 ? 'btn pri' : 'b'} to={address}>
                  {t(`home.start.${code}.act`)}
                </Link>
                <span className="mut home-note-second">{t(`home.start.${code}.why`)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
