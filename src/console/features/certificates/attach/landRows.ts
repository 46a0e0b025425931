import { formatIncra } from '../../../../domain/documents/incra.ts';
import { formatNirf } from '../../../../domain/documents/nirf.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import { readStatedArea } from '../../../../domain/text/statedArea.ts';
import { formatDecimal } from '../../../../domain/units.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { cliente } from '../../../../metadata/generated/entities/cliente.ts';
import { registroMatricula } from '../../../../metadata/generated/entities/registro-matricula.ts';
import type { Translate } from '../../../engine/i18n/translate.ts';
import type { Said } from './document.ts';

export interface LandRow {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly said: Said;
}

/** What a rural property's certificate says of the land, in the order its issuers print it. */
export function landRows(
  land: Readonly<Record<string, Said>>,
  { t, locale }: { readonly t: Translate; readonly locale: Locale },
): readonly LandRow[] {
  const labelOf = ({ fields }: Entity, field: string) =>
    fields.find(({ name }) => name === field)?.label[locale] ?? '';
  const labels: Readonly<Record<string, string>> = {
    Ccir: t('certificates.land.ccir'),
    CodigoIncra: labelOf(certidao, 'CodigoIncra'),
    Car: labelOf(certidao, 'Car'),
    Cib: labelOf(certidao, 'Cib'),
    Imovel: labelOf(registroMatricula, 'Denominacao'),
    Municipio: labelOf(registroMatricula, 'Municipio'),
    Uf: labelOf(certidao, 'Uf'),
    Area: t('certificates.land.area'),
    Classificacao: t('certificates.land.classification'),
    Exercicio: t('certificates.land.exercise'),
    Declarante: t('certificates.land.declarant'),
    SituacaoCadastral: labelOf(cliente, 'SituacaoCadastral'),
  };
  return Object.entries(labels).flatMap(([name, label]) => {
    const said = land[name];
    return said ? [{ name, label, text: textOf(name, String(said.Valor), locale), said }] : [];
  });
}

function textOf(name: string, value: string, locale: Locale): string {
  if (named.has(name)) return readableName(value);
  if (name === 'Area') return areaText(value, locale);
  if (name === 'CodigoIncra') return formatIncra(value);
  return name === 'Cib' ? formatNirf(value) : value;
}

const named: ReadonlySet<string> = new Set(['Imovel', 'Municipio', 'Declarante']);

function areaText(value: string, locale: Locale): string {
  const area = readStatedArea(value);
  return area ? `${formatDecimal(area.Valor, locale, 4)} ${area.Unidade ?? 'ha'}` : value;
}
