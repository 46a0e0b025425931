import { Segments } from '../../../kit/inputs/Choose.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { ShownNotices } from './noticeCalls.ts';

interface ShownChoiceProps {
  readonly id: string;
  readonly value: ShownNotices;
  readonly choose: (shown: ShownNotices) => void;
  readonly choices: readonly ShownNotices[];
}

/** Which notices are shown: all, or only what is read or unread. */
export function ShownChoice({ id, value, choose, choices }: ShownChoiceProps) {
  const { t } = useTexts();
  return (
    <Segments
      id={id}
      items={choices.map((code) => ({ code, label: t(labels[code]) }))}
      value={value}
      onChange={(code) => choose(choices.find((shown) => shown === code) ?? 'all')}
      label={t('bell.shown')}
      invalid={false}
      describedBy={undefined}
    />
  );
}

const labels: Readonly<Record<ShownNotices, string>> = {
  all: 'bell.showAll',
  unread: 'bell.showUnread',
  read: 'bell.showRead',
};
