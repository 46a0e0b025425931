import { useTexts } from '../i18n/texts.ts';
import { KeySheet } from '../page/KeySheet.tsx';

/** Keys that do the same on every page, by where they are pressed. */
const groups = {
  everywhere: { find: ['Ctrl', 'K'], skip: ['Tab'], close: ['Esc'], stay: ['F2'], sheet: ['?'] },
  forms: { save: ['Ctrl', 'S'], choose: ['↓'], send: ['Ctrl', 'Enter'] },
  tables: { below: ['Enter'], move: ['Alt', '↑', '↓'], paste: ['Ctrl', 'V'] },
  lists: {
    search: ['/'],
    build: ['F'],
    cells: ['↑', '↓', '←', '→'],
    cell: ['F'],
    width: ['Shift', '←', '→'],
    range: ['Shift', 'space'],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The keys of the console; a page with keys of its own has its own sheet. */
export default function ShellKeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <KeySheet
      title={t('keys.title')}
      groups={Object.entries(groups).map(([group, keys]) => ({
        title: t(`keys.${group}.title`),
        lines: Object.entries(keys).map(([name, caps]) => ({
          name,
          caps: caps.map((cap) => (cap === 'space' ? t('keys.space') : cap)),
          text: t(`keys.${group}.${name}`),
        })),
      }))}
      onClose={onClose}
    />
  );
}
