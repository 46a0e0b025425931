import type { Row } from '../../kit/database/database.ts';
import type { Work } from '../crud/work.ts';

/** That a person works for a company, and with which profiles. */
export interface Link {
  readonly company: number;
  readonly profiles: readonly number[];
  readonly active: boolean;
}

/** The links that a person's record lists. */
export const linksOf = (record: Row | null): Link[] =>
  ((record?.Vinculos ?? []) as readonly Row[]).map(({ IdentificadorEmpresa, Perfis, Ativo }) => ({
    company: Number(IdentificadorEmpresa),
    profiles: ((Perfis ?? []) as readonly unknown[]).map(Number),
    active: Ativo !== false,
  }));

const isMember = (links: readonly Link[], companyId: number | null) =>
  links.some(({ company, active }) => active && company === companyId);

/** Whether a person may enter the company that is worked in. */
export const worksHere = (record: Row | null, { companyId }: Work['actor']): boolean =>
  record !== null && record.Ativo !== false && isMember(linksOf(record), companyId);
