import { AppError } from '../../errors.ts';
import { type Codec, follow, isObject, refuseValue } from '../model/fields/codec.ts';
import { actCodec, actKind, closingCodec, evidenceCodec, openingCodec } from '../model/fields/wireFields.ts';
import type { Act, Correction, CorrectionBody, NewAct } from '../model/model.ts';
import { factNamed, isFactValue, statedFacts } from '../model/statedFacts.ts';
import { overrideFromWire, overrideNamed, overrideNames, overrideToWire } from './wireOverrides.ts';

/**
 * A correction as stored and sent: `{ Tipo, Ato, Campo, Valor, De, Motivo, Quem, Quando }`. `Ato` is the act's
 * identity, null for the opening and, under `Certidao`, for the certificate's closing; `Campo` a dotted path of wire names; for a new act `Valor` holds its fields; for
 * a stated fact (`declarar`) `Campo` is its name, for a derived value said otherwise (`substituir`) the name of that.
 */
export interface WireCorrection {
  readonly Tipo:
    | 'alterar'
    | 'incluir-ato'
    | 'excluir-ato'
    | 'declarar'
    | 'desconsiderar-trecho'
    | 'substituir';
  readonly Ato: string | null;
  readonly Campo: string | null;
  readonly Valor: unknown;
  readonly De: unknown;
  /** Words on a page that say the value of a changed field: `{ Pagina, Caixas, Citacao, Confianca }`. */
  readonly Prova?: unknown;
  readonly Motivo: string;
  readonly Quem: string;
  readonly Quando: string;
}

export function correctionToWire(correction: Correction): WireCorrection {
  const { reason, by, at } = correction;
  const who = { Motivo: reason, Quem: by, Quando: at };
  if (correction.type === 'state') {
    const { name } = statedFacts[correction.fact];
    return { Tipo: 'declarar', Ato: null, Campo: name, Valor: correction.value, De: null, ...who };
  }
  if (correction.type === 'override') {
    const { field, value } = correction;
    const Valor = overrideToWire(field, value);
    return { Tipo: 'substituir', Ato: null, Campo: overrideNames[field], Valor, De: null, ...who };
  }
  if (correction.type === 'set-aside') {
    const { block, aside } = correction;
    return { Tipo: 'desconsiderar-trecho', Ato: null, Campo: block, Valor: aside, De: null, ...who };
  }
  const { act } = correction;
  if (correction.type === 'remove-act') {
    return { Tipo: 'excluir-ato', Ato: act, Campo: null, Valor: null, De: null, ...who };
  }
  if (correction.type === 'add-act') {
    return {
      Tipo: 'incluir-ato',
      Ato: act,
      Campo: correction.block ?? null,
      Valor: newActToWire(correction.value),
      De: null,
      ...who,
    };
  }
  const { name, toWire } = fieldToWire(act, correction.field);
  return {
    Tipo: 'alterar',
    Ato: act,
    Campo: name,
    Valor: toWire(correction.value),
    De: correction.from === undefined ? null : toWire(correction.from),
    ...(correction.proof && { Prova: evidenceCodec.toWire(correction.proof) }),
    ...who,
  };
}

/**
 * Reads a correction, stored or asked for. What a request leaves out, who and when, comes from `stamp`.
 * `Cancela` sets the codes an act takes down; `Valido` true, false or null sets or lifts validity by hand.
 * @throws AppError 'correction-field-unknown' for a name the table lacks, 'matricula-value-invalid' for a value
 * that cannot stand there, 'reason-required' without a reason
 */
export function correctionFromWire(
  wire: unknown,
  stamp?: { readonly by: string; readonly at: string },
): Correction {
  if (!isObject(wire)) return refuseValue('');
  const reason = typeof wire.Motivo === 'string' ? wire.Motivo.trim() : '';
  if (reason === '') throw new AppError('reason-required', {}, { field: 'Motivo' });
  const by = stamp?.by ?? textOf(wire.Quem, 'Quem');
  const at = stamp?.at ?? textOf(wire.Quando, 'Quando');
  return { ...bodyFromWire(wire, reason), reason, by, at };
}

function bodyFromWire(wire: Record<string, unknown>, reason: string): CorrectionBody {
  if (wire.Tipo === 'excluir-ato') return { type: 'remove-act', act: textOf(wire.Ato, 'Ato') };
  if (wire.Tipo === 'incluir-ato') {
    const value = newActFromWire(wire.Valor);
    const act = wire.Ato ?? `${value.kind}-${value.order}+`;
    const block = wire.Campo ?? null;
    return {
      type: 'add-act',
      act: textOf(act, 'Ato'),
      value,
      ...(block !== null && { block: textOf(block, 'Campo') }),
    };
  }
  if (wire.Tipo === 'desconsiderar-trecho') {
    const aside = typeof wire.Valor === 'boolean' ? wire.Valor : refuseValue('Valor');
    return { type: 'set-aside', block: textOf(wire.Campo, 'Campo'), aside };
  }
  if (wire.Tipo === 'declarar') return statementFromWire(wire);
  if (wire.Tipo === 'substituir') return overrideOf(wire);
  if (wire.Tipo !== 'alterar') return refuseValue('Tipo');
  const act = wire.Ato === null || wire.Ato === undefined ? null : textOf(wire.Ato, 'Ato');
  const name = textOf(wire.Campo, 'Campo');
  const { field, fromWire } = fieldFromWire(act, name, reason);
  return {
    type: 'change',
    act,
    field,
    value: fromWire(wire.Valor, 'Valor'),
    from: fromWire(wire.De ?? null, 'De', true),
    ...(isObject(wire.Prova) && { proof: evidenceCodec.fromWire(wire.Prova, 'Prova') }),
  };
}

