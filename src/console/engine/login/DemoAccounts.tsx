import { services } from '../auth/services.ts';
import type { DemoAccount } from '../client/config.ts';
import { useTexts } from '../i18n/texts.ts';

/** The demo's sign-ins, as its server names them; nothing anywhere else. */
export function DemoAccounts({ use }: { use: (account: DemoAccount) => void }) {
  const { t } = useTexts();
  const accounts = services().config.demo;
  const common = accounts[0]?.password;
  if (common === undefined) return null;
  return (
    <section className="demo">
      <h2>{t('signIn.demo')}</h2>
      <p className="sm mut">
        {t('signIn.demoPassword')} <b>{common}</b>
      </p>
      <ul>
        {accounts.map((account) => {
          const role = account.login.split('@')[0] ?? '';
          const label = t(`signIn.roles.${role}`);
          const name = label.startsWith('signIn.') ? role : label;
          return (
            <li key={account.login}>
              <span className="b">{name}</span>
              <span className="grow mut cut">{account.login}</span>
              <button
                type="button"
                className="btn txt acc sq"
                aria-label={t('signIn.useWho', { who: name })}
                onClick={() => use(account)}
              >
                {t('signIn.use')}
              </button>
            </li>
          );
        })}
      </ul>
      {services().config.demoMail && (
        <p className="sm below">
          <a href="#/login/correio">{t('demoMail.title')}</a>
        </p>
      )}
    </section>
  );
}
