import type { EntityRules } from '../../../engine/crud/rules.ts';

/** What the sources of an operation's certificates cost, deleted and cancelled ones too where they were asked. */
export const rules: EntityRules = { expressions: { CustoCertidoes: costOf } };

/**
 * SQL of the sum in BRL. An order that was withdrawn before it was sent cost nothing; whether one without an answer was
 * charged nobody knows, so it counts.
 */
function costOf(alias: string): string {
  return `(select sum(c."Custo") from certidao c where c."IdentificadorOperacao" = "${alias}"."Identificador"
    and not (c."Tentativas" = 0 and c."Protocolo" is null and (c."Situacao" = 'cancelada'
      or (c."Situacao" = 'solicitada' and c."ExcluidoEm" is not null))))`;
}
