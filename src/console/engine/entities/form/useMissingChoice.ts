import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import type { MissingChoice } from '../../../kit/ui/fieldTypeConsole.ts';
import { mayDo, useCodes } from '../../auth/rights.ts';
import { loadEntity } from '../../data/loadEntity.ts';
import { useTexts } from '../../i18n/texts.ts';
import { documentIn, isDocument } from '../documentSearch.ts';
import type { FormData } from './formModel.ts';
import { useRecordMaker } from './RecordMaker.tsx';

/**
 * Of a field that refers to records known by their CPF or CNPJ: says that none has the document typed, and makes one
 * that has. Undefined where the schema has no sentence for that.
 * @param choose takes the record made
 */
export function useMissingChoice(field: Field, choose: (id: number) => void): MissingChoice | undefined {
  const { t, locale } = useTexts();
  const codes = useCodes();
  const make = useRecordMaker();
  const entity = field.entity === null ? null : outlineNamed(field.entity);
  if (!entity?.notFound) return undefined;
  const { notFound } = entity;
  return (text) => {
    if (!isDocument(text)) return null;
    const run = async () => {
      const made = await make?.(entity.name, startingWith(await loadEntity(entity.name), text));
      if (made) choose(made.id);
    };
    const act = { label: t('form.makeWithDocument', { text }), run: () => void run() };
    return { note: notFound[locale], act: make !== null && mayDo(codes, entity, 'create') ? act : null };
  };
}

const documentTypes = ['cpfCnpj', 'cpf', 'cnpj'];

/** The document as its field keeps it, and what the schema's rules make of the kind of person it belongs to. */
function startingWith({ fields, rules }: Entity, text: string): FormData {
  const field = fields.find(({ type, search }) => search && documentTypes.includes(type));
  if (!field) return {};
  const { value, kind } = documentIn(text);
  const decided = rules
    .filter(({ must }) => must.field === field.name && must.type === kind)
    .flatMap(({ when }) => when.flatMap((test) => (test.in?.length === 1 ? [[test.field, test.in[0]]] : [])));
  return { ...Object.fromEntries(decided), [field.name]: value };
}
