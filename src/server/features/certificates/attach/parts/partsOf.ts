import { sql } from 'kysely';
import type { Part } from '../../../../../metadata/calls/certificates.ts';
import type { FullRecord } from '../../../../engine/crud/record.ts';
import type { Work } from '../../../../engine/crud/work.ts';
import { namesOfTypes } from '../../typeNames.ts';
import type { DocumentData } from '../documentData.ts';
import { fits } from './fit.ts';
import { waitingIn } from './targets.ts';

/** The certificates of a file that holds several; none where it holds one. */
export async function partsOf(work: Work, record: FullRecord): Promise<readonly Part[]> {
  const data = record.Dados as DocumentData | null;
  if (!data?.Partes) return [];
  const waiting = await waitingIn(work, record);
  const taken = await takenElsewhere(work, record);
  const kindOf = (name: string, index: number) =>
    (data.Partes?.[index]?.Sobre[name]?.Valor ?? null) as string | null;
  const names = await namesOfTypes(
    work,
    data.Partes.flatMap((_, index) => kindOf('Tipo', index) ?? []),
  );
  return data.Partes.map((part, index) => {
    const Parte = index + 1;
    const Tipo = kindOf('Tipo', index);
    const isSettled = Parte === data.Parte || taken.has(Parte);
    return {
      Parte,
      Paginas: part.Paginas,
      Escolhida: Parte === data.Parte,
      Tipo: Tipo === null ? null : (names.get(Tipo) ?? Tipo),
      Nome: kindOf('Nome', index),
      Documento: kindOf('Documento', index),
      IdentificadorCertidao: taken.get(Parte) ?? null,
      Destinos: isSettled ? [] : waiting.filter(({ held }) => fits(part, held)).map(({ target }) => target),
    };
  });
}

/** Parts of the same file that other certificates of the operation have. */
async function takenElsewhere({ tx }: Work, record: FullRecord): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ part: number; id: number }>`
    select (t."Dados" ->> 'Parte')::integer as part, min(t."Identificador") as id from certidao t
    where t."IdentificadorOperacao" = ${record.IdentificadorOperacao} and t."Sha256" = ${record.Sha256}
      and t."Identificador" <> ${record.Identificador} and t."ExcluidoEm" is null
      and t."Situacao" <> 'cancelada' and t."Dados" ->> 'Parte' is not null
    group by 1`.execute(tx);
  return new Map(rows.map(({ part, id }) => [Number(part), Number(id)]));
}
