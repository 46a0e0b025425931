import { useQuery } from '@tanstack/react-query';
import type { SectionCode, TemplateSentence } from '../../../domain/opinions/model.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { client } from '../../engine/auth/services.ts';
import { progressKey } from './useOpinions.ts';

/** What the opinion on an operation waits for, and the chain it goes through, as the API tells it. */
interface Progress {
  readonly Parecer: CurrentOpinion | null;
  readonly Pendencias: readonly Prerequisite[];
  readonly Alcada: ChainOfOperation;
}

export interface CurrentOpinion {
  readonly Identificador: number;
  readonly Titulo: string;
  readonly Situacao: string;
  readonly Desatualizado: boolean | null;
  readonly Conclusao: string | null;
  readonly Autor: string | null;
  readonly Aprovador: string | null;
  readonly AprovadoEm: string | null;
  readonly Validade: string | null;
}

export interface Prerequisite {
  readonly Codigo: string;
  readonly Texto: string;
  readonly Entidade: string;
  readonly Identificador: number;
}

export interface ChainOfOperation {
  readonly Valor: number | null;
  readonly Segmento: string | null;
  readonly TipoImovel: string;
  readonly Officer: string | null;
  readonly Instancia: string | null;
  readonly Aprovadores: readonly {
    readonly Nome: string;
    readonly DaOperacao: boolean;
    readonly Limite: number | null;
  }[];
  readonly QuemAmplia: readonly string[];
  readonly PodeAprovar: boolean;
  readonly Motivo: string | null;
}

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

interface WireSentence {
  readonly Chave: string;
  readonly Secao: string;
  readonly Texto: string;
  readonly Fatos: Readonly<Record<string, string>>;
}

/** Today's facts beside an opinion on an operation; `isTheirs`: whether this reader may have them. */
export function useFacts(opinion: number) {
  const codes = useCodes();
  const isTheirs = factCodes.every((code) => codes.has(code));
  const query = useQuery({
    queryKey: ['Parecer', 'Fatos', opinion],
    enabled: isTheirs,
    queryFn: async ({ signal }) => {
      const { Frases } = await client().call<{ readonly Frases: readonly WireSentence[] }>(
        `Parecer/Fatos/${opinion}`,
        { signal, background: true },
      );
      return Frases.map(sentenceOf);
    },
    retry: 1,
  });
  return { ...query, isTheirs };
}

const sentenceOf = ({ Chave, Secao, Texto, Fatos }: WireSentence): TemplateSentence => ({
  key: Chave,
  section: Secao as SectionCode,
  text: Texto,
  says: Fatos,
  sources: [],
});
