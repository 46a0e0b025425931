import { isCar, normaliseCar } from '../../../domain/documents/car.ts';
import { isIncra, normaliseIncra } from '../../../domain/documents/incra.ts';
import { isNirf, normaliseNirf } from '../../../domain/documents/nirf.ts';
import { applyCorrections, situationOf } from '../../../domain/matricula/corrections/index.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import type { Row } from '../../kit/database/database.ts';
import { currentReading } from '../matricula/reading/readings.ts';

/**
 * Numbers of the land as a registry record says them today, by the fields of a certificate. Only whole ones: part of a
 * number would be searched, and paid for, in vain. Of several of a kind a person says which. Nothing for who may not
 * open records.
 */
export async function landNumbers(work: Work, recordId: number): Promise<Row> {
  const { entity } = work.models.named('registro-matricula');
  if (!holds(work.actor, entity.codes.get)) return {};
  const current = await currentReading(work.tx, recordId);
  if (!current) return {};
  const { property } = situationOf(applyCorrections(current.reading, current.corrections));
  const incra = normaliseIncra(property.incraCode ?? '');
  const nirf = [...new Set(property.nirf.map(normaliseNirf).filter(isNirf))];
  const car = normaliseCar(property.car ?? '');
  return {
    ...(isIncra(incra) ? { CodigoIncra: incra } : {}),
    ...(nirf.length === 1 ? { Cib: nirf[0] } : {}),
    ...(isCar(car) ? { Car: car } : {}),
    ...(property.municipalRegistration
      ? { InscricaoMunicipal: property.municipalRegistration.slice(0, 40) }
      : {}),
  };
}
