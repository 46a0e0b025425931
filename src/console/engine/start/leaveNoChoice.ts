import { defaultLocale } from '../../../domain/locale.ts';
import { session } from '../auth/session.ts';
import { forgetChoices } from '../i18n/preferences.ts';
import { switchLanguage } from '../i18n/texts.ts';

// Whoever comes next in this tab begins with what the system and the product say, not with the last person's choices,
// however that person's session ended. Who comes back has theirs back from the server (keptChoices.ts).
session.subscribe(() => {
  const now = session.get();
  if (now.status === 'out' && now.reason !== 'none') void forget();
});

async function forget(): Promise<void> {
  await switchLanguage(defaultLocale);
  // After the language, which putting it back would else count as chosen.
  forgetChoices();
}
