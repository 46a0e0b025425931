import { useId, useState } from 'react';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';

interface MarkButtonProps {
  readonly label: string;
  /** Says which notice, for who does not see what stands beside it. */
  readonly name: string;
  readonly mark: () => Promise<unknown>;
  readonly done: () => void;
}

/** Marks a notice or a group; says beside itself when it could not. */
export function MarkButton({ label, name, mark, done }: MarkButtonProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await mark();
      done();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <BusyButton
        type="button"
        className="txt acc sq"
        aria-label={name}
        busy={busy}
        busyText={label}
        onClick={() => void press()}
      >
        {label}
      </BusyButton>
      {failure !== null && <FieldMessage id={id} text={failure} />}
    </>
  );
}
