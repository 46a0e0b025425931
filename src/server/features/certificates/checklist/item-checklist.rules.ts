import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { EntityRules, ListActionCall, Write } from '../../../engine/crud/rules.ts';
import type { Row } from '../../../kit/database/database.ts';
import { typeName } from '../typeNames.ts';
import { itemStateOf } from './itemState.ts';
import { itemsOfOperation, itemsOfWorkflow } from './itemsOfWorkflow.ts';
import { itemsPerProperty } from './itemsPerProperty.ts';

/** What an operation needs to be signed, item by item; a certificate of the type meets it. */
export const rules: EntityRules = {
  expressions: {
    Estado: itemStateOf,
    CodigoTipo: (alias) => ofType(alias, 'k."Codigo"'),
    DeImovel: (alias) =>
      ofType(alias, `not (coalesce(k."AplicaEmpresa", false) or coalesce(k."AplicaPessoa", false))`),
  },
  async beforeWrite(write) {
    return write.operation === 'create' ? added(write) : undefined;
  },
  listActions: { montar: fromWorkflow, copiar: fromOperation },
};

/** SQL of something the catalogue says of an item's type, also to those who may not open the catalogue. */
const ofType = (alias: string, what: string): string =>
  `(select ${what} from tipo_certidao k where k."Identificador" = "${alias}"."IdentificadorTipoCertidao")`;

async function added({ work, values }: Write): Promise<Row> {
  const type = await findRecord(
    work,
    work.models.named('tipo-certidao'),
    Number(values.IdentificadorTipoCertidao),
  );
  const recordId = values.IdentificadorRegistroMatricula;
  if (typeof recordId === 'number') {
    const record = await findRecord(work, work.models.named('registro-matricula'), recordId);
    if (record.IdentificadorOperacao !== values.IdentificadorOperacao)
      throw new AppError('certificate-record-elsewhere', {}, { field: 'IdentificadorRegistroMatricula' });
  }
  const { rows } = await sql`select 1 from item_checklist
    where "IdentificadorOperacao" = ${values.IdentificadorOperacao}
      and "IdentificadorTipoCertidao" = ${values.IdentificadorTipoCertidao}
      and "IdentificadorCliente" is not distinct from ${values.IdentificadorCliente ?? null}
      and "IdentificadorRegistroMatricula" is not distinct from ${values.IdentificadorRegistroMatricula ?? null}
      and "ExcluidoEm" is null`.execute(work.tx);
  if (rows.length > 0)
    throw new AppError(
      'checklist-item-repeated',
      { type: typeName(work, type) },
      { field: 'IdentificadorTipoCertidao' },
    );
  return { Titulo: type.Nome, ...(values.Ordem ? {} : await behindTheLast(work, values)) };
}

/** `Ordem` of its schema. */
const greatestPlace = 9999;

/** A place nobody chose is behind the others, not before them. */
async function behindTheLast({ tx }: Write['work'], { IdentificadorOperacao }: Row): Promise<Row> {
  const { rows } = await sql<{ last: number | null }>`select max("Ordem")::int as last from item_checklist
    where "IdentificadorOperacao" = ${IdentificadorOperacao} and "ExcluidoEm" is null`.execute(tx);
  return { Ordem: Math.min((rows[0]?.last ?? 0) + 10, greatestPlace) };
}

async function fromWorkflow({ work, input }: ListActionCall): Promise<unknown> {
  const operation = await operationOf(work, input);
  const added = await itemsOfWorkflow(work, operation);
  return { Total: added + (await itemsPerProperty(work, operation.Identificador)) };
}

async function fromOperation({ work, input }: ListActionCall): Promise<unknown> {
  const operation = await operationOf(work, input);
  const added = await itemsOfOperation(work, operation, Number(input.IdentificadorOperacaoOrigem));
  return { Total: added + (await itemsPerProperty(work, operation.Identificador)) };
}

const operationOf = (work: ListActionCall['work'], input: Row): Promise<FullRecord> =>
  findRecord(work, work.models.named('operacao'), Number(input.IdentificadorOperacao));
