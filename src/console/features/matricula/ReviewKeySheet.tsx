import { useTexts } from '../../engine/i18n/texts.ts';
import { KeySheet } from '../../engine/page/KeySheet.tsx';
import { capsOfKey, reviewKeys } from './reviewKeys.ts';

/** All keys of the review. */
export function ReviewKeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const lines = reviewKeys.map((name) => ({ name, caps: capsOfKey(name), text: t(`review.keys.${name}`) }));
  return <KeySheet title={t('review.keys.title')} groups={[{ lines }]} onClose={onClose} />;
}
