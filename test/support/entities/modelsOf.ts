import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../../src/field-types/formats.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import type { Validator } from '../../../src/metadata/validation.ts';
import { buildModel, type EntityModel, type Models } from '../../../src/server/engine/crud/models.ts';
import type { EntityRules } from '../../../src/server/engine/crud/rules.ts';
import type { Followed } from '../../../src/server/engine/facts/facts.ts';
import { noneFollow } from '../../../src/server/engine/facts/followed.ts';
import { noServices } from '../../../src/server/engine/services.ts';

/** Models of entities that only a test knows, their validators compiled on the spot. */
export function modelsOf(
  chosen: readonly Entity[],
  rules: Readonly<Record<string, EntityRules>> = {},
  followed: Followed = noneFollow,
): Models {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const [name, { type, validate }] of Object.entries(formats)) addFormat(ajv, name, type, validate);
  const list = chosen.map((entity) =>
    buildModel(
      entity,
      chosen,
      ajv.compile(entity.jsonSchema) as Validator,
      rules[entity.name],
      Object.fromEntries(
        entity.actions.flatMap(({ name, parameters }) =>
          parameters ? [[name, ajv.compile(parameters.jsonSchema) as Validator]] : [],
        ),
      ),
    ),
  );
  const byName = new Map(list.map((model) => [model.entity.name, model]));
  return {
    list,
    services: noServices,
    followed,
    find: (name) => byName.get(name),
    named: (name) => byName.get(name) as EntityModel,
  };
}

/** Ajv's types know formats of texts and of numbers apart. */
function addFormat(
  ajv: Ajv2020,
  name: string,
  type: 'string' | 'number',
  validate: (value: unknown) => boolean,
): void {
  if (type === 'number') ajv.addFormat(name, { type, validate: (value: number) => validate(value) });
  else ajv.addFormat(name, { type, validate: (value: string) => validate(value) });
}
