import type { LocalDate } from '../../dates.ts';
import type { BaseFracao, TipoPropriedade } from '../../generated/codes.ts';
import {
  type Act,
  type EventCode,
  type Owner,
  ownershipOf,
  validityOf,
  type Warning,
} from '../../matricula/model/index.ts';
import { addShares, type Decimal, type Share, sumShares, toPercentages } from '../../units.ts';
import { type Alert, alert } from '../alert.ts';
import { places, type Rounding } from '../arithmetic.ts';
import { type MemoryStep, step } from '../memory.ts';
import { type InputProblem, refuseProblems } from '../problems.ts';
import { openingOf, toAct } from './acts.ts';
import { givers, mayReceiveBack } from './namesakes.ts';
import { type People, peopleOf } from './people.ts';
import { problemsOf } from './problems.ts';

export interface PersonInput {
  readonly Nome: string;
  /** CPF or CNPJ, by which the same person is known again. */
  readonly Documento?: string | null;
  /** Name of the spouse: an estate may hand out what the couple had. */
  readonly Conjuge?: string | null;
}

export interface OwnerInput extends PersonInput {
  /** Absent: what the others leave, in equal parts. */
  readonly Fracao?: Share | null;
}

export interface TransferInput {
  readonly Ato: string;
  readonly Data?: LocalDate | null;
  /** As the events of a matrícula are called; default `compra_venda`. */
  readonly Evento?: EventCode | null;
  /** Nobody named = all owners. */
  readonly Transmitentes?: readonly (string | PersonInput)[] | null;
  readonly Adquirentes: readonly OwnerInput[];
  /** What passes; absent: all that the givers hold, or the sum of what each acquirer gets. */
  readonly Fracao?: Share | null;
  /** What the fractions are of: the property (default), or what the givers hold. */
  readonly Sobre?: BaseFracao | null;
}

export interface OwnershipInput {
  readonly Proprietarios: readonly OwnerInput[];
  readonly Atos?: readonly TransferInput[] | null;
}

export interface OwnershipResult {
  readonly Regra: string;
  readonly Proprietarios: readonly {
    readonly Nome: string;
    readonly Documento: string | null;
    readonly Fracao: Share;
    /** Four places; all of them sum to 100.0000. */
    readonly Percentual: Decimal;
    readonly Tipo: TipoPropriedade;
    /** Code of the act the share comes from; null for the opening. */
    readonly Origem: string | null;
  }[];
  readonly Soma: Share;
  readonly Alertas: readonly Alert[];
  readonly Memoria: readonly MemoryStep[];
}

export const rule = 'propriedade-1';

const flags: Readonly<Partial<Record<Warning['code'], string>>> = {
  'share-exceeds-holding': 'RF-16',
  'grantor-not-owner': 'RF-17',
  'share-not-read': 'RF-43',
  'shares-do-not-close': 'RF-43',
};

/**
 * Who owns which fraction after a chain of transfers: the fold of the matrícula itself, over acts typed in. Namesakes
 * are called by name and document in the account.
 * @throws CalculationRefused when a share is none or above what there is, an act is no transfer or names no acquirer,
 * or a name may be that of several people
 * @see calculators, section 5; rules of the matrícula, section 6
 */
export function calculateOwnership(input: OwnershipInput, rounding: Rounding = 'HALF_UP'): OwnershipResult {
  refuseProblems(problemsOf(input));
  const people = peopleOf(input);
  const problems: InputProblem[] = [];
  const opening = openingOf(
    people.named({ people: input.Proprietarios, at: 'Proprietarios', known: [] }, problems),
  );
  let { owners, warnings, trail } = ownershipOf(opening, [], {});
  const acts: Act[] = [];
  const memory: MemoryStep[] = [];
  for (const [index, transfer] of (input.Atos ?? []).entries()) {
    acts.push(actAmong(owners, transfer, index, people, problems));
    ({ owners, warnings, trail } = ownershipOf(opening, acts, validityOf(acts).valid, trail));
    const sum = sumShares(owners.map(({ share }) => share));
    memory.push(step('owners-after', 'Σ f = 1', fractionsOf(owners, people), sum, transfer.Ato));
  }
  refuseProblems(problems);
  const shares = owners.map(({ share }) => share);
  const percentages = toPercentages(shares, places.percent, rounding);
  return {
    Regra: rule,
    Proprietarios: owners.map(({ name, document, share, kind, origin }, index) => ({
      Nome: people.writtenName(name),
      Documento: document,
      Fracao: share,
      Percentual: percentages[index] ?? '0.0000',
      Tipo: kind === 'bare' ? 'nu_proprietario' : 'pleno',
      Origem: origin,
    })),
    Soma: sumShares(shares),
    Alertas: warnings.flatMap(({ code, acts: codes, params }) => {
      const flag = flags[code];
      return flag ? [alert(flag, codes[0] ?? null, params)] : [];
    }),
    Memoria: memory,
  };
}

/** A transfer as an act, its people under the names by which those who own then are known. */
function actAmong(
  owners: readonly Owner[],
  transfer: TransferInput,
  index: number,
  people: People,
  problems: InputProblem[],
): Act {
  const at = `Atos.${index}`;
  const from = people.named(
    { people: givers(transfer.Transmitentes), at: `${at}.Transmitentes`, known: owners },
    problems,
  );
  const giving = from.map(({ Nome, Documento }) => ({ name: Nome, document: Documento ?? null }));
  const Adquirentes = people.named(
    {
      people: transfer.Adquirentes,
      at: `${at}.Adquirentes`,
      known: [...giving, ...owners],
      apart: mayReceiveBack(transfer) ? [] : giving.map(({ name }) => name),
    },
    problems,
  );
  return toAct({ ...transfer, Adquirentes }, from, index);
}

/** Rows of one and the same person add up. */
function fractionsOf(owners: readonly Owner[], people: People): Record<string, string> {
  const fractions = new Map<string, Share>();
  for (const owner of owners) {
    const name = people.shownName(owner);
    fractions.set(name, addShares(fractions.get(name) ?? '0/1', owner.share));
  }
  return Object.fromEntries(fractions);
}
