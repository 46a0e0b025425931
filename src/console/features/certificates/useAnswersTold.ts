import { useEffect, useRef } from 'react';
import { askedStates } from '../../../domain/certificates/stateGroups.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { notify } from '../../engine/page/notices.ts';

/**
 * Whoever looks at a checklist while sources answer is told as the bell tells everybody else: what arrived once for the
 * operation, or for a registry record of it, what failed each by itself.
 * @param arrived what else the page says of these certificates is old now
 */
export function useAnswersTold(
  operation: ConsoleRecord,
  certificates: readonly ConsoleRecord[] | undefined,
  arrived: () => void,
): void {
  const { t } = useTexts();
  const whenArrived = useRef(arrived);
  whenArrived.current = arrived;
  const before = useRef<ReadonlyMap<number, unknown> | null>(null);
  useEffect(() => {
    if (!certificates) return;
    const known = before.current;
    before.current = new Map(certificates.map(({ id, Situacao }) => [id, Situacao]));
    if (!known) return;
    const operacao = String(operation.Codigo ?? '');
    const changed = certificates.filter(
      ({ id, Origem, Situacao }) => Origem === 'provedor' && isOpen(known.get(id)) && !isOpen(Situacao),
    );
    const told = changed.flatMap((certificate): Told[] => {
      const { Situacao, TextoErro, MotivoFalha, Rotulos } = certificate;
      const matricula = Rotulos?.IdentificadorRegistroMatricula;
      const where = typeof matricula === 'string' ? '-matricula' : '';
      const about = { operacao, matricula: String(matricula ?? '') };
      if (Situacao === 'emitida')
        return [{ kind: 'ok', text: t(`bell.kinds.certidao-obtida${where}`, about) }];
      // Who gave up waiting knows.
      if (Situacao !== 'erro' || MotivoFalha === 'desistencia') return [];
      const erro = String(TextoErro ?? '');
      return [{ kind: 'er', text: t(`bell.kinds.certidao-falhou${where}`, { ...about, erro }) }];
    });
    const once = new Map(told.map((one) => [one.text, one]));
    for (const one of once.values()) notify(one);
    if (changed.length > 0) whenArrived.current();
  }, [certificates, operation, t]);
}

type Told = Parameters<typeof notify>[0];

const isOpen = (state: unknown): boolean => askedStates.includes(String(state));
