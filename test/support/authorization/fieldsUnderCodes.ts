import type { Field } from '../../../src/field-types/types.ts';
import { entities, entityNamed } from '../../../src/metadata/entities.ts';
import type { Transition } from '../../../src/metadata/entity.ts';
import { permissions } from '../../../src/metadata/permissions.ts';
import { allCodes } from '../people/actors.ts';

/** Codes of fields that no schema of the product puts under one, and an institution may. */
export const fieldCodes = {
  see: 'CLIENTE.VERTELEFONE',
  change: 'CLIENTE.MUDARTELEFONE',
  segment: 'SEGMENTO.VERNOME',
  operation: 'OPERACAO.VERPROPOSTA',
  heir: 'OPERACAO.ESCOLHERANALISTA',
  inactive: 'GRUPO.INATIVAR',
} as const;

/**
 * Makes a product of this one in which some fields need a code of their own to be seen or changed, and one event leads
 * from two states by two codes. Done to the schemas as they were read, before anything is built of them.
 * @returns what puts them back, for suites that share them
 */
export function putFieldsUnderCodes(): () => void {
  const before: (() => void)[] = [];
  const put = <T extends object>(target: T, given: Partial<T>) => {
    const was = { ...target };
    before.push(() => Object.assign(target, was));
    Object.assign(target, given);
  };
  const under = (entity: string, name: string, given: Partial<Field>) =>
    put(entityNamed(entity).fields.find((field) => field.name === name) as Field, given);
  under('cliente', 'Telefone', { search: true, seeCode: fieldCodes.see, changeCode: fieldCodes.change });
  under('segmento-area', 'Nome', { seeCode: fieldCodes.segment });
  under('operacao', 'Proposta', { seeCode: fieldCodes.operation });
  under('grupo', 'Ativo', { changeCode: fieldCodes.inactive });
  const operation = entityNamed('operacao');
  const transfer = operation.actions.find(({ name }) => name === 'transferir');
  if (!transfer?.parameters || !operation.states) throw new Error('operacao has changed');
  put(transfer, { when: { field: 'Proposta', in: ['nunca'] } });
  const heir = transfer.parameters.fields.find(({ name }) => name === 'IdentificadorAnalista');
  put(heir as Field, { changeCode: fieldCodes.heir });
  const cancel = operation.states.transitions.find(({ event }) => event === 'cancelar') as Transition;
  const another = { ...cancel, from: ['concluida'], code: 'OPERACAO.REABRIR' };
  put(operation, {
    states: { ...operation.states, transitions: [...operation.states.transitions, another] },
  });
  return () => {
    for (const restore of before.toReversed()) restore();
  };
}

/** Every code there is, of schemas and of hand-written screens. */
export const everything: ReadonlySet<string> = new Set([
  ...allCodes(entities),
  ...permissions.map(({ code }) => code),
  ...Object.values(fieldCodes),
]);
