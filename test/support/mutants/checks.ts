/** What in the sources is a check of rights, for whoever takes them out one by one. */

/** Calls that refuse by throwing, and are statements of their own: without them, nothing is refused. */
export const guards: ReadonlySet<string> = new Set([
  'requireCode',
  'requireCompany',
  'requireOwner',
  'requireUse',
  'requireField',
  'requireGrantable',
  'requireOperation',
  'refuseIfElsewhere',
  'keepAdministrator',
]);

/** Questions whose answer without the check is yes. */
export const questions: ReadonlySet<string> = new Set([
  'holds',
  'maySee',
  'mayChange',
  'mayChangeView',
  'mayGrant',
  'seesLabel',
]);

/** Conditions of statements that without the check leave nothing out. */
export const conditions: ReadonlySet<string> = new Set(['scopeOf', 'companyOf', 'tenantOf', 'unowned']);

/** The same in lists: without the check the list is empty. */
export const lists: ReadonlySet<string> = new Set(['ownedBy', 'branchOf', 'personOf']);

/** Codes of the refusals for want of a right; without the check nothing is thrown. */
export const refusals: ReadonlySet<string> = new Set([
  'permission-missing',
  'company-missing',
  'own-rights',
  'grant-not-allowed',
  'session-missing',
  'session-ended',
  'session-not-found',
  'password-change-first',
  'company-not-member',
  'branch-not-member',
  'member-elsewhere',
  'last-administrator',
  'sign-in-refused',
]);

/** Files whose functions of those names are something else, or whose refusals are not about rights. */
export const isChecked = (path: string): boolean =>
  !/\.test\.ts$|\/(?:migrations|database|reader|demo)\/|\/kit\/files\/|\/rightsPreview\.ts$/.test(path);

/**
 * Refusals that no single request can come to: the session of a token made a moment ago is there, and one ends while
 * it changes company only where two ask at once (sessionRaces.test.ts).
 */
export const unreachable: readonly { readonly file: string; readonly code: string }[] = [
  { file: 'engine/auth/sessionRoutes.ts', code: 'session-ended' },
  { file: 'engine/auth/signIn.ts', code: 'session-ended' },
];

/** One condition in the text of a source file that no name tells: what stands there, and what without the check. */
export interface SourceMutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const sourceMutants: readonly SourceMutant[] = [
  { file: 'engine/auth/sessionActor.ts', from: 'session.IdentificadorEmpresa !== null', to: 'true' },
  { file: 'engine/auth/sessionActor.ts', from: '!session.TrocarSenha', to: 'true' },
  { file: 'engine/http/requestActor.ts', from: 'open || request.is404', to: 'true' },
  { file: 'engine/crud/scope.ts', from: 'analyst && !actor.allOwners', to: 'false' },
  { file: 'engine/crud/scope.ts', from: 'officer && !actor.allOwners', to: 'false' },
  {
    file: 'engine/crud/recordHistory.ts',
    from: 'changeCode === null || actor.codes.has(changeCode)',
    to: 'true',
  },
  {
    file: 'engine/files/fileRoutes.ts',
    from: 'file.CriadoPor !== null && file.CriadoPor === actor.userId',
    to: 'true',
  },
  { file: 'features/matricula/files/uploadRoutes.ts', from: 'file.CriadoPor !== actor.userId', to: 'false' },
];

/** What is remembered from one asking to the next would go on without a check that is back. */
export const remembered: readonly SourceMutant[] = [
  { file: 'engine/crud/list/plainStatements.ts', from: 'if (!isPlain(query, model)) return', to: 'return' },
];
