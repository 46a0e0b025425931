/** Brings a control into view and goes to it; of several that exclude each other, to the one chosen. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches('[role="radiogroup"]')
    ? (element.querySelector<HTMLElement>(':checked') ?? element.querySelector<HTMLElement>('input'))
    : element;
  control?.scrollIntoView({ block: 'nearest' });
  control?.focus();
}
