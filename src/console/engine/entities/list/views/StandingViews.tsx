import equal from 'fast-deep-equal';
import type { Entity } from '../../../../../metadata/entity.ts';
import type { ListFilter } from '../../../data/filters.ts';
import { useTexts } from '../../../i18n/texts.ts';
import type { Views } from './useViews.ts';

interface StandingViewsProps {
  readonly entity: Entity;
  readonly views: Views;
  readonly filter: ListFilter;
}

/** The views everybody has of this list, one press each; the one shown is pressed, and pressing it again leaves it. */
export function StandingViews({ entity, views, filter }: StandingViewsProps) {
  const { t, locale } = useTexts();
  if (entity.views.length === 0) return null;
  return (
    <fieldset className="row wrap standing-views">
      <legend className="vh">{t('list.standing')}</legend>
      {entity.views.map((view) => {
        const isShown = equal(filter, view.filter);
        return (
          <button
            key={view.name}
            type="button"
            className="chip"
            aria-pressed={isShown}
            onClick={() => (isShown ? views.open(null) : views.openStanding(view))}
          >
            {view.label[locale]}
          </button>
        );
      })}
    </fieldset>
  );
}
