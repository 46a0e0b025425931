import { useTexts } from '../i18n/texts.ts';

/** First on every page, seen when they have the focus: past the bar to the content, the menu, the search. */
export function SkipLinks({
  main,
  openPalette,
}: {
  main: React.RefObject<HTMLElement | null>;
  openPalette: () => void;
}) {
  const { t } = useTexts();
  return (
    <div className="skips">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {t('shell.skip')}
      </button>
      <button type="button" className="skip" onClick={focusMenu}>
        {t('shell.skipToMenu')}
      </button>
      <button type="button" className="skip" onClick={openPalette}>
        {t('shell.skipToSearch')}
      </button>
    </div>
  );
}

/** The menu at the side, or the bar below on phones: whichever is there. */
function focusMenu(): void {
  const links = document.querySelectorAll<HTMLElement>('.menu a, .tabbar a');
  [...links].find((link) => link.checkVisibility())?.focus();
}
