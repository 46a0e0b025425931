import { useId, useState } from 'react';

/** A reason being typed: none that is blank is taken. */
export function useReason(onReason: (reason: string) => unknown) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    isMissing,
    /** Id of what says that it is missing. */
    messageId: `${id}-m`,
    /** What becomes of it; false while there is none. */
    give: (): unknown => {
      if (reason.trim() !== '') return onReason(reason.trim());
      setMissing(true);
      document.getElementById(id)?.focus();
      return false;
    },
    control: {
      id,
      value: reason,
      autoComplete: 'off',
      'aria-invalid': isMissing || undefined,
      'aria-describedby': isMissing ? `${id}-m` : undefined,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setReason(target.value);
        setMissing(false);
      },
    },
  };
}
