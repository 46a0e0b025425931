import type { Said } from '../model.ts';

/** A record of the installation that a sentence of an operation's opinion rests on. */
export interface RecordRef {
  readonly entity: 'operacao' | 'registro-matricula' | 'parecer' | 'certidao' | 'item-checklist' | 'calculo';
  readonly id: number;
  /** Of a registry record: code of the act that the sentence is about first. */
  readonly act: string | null;
}

/** What a sentence says, under the name of what it is about. */
interface Saying {
  readonly key: string;
  readonly says: Said;
}

/**
 * Where the facts of a sentence stand, from what it says: so an approved text leads to its sources too, whatever became
 * of them since.
 * @param operationId of the opinion
 */
export function referencesOf({ key, says }: Saying, operationId: number): readonly RecordRef[] {
  const [what = '', ...rest] = key.split(':');
  return finders[what]?.(rest, says, operationId) ?? [];
}

type Find = (rest: readonly string[], says: Said, operationId: number) => readonly RecordRef[];

const finders: Readonly<Record<string, Find>> = {
  deal: (_rest, _says, id) => ref('operacao', id),
  record: ([id, what], says) =>
    what === 'opinion'
      ? [
          ...ref('parecer', says.opinion),
          ...(says.opinion === undefined ? ref('registro-matricula', id) : []),
        ]
      : ref('registro-matricula', id, firstOf(says.codes)),
  finding: ([id], says) => ref('registro-matricula', id, firstOf(says.acts)),
  item: ([id], says) => [
    ...ref('certidao', says.certificate),
    ...(says.certificate ? [] : ref('item-checklist', id)),
  ],
  certificate: ([id]) => ref('certidao', id),
  calculation: (_rest, says) => ref('calculo', says.calculation),
};

const firstOf = (codes: string | undefined): string | null => codes?.split(' ')[0] || null;

function ref(
  entity: RecordRef['entity'],
  id: string | number | undefined,
  act: string | null = null,
): RecordRef[] {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 ? [{ entity, id: number, act }] : [];
}
