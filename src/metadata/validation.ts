import { schemaId } from './expand.ts';
import { validatorLoaders } from './generated/validators.ts';

/** One error as Ajv reports it (messages are ours: `messages.ts`). */
export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A precompiled validator of a whole record. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** What a precompiled module exports: the validator of the entity under its schema id, and of subschemas. */
export type ValidatorModule = Readonly<Record<string, unknown>>;

/**
 * The precompiled module of an entity, loaded when first asked for.
 * @throws when the entity has none: run `npm run generate`
 */
export function loadValidators(entityName: string): Promise<ValidatorModule> {
  const load = validatorLoaders[entityName];
  if (!load) throw new Error(`No validator for ${entityName}; run npm run generate.`);
  return load();
}

/** The validator of a whole record of an entity. */
export async function loadValidator(entityName: string): Promise<Validator> {
  const module = await loadValidators(entityName);
  return module[schemaId(entityName)] as Validator;
}
