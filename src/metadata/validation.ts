import { validatorLoaders } from './generated/validators.ts';
import { schemaId } from './schemaId.ts';

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
 * The precompiled module of an entity or of an action's parameters, loaded when first asked for.
 * @throws when there is none: run `npm run generate`
 */
export function loadValidators(shapeName: string): Promise<ValidatorModule> {
  const load = validatorLoaders[shapeName];
  if (!load) throw new Error(`No validator for ${shapeName}; run npm run generate.`);
  return load();
}

/** The validator of a whole record of an entity, or of the parameters of an action (`operacao.transferir`). */
export async function loadValidator(shapeName: string): Promise<Validator> {
  const module = await loadValidators(shapeName);
  return module[schemaId(shapeName)] as Validator;
}
