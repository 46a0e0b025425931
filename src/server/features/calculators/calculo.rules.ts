import { AppError } from '../../../domain/errors.ts';
import { defaultLocale, locales } from '../../../domain/locale.ts';
import { calculatorOf, calculators } from '../../../metadata/calculators.ts';
import type { Actor } from '../../engine/actors/actor.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import { checkReferences } from '../../engine/crud/references.ts';
import type { EntityRules, Write } from '../../engine/crud/rules.ts';
import type { Row } from '../../kit/database/database.ts';
import { calculate } from './calculate.ts';
import { conditionsOf } from './conditions.ts';
import { headText } from './headText.ts';
import { checkActs, checkPlaces, readSources } from './sources.ts';

/**
 * A stored calculation is made by the server from its input: figures that come with it are not looked at. It keeps the
 * version of its rule and the terms it was made under, and never changes.
 */
export const rules: EntityRules = {
  async beforeWrite(write) {
    return write.operation === 'create' ? made(write) : undefined;
  },
  show,
};

async function made(write: Write): Promise<Row> {
  const { work, model, values } = write;
  const calculator = calculatorOf(String(values.Calculadora));
  if (!calculator)
    throw new AppError(
      'body-invalid',
      { name: 'Calculadora', options: calculators.map(({ code }) => code).join(', ') },
      { field: 'Calculadora', text: 'api.wanted.enum' },
    );
  await checkReferences(work, model.entity.fields, values);
  const base = await requireTogether(write);
  const Fontes = readSources(values.Fontes);
  const record = values.IdentificadorRegistroMatricula;
  await checkActs(work, Fontes, { recordId: typeof record === 'number' ? record : null, base });
  const conditions = await conditionsOf(work, work.models.services.now());
  const { Regra, Entrada, Resultado, Condicoes } = await calculate(
    calculator,
    values.Entrada,
    conditions,
    work.actor,
  );
  checkPlaces(calculator, Entrada, Fontes);
  const Destaques = Object.fromEntries(
    locales.map((locale) => [locale, headText(calculator, Resultado, locale)]),
  );
  return {
    DataReferencia: Entrada.DataReferencia ?? Condicoes.Hoje,
    Regra,
    Destaque: Destaques[defaultLocale],
    Destaques,
    Entrada,
    Fontes,
    Resultado,
    Condicoes,
  };
}

/**
 * Record and compared calculation are of the same operation, or one would be read as being about the other.
 * @returns the compared calculation
 */
async function requireTogether({ work, model, values }: Write): Promise<Row | null> {
  const { Calculadora, IdentificadorOperacao, IdentificadorRegistroMatricula, IdentificadorCalculoBase } =
    values;
  if (typeof IdentificadorRegistroMatricula === 'number') {
    const records = work.models.named('registro-matricula');
    const record = await findRecord(work, records, IdentificadorRegistroMatricula);
    if (record.IdentificadorOperacao !== IdentificadorOperacao)
      throw new AppError('calculation-record-elsewhere', {}, { field: 'IdentificadorRegistroMatricula' });
  }
  if (typeof IdentificadorCalculoBase !== 'number') return null;
  const base = await findRecord(work, model, IdentificadorCalculoBase);
  if (base.IdentificadorOperacao !== IdentificadorOperacao || base.Calculadora !== Calculadora)
    throw new AppError('calculation-base-elsewhere', {}, { field: 'IdentificadorCalculoBase' });
  return base;
}

/** The main figure in the reader's language; as it was written down where it was in no other. */
function show(record: Row, { locale }: Actor): Row {
  const told = (record.Destaques as Readonly<Record<string, string | null>> | null)?.[locale];
  return told ? { ...record, Destaque: told } : record;
}
