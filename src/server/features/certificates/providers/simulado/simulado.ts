import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '../../../../../domain/dates.ts';
import { ProviderFailure } from '../faults.ts';
import { inBrasilia } from '../http/values.ts';
import type { CertificateOrder, CertificateProvider, Issued, ProviderAnswer } from '../provider.ts';
import { certificatePdf } from './certificatePdf.ts';
import { actOf, demoRules, resultOf, type SimulatedRule, validityDays } from './scenario.ts';

export interface SimuladoOptions {
  readonly now: () => Date;
  readonly rules?: readonly SimulatedRule[];
  /** How long an order that takes its time is pending. */
  readonly delayMs?: number;
  /** How long silence lasts before it counts as a time-out. */
  readonly silenceMs?: number;
}

/** As long as a configured source has unless its file says otherwise. */
const longestWaitMs = 5 * 86_400_000;

/**
 * The source of demo and tests: serves every type, calls nobody, and does with an order what its rules say. Its papers
 * are marked as worth nothing. It keeps nothing: a protocol says itself when the answer is due.
 */
export function createSimulado({
  now,
  rules = demoRules,
  delayMs = 20_000,
  silenceMs = 10_000,
}: SimuladoOptions): CertificateProvider {
  async function answer(order: CertificateOrder, signal: AbortSignal): Promise<ProviderAnswer> {
    signal.throwIfAborted();
    const act = actOf(order, rules);
    if (act === 'recusa')
      return { kind: 'recusada', text: 'Recusa simulada: o documento não foi aceito pela fonte.' };
    if (act === 'silencio') {
      await sleep(silenceMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      throw new ProviderFailure('timed-out', { detail: 'simulated' });
    }
    if (act === 'espera')
      return { kind: 'pendente', protocol: 'SIM-ESPERA', askAgainAt: new Date(now().getTime() + delayMs) };
    return issue(order, act);
  }

  async function issue(order: CertificateOrder, act: ReturnType<typeof actOf>): Promise<Issued> {
    const local = inBrasilia(now());
    const digest = createHash('sha256').update(`${order.key} ${local}`).digest('hex').toUpperCase();
    const issuedOn = local.slice(0, 10);
    const facts = {
      result: resultOf(order.typeCode, act),
      number: `${Number.parseInt(digest.slice(0, 12), 16)}`.padStart(11, '0').slice(-11),
      verificationCode: (digest.slice(16, 32).match(/.{4}/g) ?? []).join('.'),
      issuedOn,
      issuedAtTime: local.slice(11, 16),
      validUntil: addDays(issuedOn, validityDays(order.typeCode)),
    };
    return {
      kind: 'emitida',
      ...facts,
      paper: { kind: 'pdf', bytes: await certificatePdf({ order, ...facts }) },
    };
  }

  return {
    name: 'simulado',
    limits: { perMinute: 600, atOnce: 4 },
    longestWaitMs,
    serves: () => true,
    price: (typeCode) => (/^(PROT|JC_|MAT_)/.test(typeCode) ? '12.90' : null),
    order: async (order, signal) => {
      if (actOf(order, rules) !== 'demora') return answer(order, signal);
      const askAgainAt = new Date(now().getTime() + delayMs);
      return { kind: 'pendente', protocol: `SIM-${askAgainAt.getTime()}`, askAgainAt };
    },
    poll: async (protocol, order, signal) => {
      const due = Number(/^SIM-(\d{1,15})$/.exec(protocol)?.[1] ?? 0);
      if (now().getTime() < due) return { kind: 'pendente', protocol, askAgainAt: new Date(due) };
      return answer(order, signal);
    },
    fetch: async () => {
      throw new ProviderFailure('incomplete-order', { detail: 'its papers come with the answer' });
    },
    verifies: () => true,
    verify: async ({ number, verificationCode }) => ({
      state:
        number !== null && /^([0-9A-F]{4}\.){3}[0-9A-F]{4}$/.test(verificationCode ?? '')
          ? 'confirmada'
          : 'negada',
    }),
    close: async () => undefined,
  };
}
