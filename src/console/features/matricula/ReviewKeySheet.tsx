import { useTexts } from '../../engine/i18n/texts.ts';
import { KeySheet } from '../../engine/page/KeySheet.tsx';
import { reviewKeys } from './useReviewKeys.ts';

const caps: Readonly<Record<(typeof reviewKeys)[number], readonly string[]>> = {
  'next-doubt': ['D'],
  confirm: ['Enter'],
  'confirm-act': ['Shift', 'Enter'],
  reject: ['Ctrl', 'Del'],
  later: ['Esc'],
  proof: ['E'],
  marks: ['←', '→'],
  act: ['J', 'K'],
  block: ['B'],
  finding: ['A'],
  step: ['N'],
  replay: [',', '.'],
  part: ['1', '…', '8'],
  page: ['[', ']'],
  zoom: ['+', '-', '0'],
  rotate: ['G'],
  text: ['T'],
  search: ['Ctrl', 'F'],
  save: ['Ctrl', 'S'],
  sheet: ['?'],
};

/** All keys of the review. */
export function ReviewKeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const lines = reviewKeys.map((name) => ({ name, caps: caps[name], text: t(`review.keys.${name}`) }));
  return <KeySheet title={t('review.keys.title')} groups={[{ lines }]} onClose={onClose} />;
}
