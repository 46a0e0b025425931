import { useState } from 'react';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';

/** Makes a draft out of the facts. */
export function BeginButton({
  onBegin,
  label,
  busyText,
}: {
  readonly onBegin: () => Promise<unknown>;
  readonly label: string;
  readonly busyText: string;
}) {
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
      <BusyButton type="button" busy={busy} busyText={busyText} onClick={() => void begin()}>
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
