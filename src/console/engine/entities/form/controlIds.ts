/** `Alcada.0.Valor` is `campo_Alcada-0-Valor`: parts of a value hang on its field's id. */
export function controlId(prefix: string, path: string): string {
  const [field = '', ...inner] = path.split('.');
  return [`${prefix}_${field}`, ...inner].join('-');
}

/** Puts the focus on the control itself, or on the field it is part of. */
export function focusField(prefix: string, path: string): void {
  const field = path.split('.')[0] ?? '';
  const element =
    document.getElementById(controlId(prefix, path)) ?? document.getElementById(controlId(prefix, field));
  const control = element?.matches('[role="radiogroup"]')
    ? (element.querySelector<HTMLElement>(':checked') ?? element.querySelector<HTMLElement>('input'))
    : element;
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}

/** The first control one may write into. */
export function focusFirst(inside: ParentNode | null): void {
  inside
    ?.querySelector<HTMLElement>(
      ':is(input, select, textarea):not([readonly], :disabled, [type="hidden"], [hidden] *)',
    )
    ?.focus({ preventScroll: true });
}
