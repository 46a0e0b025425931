import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';

/** Makes a draft out of the facts. */
export function BeginButton({
  onBegin,
  label,
}: {
  readonly onBegin: () => Promise<unknown>;
  readonly label: string;
}) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onBegin();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <BusyButton type="button" busy={busy} busyText={t('opinion.beginning')} onClick={() => void begin()}>
        {label}
      </BusyButton>
      {problem && (
        <p className="msg" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
