import { AppError } from '../errors.ts';
import {
  type Binding,
  type ConclusionCode,
  conclusionCodes,
  type OpinionContent,
  type Said,
  type SectionCode,
  type Sentence,
  sectionCodes,
} from './model.ts';
import { mostOf } from './opinionSize.ts';

/** An opinion on the wire: `Sentencas` as below, `Conclusao` a code, `Condicoes` a list of texts. */
export interface WireSentence {
  readonly Id: string;
  readonly Secao: string;
  readonly Texto: string;
  readonly Vinculo: { readonly Chave: string; readonly Fatos: Said; readonly Texto: string } | null;
  readonly Mantida: { readonly Motivo: string; readonly Fatos: Said | null } | null;
  readonly Omitida: string | null;
}

export interface WireContent {
  readonly Sentencas: readonly WireSentence[];
  readonly Conclusao: string | null;
  readonly Condicoes: readonly string[];
}

export const contentToWire = ({ sentences, conclusion, conditions }: OpinionContent): WireContent => ({
  Sentencas: sentences.map(sentenceToWire),
  Conclusao: conclusion,
  Condicoes: [...conditions],
});

/** @throws AppError 'opinion-invalid' naming the part that is not as the contract says */
export function contentFromWire(wire: unknown): OpinionContent {
  const { Sentencas, Conclusao, Condicoes } = objectOf(wire, '');
  const sentences = listOf(Sentencas, 'Sentencas', mostOf.sentences).map((item, index) =>
    sentenceFromWire(item, `Sentencas.${index}`),
  );
  if (new Set(sentences.map(({ id }) => id)).size < sentences.length) refuse('Sentencas');
  return {
    sentences,
    conclusion: Conclusao === null || Conclusao === undefined ? null : codeOf(Conclusao),
    conditions: listOf(Condicoes ?? [], 'Condicoes', mostOf.conditions).map((item, index) =>
      textOf(item, `Condicoes.${index}`),
    ),
  };
}

const sentenceToWire = ({ id, section, text, binding, kept, omitted }: Sentence): WireSentence => ({
  Id: id,
  Secao: section,
  Texto: text,
  Vinculo: binding && { Chave: binding.key, Fatos: binding.says, Texto: binding.text },
  Mantida: kept && { Motivo: kept.reason, Fatos: kept.says },
  Omitida: omitted,
});

function sentenceFromWire(wire: unknown, path: string): Sentence {
  const { Id, Secao, Texto, Vinculo, Mantida, Omitida } = objectOf(wire, path);
  if (!sectionCodes.includes(Secao as SectionCode)) refuse(`${path}.Secao`);
  return {
    id: idOf(Id, `${path}.Id`),
    section: Secao as SectionCode,
    text: textOf(Texto, `${path}.Texto`),
    binding: Vinculo === null ? null : bindingFromWire(Vinculo, `${path}.Vinculo`),
    kept: Mantida === null ? null : keptFromWire(Mantida, `${path}.Mantida`),
    omitted: Omitida === null ? null : reasonOf(Omitida, `${path}.Omitida`),
  };
}

function bindingFromWire(wire: unknown, path: string): Binding {
  const { Chave, Fatos, Texto } = objectOf(wire, path);
  return {
    key: idOf(Chave, `${path}.Chave`),
    says: saidOf(Fatos, `${path}.Fatos`),
    text: textOf(Texto, `${path}.Texto`),
  };
}

function keptFromWire(wire: unknown, path: string): Sentence['kept'] {
  const { Motivo, Fatos } = objectOf(wire, path);
  return {
    reason: reasonOf(Motivo, `${path}.Motivo`),
    says: Fatos === null ? null : saidOf(Fatos, `${path}.Fatos`),
  };
}

const saidOf = (value: unknown, path: string): Said =>
  Object.fromEntries(
    Object.entries(objectOf(value, path)).map(([name, item]) => [name, textOf(item, `${path}.${name}`)]),
  );

const codeOf = (value: unknown): ConclusionCode =>
  conclusionCodes.find((code) => code === value) ?? refuse('Conclusao');

/** @throws AppError 'reason-required' for one that says nothing */
function reasonOf(value: unknown, path: string): string {
  const text = textOf(value, path);
  if (text.trim() === '') throw new AppError('reason-required', {}, { field: path });
  return text;
}

const idOf = (value: unknown, path: string): string => {
  const text = textOf(value, path);
  return text !== '' && text.length <= 500 ? text : refuse(path);
};

/** Texts that no database keeps are told apart before they come here. */
const textOf = (value: unknown, path: string): string =>
  typeof value === 'string' && value.length <= mostOf.characters ? value : refuse(path);

const listOf = (value: unknown, path: string, most: number): readonly unknown[] =>
  Array.isArray(value) && value.length <= most ? value : refuse(path);

const objectOf = (value: unknown, path: string): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : refuse(path);

function refuse(path: string): never {
  throw new AppError('opinion-invalid', { field: path }, { field: path });
}
