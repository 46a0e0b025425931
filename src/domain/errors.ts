/** What kind of trouble a failure is; the server turns it into an HTTP status, the log into a level. */
export type ErrorKind =
  | 'invalid'
  /** The request itself cannot be understood: an unknown field, a page that is no number. */
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'precondition-required'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable';

/** Every failure a person may meet. The code names its text in `i18n/` under `errors`. */
export const errors = {
  'file-missing': 'invalid',
  'file-empty': 'invalid',
  'file-not-pdf': 'invalid',
  'file-damaged': 'invalid',
  'file-password': 'invalid',
  'file-password-wrong': 'invalid',
  'file-too-large': 'too-large',
  'file-too-many-pages': 'invalid',
  'file-page-too-heavy': 'invalid',
  'file-not-found': 'not-found',
  'file-protected': 'invalid',
  'file-too-heavy': 'invalid',
  'file-too-slow': 'invalid',
  'file-too-long': 'invalid',
  'file-page-damaged': 'invalid',
  'file-page-too-slow': 'invalid',
  'file-reader-stopped': 'unavailable',
  'file-reader-killed': 'unavailable',
  'file-no-matricula': 'invalid',
  'file-no-text': 'invalid',
  'file-blank': 'invalid',
  'ocr-unavailable': 'unavailable',
  'ocr-page-too-slow': 'invalid',
  'ocr-stopped': 'unavailable',
  'record-invalid': 'invalid',
  'record-not-found': 'not-found',
  'feedback-closed': 'invalid',
  'feedback-full': 'invalid',
  'record-deleted': 'not-found',
  'record-stale': 'conflict',
  'record-in-use': 'invalid',
  'version-unknown': 'invalid',
  'value-taken': 'invalid',
  'reference-not-found': 'not-found',
  'version-required': 'precondition-required',
  'permission-missing': 'forbidden',
  'company-missing': 'forbidden',
  'field-unknown': 'malformed',
  'field-read-only': 'malformed',
  'text-not-storable': 'malformed',
  'query-unknown': 'malformed',
  'query-invalid': 'malformed',
  'body-invalid': 'malformed',
  'body-key-repeated': 'malformed',
  'number-not-exact': 'malformed',
  'transition-not-allowed': 'invalid',
  'transition-condition': 'invalid',
  'reason-required': 'invalid',
  'action-unknown': 'not-found',
  'parameter-unknown': 'malformed',
  'action-not-now': 'invalid',
  'reference-deleted': 'not-found',
  'selection-too-many': 'invalid',
  'exports-too-many': 'too-many',
  'import-too-large': 'too-large',
  'import-too-long': 'invalid',
  'import-too-wide': 'invalid',
  'import-empty': 'invalid',
  'import-unreadable': 'invalid',
  'import-no-columns': 'invalid',
  'import-column-twice': 'invalid',
  'import-column-missing': 'invalid',
  'import-not-by-file': 'invalid',
  'body-not-csv': 'unsupported',
  'import-row-long': 'invalid',
  'import-repeated': 'invalid',
  'import-stopped': 'invalid',
  'import-reference-none': 'invalid',
  'import-reference-many': 'invalid',
  'idempotency-key-reused': 'invalid',
  'idempotency-key-invalid': 'malformed',
  'database-busy': 'unavailable',
  'storage-full': 'unavailable',
  'value-out-of-range': 'malformed',
  'export-too-large': 'invalid',
  'operation-records-open': 'invalid',
  'operation-has-opinion': 'invalid',
  'operation-not-deletable': 'invalid',
  'session-missing': 'unauthenticated',
  'session-ended': 'unauthenticated',
  'sign-in-refused': 'unauthenticated',
  'sign-in-wait': 'too-many',
  'too-many-requests': 'too-many',
  'company-not-member': 'forbidden',
  'branch-not-member': 'forbidden',
  'password-change-first': 'forbidden',
  'password-short': 'invalid',
  'password-long': 'invalid',
  'password-common': 'invalid',
  'password-same': 'invalid',
  'password-confirmation': 'invalid',
  'password-current-wrong': 'invalid',
  'reset-code-refused': 'invalid',
  'session-not-found': 'not-found',
  'own-rights': 'forbidden',
  'own-scope': 'forbidden',
  'grant-not-allowed': 'forbidden',
  'last-administrator': 'forbidden',
  'enum-unknown': 'not-found',
  'call-unknown': 'not-found',
  'body-not-json': 'unsupported',
  'body-too-large': 'too-large',
  'preference-too-large': 'too-large',
  'preferences-too-many': 'invalid',
  'server-busy': 'unavailable',
  'server-closing': 'unavailable',
  'page-unknown': 'not-found',
  'record-not-read': 'invalid',
  'record-processing': 'invalid',
  'attachment-type': 'unsupported',
  'matricula-value-invalid': 'invalid',
  'correction-act-unknown': 'invalid',
  'correction-act-exists': 'invalid',
  'correction-field-unknown': 'invalid',
  'owner-unknown': 'invalid',
  'owner-share-has-other-source': 'invalid',
  'operation-closed': 'invalid',
  'reading-failed': 'unavailable',
  'record-not-correctable': 'invalid',
  'record-incomplete': 'invalid',
  'shares-not-whole': 'invalid',
  'member-elsewhere': 'forbidden',
  'permission-unknown': 'invalid',
  'owner-has-open-operations': 'invalid',
  'handover-missing': 'invalid',
  'handover-to-same': 'invalid',
  'handover-too-many': 'invalid',
  'owner-inactive': 'invalid',
  'product-other-property': 'invalid',
  'product-without-fgts': 'invalid',
  'workflow-other-property': 'invalid',
  'branch-other-company': 'invalid',
  'company-branches-other-root': 'invalid',
  'approval-limit-repeated': 'invalid',
  'holiday-exists': 'invalid',
  'step-repeated': 'invalid',
  'certificate-repeated': 'invalid',
  'calculator-repeated': 'invalid',
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errors;

/** A failure with a name, whose text in the user's language says what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** The field it is about, as a path of wire names: `Enderecos.0.Cep`. */
  readonly field: string | undefined;

  constructor(
    code: ErrorCode,
    params: Readonly<Record<string, string | number>> = {},
    options: { field?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.field = options.field;
  }

  get kind(): ErrorKind {
    return errors[this.code];
  }
}
