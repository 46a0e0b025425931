import { useQuery } from '@tanstack/react-query';
import type { SectionCode, TemplateSentence } from '../../../domain/opinions/model.ts';
import type { FactSentence, Progress } from '../../../metadata/calls/opinions.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { client } from '../../engine/auth/services.ts';
import { progressKey } from './useOpinions.ts';

/** @param operation identifier; it is asked for again when somebody comes back to the window */
export function useProgress(operation: number) {
  return useQuery({
    queryKey: progressKey(operation),
    queryFn: ({ signal }) =>
      client().call<Progress>(`Parecer/Andamento/${operation}`, { signal, background: true }),
    retry: 1,
  });
}

/** Codes of everything the facts of an operation tell. */
const factCodes = ['MATRICULA.CONSULTAR', 'CERTIDAO.CONSULTAR', 'CALCULADORA.USAR'];

/** Today's facts beside an opinion on an operation; `isTheirs`: whether this reader may have them. */
export function useFacts(opinion: number) {
  const codes = useCodes();
  const isTheirs = factCodes.every((code) => codes.has(code));
  const query = useQuery({
    queryKey: ['Parecer', 'Fatos', opinion],
    enabled: isTheirs,
    queryFn: async ({ signal }) => {
      const { Frases } = await client().call<{ readonly Frases: readonly FactSentence[] }>(
        `Parecer/Fatos/${opinion}`,
        { signal, background: true },
      );
      return Frases.map(sentenceOf);
    },
    retry: 1,
  });
  return { ...query, isTheirs };
}

const sentenceOf = ({ Chave, Secao, Texto, Fatos }: FactSentence): TemplateSentence => ({
  key: Chave,
  section: Secao as SectionCode,
  text: Texto,
  says: Fatos,
  sources: [],
});
