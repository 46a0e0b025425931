import { cnpjRoot, isCnpj } from '../../../../domain/documents/cnpj.ts';
import { AppError } from '../../../../domain/errors.ts';
import { isBlank } from '../../../../metadata/asked.ts';
import { judge } from '../../../../metadata/judge.ts';
import { text } from '../../../../metadata/texts.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { EntityModel } from '../../../engine/crud/models.ts';
import { type FullRecord, writablePart } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { holds, mayChange, maySee } from '../../../engine/permissions/requireCode.ts';
import type { DocumentData } from '../attach/documentData.ts';
import type { Proof } from '../attach/said.ts';
import { type Fillable, fillables } from './fields.ts';

/** A value of the document beside the client's own. */
export interface FillItem {
  /** Field of the client. */
  readonly Campo: string;
  /** As it would be stored; null where what is said fits the field in no way. */
  readonly Valor: unknown;
  /** As it is printed. */
  readonly Dito: string;
  readonly Atual: unknown;
  readonly Comparacao: 'igual' | 'novo' | 'diferente' | 'nao_cabe';
  /** Of one that does not fit: why, and what to do, in the reader's language. */
  readonly Texto: string | null;
  readonly Provas: readonly Proof[];
}

/** What a company's certificate says, beside the client it was asked for. */
export interface CompanyFill {
  readonly Cliente: { readonly Identificador: number; readonly Versao: number; readonly Nome: string };
  /** Only the company's own document fills its record: `outro_estabelecimento` is one of the same root. */
  readonly Identidade: 'mesma' | 'outro_estabelecimento' | 'outra' | 'sem_cnpj';
  /** Why nothing is offered; null where it is. */
  readonly Texto: string | null;
  /** Whether this person may write it to the client. */
  readonly PodeAtualizar: boolean;
  readonly Itens: readonly FillItem[];
}

/**
 * The company data of an issued certificate beside its client, for who may see both. Worked out each time.
 * @returns null where there is nothing to compare: no such data, one replaced or denied, no company as client
 */
export async function companyFillOf(work: Work, record: FullRecord): Promise<CompanyFill | null> {
  const says = (record.Dados as DocumentData | null)?.Empresa;
  if (!says || !counts(record)) return null;
  const client = await clientOf(work, record);
  if (client?.TipoPessoa !== 'J') return null;
  const identity = identityOf(says.Cnpj, client);
  const model = work.models.named('cliente');
  const isCompared = identity === 'mesma' || identity === 'outro_estabelecimento';
  return {
    Cliente: {
      Identificador: client.Identificador,
      Versao: client.Versao,
      Nome: String(client.Nome),
    },
    Identidade: identity,
    Texto: identity === 'mesma' ? null : text(work.actor.locale, `certificates.fill.${identity}`),
    PodeAtualizar: identity === 'mesma' && holds(work.actor, model.entity.codes.update),
    Itens: isCompared ? fillables.flatMap((fillable) => itemOf(fillable, says, client, { work, model })) : [],
  };
}

/** One that is not issued, that a newer version replaced or that its issuer denied proves nothing of today. */
const counts = ({ Situacao, IdentificadorSubstituta, Autenticidade }: FullRecord): boolean =>
  Situacao === 'emitida' && IdentificadorSubstituta === null && Autenticidade !== 'negada';

async function clientOf(work: Work, { IdentificadorCliente: id }: FullRecord): Promise<FullRecord | null> {
  const model = work.models.named('cliente');
  if (typeof id !== 'number' || !holds(work.actor, model.entity.codes.get)) return null;
  try {
    return await findRecord(work, model, id);
  } catch (cause) {
    // Deleted meanwhile, or not among this person's clients.
    if (cause instanceof AppError) return null;
    throw cause;
  }
}

function identityOf(said: unknown, { Documento }: FullRecord): CompanyFill['Identidade'] {
  const cnpj = String((said as { readonly Valor?: unknown } | undefined)?.Valor ?? '');
  if (!isCnpj(cnpj) || typeof Documento !== 'string') return 'sem_cnpj';
  if (cnpj === Documento) return 'mesma';
  return cnpjRoot(cnpj) === cnpjRoot(Documento) ? 'outro_estabelecimento' : 'outra';
}

interface Judging {
  readonly work: Work;
  readonly model: EntityModel;
}

function itemOf(
  { field: name, said: saidIn, value: valueIn, isSame }: Fillable,
  says: NonNullable<DocumentData['Empresa']>,
  client: FullRecord,
  { work, model }: Judging,
): readonly FillItem[] {
  const field = model.fields.get(name);
  const said = saidIn(says);
  if (!field || said.length === 0 || !maySee(work.actor, field)) return [];
  const value = valueIn(said, client);
  const base = {
    Campo: name,
    Dito: said.map(({ Valor }) => String(Valor)).join(', '),
    Atual: client[name] ?? null,
    Provas: said.map(({ Pagina, Caixas, Citacao }) => ({ Pagina, Caixas, Citacao })),
  };
  const told = (Comparacao: FillItem['Comparacao'], Valor: unknown, Texto: string | null = null) => [
    { ...base, Valor, Comparacao, Texto },
  ];
  if (value === null)
    // Of an address that cannot be parted the first line says so for all its parts.
    return name === addressLine
      ? told('nao_cabe', null, text(work.actor.locale, 'certificates.fill.address'))
      : [];
  if (!isBlank(client[name]) && isSame(value, client[name])) return told('igual', value);
  const problem = misfitOf(name, value, client, { work, model });
  if (problem !== null || !mayChange(work.actor, field)) return told('nao_cabe', null, problem);
  return told(isBlank(client[name]) ? 'novo' : 'diferente', value);
}

const addressLine = 'Logradouro';

/** What is wrong with a value in its field, by the rules that judge the record when it is saved; null = it fits. */
function misfitOf(name: string, value: unknown, client: FullRecord, { work, model }: Judging): string | null {
  const { locale } = work.actor;
  const { problems } = judge(
    model.entity,
    model.validate,
    writablePart({ ...client, [name]: value }, model),
    locale,
  );
  const own = problems.find(({ field }) => field === name || field.startsWith(`${name}.`));
  return own?.text ?? null;
}
