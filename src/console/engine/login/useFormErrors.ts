import { useRef, useState } from 'react';

/** Errors of a small form by field name; the first one gets the focus. */
export function useFormErrors<Name extends string>() {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  /** @returns whether there was nothing to show */
  const show = (found: Partial<Record<Name, string>>): boolean => {
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first === undefined) return true;
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return false;
  };
  return { errors, show, form };
}