/** A derived value said otherwise: its wire name as `Campo`, null as `Valor` takes it away. */
function overrideOf(wire: Record<string, unknown>): CorrectionBody {
  const name = textOf(wire.Campo, 'Campo');
  const field = overrideNamed(name);
  if (!field) throw new AppError('correction-field-unknown', { field: name }, { field: 'Campo' });
  const value = naming(name, 'Valor', () => overrideFromWire(field, wire.Valor, name));
  return { type: 'override', field, value };
}

/** A stated fact: its wire name as `Campo`, null as `Valor` takes it away. */
function statementFromWire(wire: Record<string, unknown>): CorrectionBody {
  const name = textOf(wire.Campo, 'Campo');
  const fact = factNamed(name);
  if (!fact) throw new AppError('correction-field-unknown', { field: name }, { field: 'Campo' });
  const value = wire.Valor ?? null;
  if (value !== null && !isFactValue(fact, value))
    throw new AppError('matricula-value-invalid', { field: name }, { field: 'Valor' });
  return { type: 'state', fact, value };
}

/** Names that stand for a view of another field, as the list of acts shows it. */
const views = { cancels: 'Cancela', manualValidity: 'Valido' } as const;

/** The wire's name of a field, and how its value travels. */
export function fieldToWire(
  act: string | null,
  field: string,
): { name: string; toWire: (value: unknown) => unknown } {
  if (act !== null && field === 'cancels') return { name: views.cancels, toWire: (value) => value };
  if (act !== null && field === 'manualValidity') {
    return { name: views.manualValidity, toWire: (value) => (isObject(value) ? value.valid : null) };
  }
  const target = fieldOf(act, 'key', field);
  if (!target) throw new AppError('correction-field-unknown', { field });
  return { name: target.names, toWire: (value) => target.codec.toWire(value) };
}

/** The domain's path of a wire name, and how its value is read; `from` values need not be complete. */
function fieldFromWire(
  act: string | null,
  name: string,
  reason: string,
): { field: string; fromWire: (wire: unknown, path: string, lenient?: boolean) => unknown } {
  if (act !== null && name === views.cancels) {
    return {
      field: 'cancels',
      fromWire: (wire, path) =>
        Array.isArray(wire) ? wire.map((code) => textOf(code, path)) : wire === null ? [] : refuseValue(path),
    };
  }
  if (act !== null && name === views.manualValidity) {
    return {
      field: 'manualValidity',
      fromWire: (wire, path) => {
        if (wire === null || wire === undefined) return null;
        return typeof wire === 'boolean' ? { valid: wire, reason } : refuseValue(path);
      },
    };
  }
  const target = fieldOf(act, 'name', name);
  if (!target) throw new AppError('correction-field-unknown', { field: name }, { field: 'Campo' });
  return {
    field: target.keys,
    fromWire: (wire, path, lenient) =>
      lenient && wire === null ? null : naming(name, path, () => target.codec.fromWire(wire, name)),
  };
}

/** A field of an act, of the opening or, under `closing` and `Certidao`, of the certificate's closing. */
function fieldOf(act: string | null, by: 'key' | 'name', path: string): ReturnType<typeof follow> {
  const [prefix, other] = by === 'key' ? ['closing.', 'Certidao.'] : ['Certidao.', 'closing.'];
  if (act !== null || !path.startsWith(prefix))
    return follow((act === null ? openingCodec : actCodec) as Codec<unknown>, by, path);
  const own = follow(closingCodec as Codec<unknown>, by, path.slice(prefix.length));
  const [keys, names] = by === 'key' ? [prefix, other] : [other, prefix];
  return own && { ...own, keys: `${keys}${own.keys}`, names: `${names}${own.names}` };
}

function newActToWire(value: NewAct): Record<string, unknown> {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(
    entries.map(([key, item]) => {
      const part = actCodec.part('key', key);
      if (!part) throw new AppError('correction-field-unknown', { field: key });
      return [part.name, part.codec.toWire(item)];
    }),
  );
}

/** At least kind, number, date and event; `Cancela` is understood beside `Vinculos`. */
function newActFromWire(wire: unknown): NewAct {
  if (!isObject(wire)) return refuseValue('Valor');
  const { Cancela: cancels, ...rest } = wire;
  const entries = Object.entries(rest).map(([name, item]) => {
    const part = actCodec.part('name', name);
    if (!part) throw new AppError('correction-field-unknown', { field: name }, { field: `Valor.${name}` });
    return [part.key, naming(name, `Valor.${name}`, () => part.codec.fromWire(item, name))];
  });
  const given: Partial<Act> = Object.fromEntries(entries);
  const codes = Array.isArray(cancels) ? cancels.map((code) => textOf(code, 'Valor.Cancela')) : [];
  const links = [...(given.links ?? []), ...codes.map((code) => ({ kind: 'cancels', code }) as const)];
  return {
    ...given,
    kind: actKind.fromWire(rest.Tipo, 'Valor.Tipo'),
    order: given.order ?? refuseValue('Valor.Ordem'),
    date: given.date ?? null,
    event: given.event ?? refuseValue('Valor.Evento'),
    ...(links.length > 0 && { links }),
  };
}

/** A refusal that speaks of the field a person knows, and stands at its place in the request. */
function naming<T>(field: string, place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'matricula-value-invalid') throw error;
    const within = error.field?.startsWith(`${field}.`) ? error.field : field;
    throw new AppError(error.code, { field: within }, { field: place, cause: error });
  }
}

const textOf = (value: unknown, path: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : refuseValue(path);
