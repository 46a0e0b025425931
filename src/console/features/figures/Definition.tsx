import { useTexts } from '../../engine/i18n/texts.ts';
import { useShown } from './Shown.ts';

/** What a figure means, where the person asked for definitions. @param of key under `figures.definitions` */
export function Definition({ of }: { readonly of: string }) {
  const { t } = useTexts();
  const { withDefinitions } = useShown();
  return withDefinitions ? <p className="dash-definition">{t(`figures.definitions.${of}`)}</p> : null;
}
