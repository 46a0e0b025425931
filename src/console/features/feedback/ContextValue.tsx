import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { locales } from '../../../domain/locale.ts';
import { text } from '../../../metadata/texts.ts';
import { recordAt } from '../../engine/entities/addresses.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useSurroundings, type WidgetProps } from '../../kit/ui/fieldTypeConsole.ts';

/** Where somebody was when they wrote, as they agreed to tell it, with the way to the record for those who may see it. */
export function ContextValue({ value }: WidgetProps<string>) {
  const { t } = useTexts();
  const { addressOf, labelsOf } = useSurroundings();
  const told = typeof value === 'string' ? value : '';
  const record = recordAt(routeIn(told));
  const [name, setName] = useState<string | null>(null);
  const [entity, id] = [record?.entity.name ?? '', record?.id ?? 0];
  const address = record ? addressOf(entity, id) : null;
  useEffect(() => {
    setName(null);
    if (address === null) return;
    let here = true;
    // Only what this person may see has a name for them.
    labelsOf(entity, [id]).then(
      (found) => here && setName(found.find((choice) => choice.id === id)?.label ?? null),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [address, entity, id, labelsOf]);
  if (told === '') return <span className="hint">–</span>;
  return (
    <>
      <p className="pre">{told}</p>
      {address !== null && name !== null && (
        <p>
          <Link to={address}>{t('feedback.openRecord', { name })}</Link>
        </p>
      )}
    </>
  );
}

/** The line of the route, in whichever language it was written. */
function routeIn(told: string): string {
  const beginnings = locales.map((locale) => text(locale, 'feedback.route', { route: '' }));
  const line = told.split('\n').find((one) => beginnings.some((beginning) => one.startsWith(beginning)));
  return /\/nav\/\S+/.exec(line ?? '')?.[0] ?? '';
}
