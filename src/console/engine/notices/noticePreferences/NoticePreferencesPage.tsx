import { useMemo } from 'react';
import { Link } from 'react-router';
import { intlTag } from '../../../../domain/locale.ts';
import type { KindPreference } from '../../../../metadata/calls/notices.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { type MailChoice, usePreferencesOfNotices } from './usePreferencesOfNotices.ts';
import './noticePreferences.css';

/** Where notices of each kind go: the bell, the mail, both or nowhere. */
export default function NoticePreferencesPage() {
  const { t } = useTexts();
  const { preferences, error, saved, load, change } = usePreferencesOfNotices();
  return (
    <>
      <PageTitle title={t('noticePreferences.title')} />
      <div className="head stack">
        <div className="grow">
          <p className="crumb">
            <Link to="/nav/avisos">{t('bell.title')}</Link> <span aria-hidden="true">/</span>
          </p>
          <h1>{t('noticePreferences.title')}</h1>
        </div>
      </div>
      <p className="mut notice-preferences">{t('noticePreferences.intro')}</p>
      {error && !preferences ? (
        <Failed
          title={t('noticePreferences.failed')}
          text={error.message}
          again={t('list.again')}
          retry={load}
        />
      ) : !preferences ? (
        <Skeleton rows={8} columns={3} label={t('shell.loading')} />
      ) : (
        <>
          {preferences.VeOutros && (
            <label className="row check-line notice-of-others">
              <input
                type="checkbox"
                className="ck"
                checked={preferences.DeOutros}
                onChange={({ target }) => change({ DeOutros: target.checked })}
              />
              {t('noticePreferences.ofOthers')}
            </label>
          )}
          <Kinds kinds={preferences.Tipos} change={(kind) => change({ Tipos: [kind] })} />
          <p className="sm mut notice-preferences" role="status">
            {saved?.failure === null ? t('noticePreferences.saved') : ''}
          </p>
          {saved?.failure && <FieldMessage id="preferencias-falha" text={saved.failure} />}
        </>
      )}
      <p className="sm mut notice-preferences">{t('noticePreferences.security')}</p>
    </>
  );
}

interface KindsProps {
  readonly kinds: readonly KindPreference[];
  readonly change: (kind: KindPreference) => void;
}

const mailChoices: readonly MailChoice[] = ['nao', 'logo', 'resumo'];

/** A line for each kind, by its name. */
function Kinds({ kinds, change }: KindsProps) {
  const { t, locale } = useTexts();
  const named = useMemo(() => {
    const label = enumLabel(locale);
    return kinds
      .map((kind) => ({ ...kind, name: label('TipoNotificacao', kind.Tipo) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, intlTag[locale]));
  }, [kinds, locale]);
  return (
    <ScrollRegion className="scroll" label={t('noticePreferences.title')}>
      <table className="tbl notice-kinds">
        <thead>
          <tr>
            <th scope="col">{t('noticePreferences.kind')}</th>
            <th scope="col">{t('noticePreferences.bell')}</th>
            <th scope="col">{t('noticePreferences.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {named.map(({ name, Tipo, Sino, Correio }) => (
            <tr key={Tipo}>
              <th scope="row">{name}</th>
              <td>
                <input
                  type="checkbox"
                  className="ck"
                  aria-label={t('noticePreferences.bellFor', { kind: name })}
                  checked={Sino}
                  onChange={({ target }) => change({ Tipo, Sino: target.checked, Correio })}
                />
              </td>
              <td>
                <select
                  className="in"
                  aria-label={t('noticePreferences.mailFor', { kind: name })}
                  value={Correio}
                  onChange={({ target }) =>
                    change({
                      Tipo,
                      Sino,
                      Correio: mailChoices.find((choice) => choice === target.value) ?? 'nao',
                    })
                  }
                >
                  {mailChoices.map((choice) => (
                    <option key={choice} value={choice}>
                      {t(`noticePreferences.choices.${choice}`)}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
