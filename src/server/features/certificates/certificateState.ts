/**
 * SQL of what a certificate is today: its stored state, and once issued whether it is still valid, expires within
 * the notice of its type, has expired, or was replaced. Worked out when asked, so nothing is rewritten at midnight.
 * The calculator of expiry has the same rule for its own input: `validityOn` in
 * `src/domain/calculators/certificateExpiry/notice.ts`.
 * @see certificates, section 5
 */
export const stateOf = (alias: string): string => {
  const of = (name: string) => `"${alias}"."${name}"`;
  return `case when ${of('Situacao')} <> 'emitida' then ${of('Situacao')}
    when ${of('IdentificadorSubstituta')} is not null then 'substituida'
    when ${of('DataVencimento')} is null then 'emitida'
    when ${of('DataVencimento')} < ${today} then 'vencida'
    when ${of('DataVencimento')} - coalesce(${of('AvisoDias')}, 0)::integer <= ${today} then 'a_vencer'
    else 'emitida' end`;
};

const today = `(now() at time zone 'America/Sao_Paulo')::date`;
