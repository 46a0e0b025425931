import type { LocalDate } from '../../../../domain/dates.ts';
import { AppError } from '../../../../domain/errors.ts';
import { type FullRecord, present } from '../../../engine/crud/record.ts';
import type { ActionCall, EntityRules } from '../../../engine/crud/rules.ts';
import { createChecked } from '../../../engine/crud/write/createRecord.ts';
import type { Row } from '../../../kit/database/database.ts';
import { issue } from '../answer.ts';
import { searchedFields } from '../catalogue.ts';
import { reusableIn } from './reusable.ts';

/** A certificate obtained for one operation serves another of the same client while it is good. */
export const rules: EntityRules = { actions: { reutilizar: reuse } };

/**
 * The same answer in another operation: the same search, words, dates and file, and where they come from. Nothing is
 * searched, stored or paid for again.
 * @throws AppError 'certificate-not-reusable' beside the operation; 'certificate-under-way' where it was asked for there
 */
async function reuse({ work, model, record, input }: ActionCall): Promise<unknown> {
  const target = Number(input.IdentificadorOperacao);
  const [found] = await reusableIn(work, target, record.Identificador);
  if (!found) throw new AppError('certificate-not-reusable', {}, { field: 'IdentificadorOperacao' });
  const created = await createChecked(work, model, {
    ...taken(record, [
      'IdentificadorTipoCertidao',
      'IdentificadorCliente',
      'PesquisaExata',
      ...searchedFields,
    ]),
    IdentificadorOperacao: target,
    // Whoever answered it, nobody is asked this time.
    Origem: 'manual',
    SolicitarMesmoAssim: true,
  });
  const answer = {
    ...taken(record, ['HoraEmissao', 'Orgao', 'Numero', 'CodigoVerificacao']),
    Resultado: String(record.Resultado),
    DataEmissao: record.DataEmissao as LocalDate,
    DataVencimento: record.DataVencimento as LocalDate | null,
  };
  // The term it had counts, also where its type has another one by now.
  const kept = taken(record, ['DataVencimento', 'ValidadeDias', 'Observacao', ...documentFields]);
  const issued = await issue(work, created, answer, {
    ...kept,
    IdentificadorReutilizada: record.Identificador,
  });
  return present(issued, model, work.actor);
}

const documentFields = [
  'IdentificadorArquivo',
  'NomeArquivo',
  'Sha256',
  'Autenticidade',
  'AutenticidadeEm',
  'Dados',
  'Provedor',
  'Protocolo',
];

const taken = (record: FullRecord, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
