import type { SourcedText } from '../../../pages/sourcedText.ts';
import type { Range } from '../../../text/found.ts';
import { readIdentifiers } from '../../../text/identifiersText.ts';
import { inTitleCase, properNameAt } from '../../../text/placeNames.ts';
import type { EventCode, PropertyChange } from '../../model/model.ts';
import { readMunicipality } from './property.ts';

/** Facts of the property that an act states anew. */
export function readPropertyChange(
  sourced: SourcedText,
  body: Range,
  event: EventCode,
  title: string,
  prove: (key: string, at: Range | null | undefined, doubt?: number) => void,
): PropertyChange {
  const { folded, text } = sourced;
  const ids = readIdentifiers(folded, body, false);
  const words = folded.slice(body.start, body.end);
  const change: { -readonly [Key in keyof PropertyChange]: PropertyChange[Key] } = {};
  for (const key of ['incraCode', 'ccir', 'car'] as const) {
    const found = ids[key];
    if (!found) continue;
    change[key] = found.value;
    prove(`propertyChange.${key}`, found);
  }
  if (ids.nirf.length > 0) {
    change.nirf = ids.nirf.map(({ value }) => value);
    prove('propertyChange.nirf', ids.nirf[0]);
  }
  const recorded = [
    'numero_predial',
    'construcao',
    'outro',
    'mudanca_denominacao',
    'retificacao_area',
    'unificacao',
    'desmembramento',
    'cadastro_incra',
    'demolicao',
    'qualificacao_pessoal',
  ].includes(event);
  if (recorded && ids.municipalRegistration) {
    change.municipalRegistration = ids.municipalRegistration.value;
    prove('propertyChange.municipalRegistration', ids.municipalRegistration);
  }
  if (event === 'mudanca_denominacao') {
    const name = newName(folded, text, body);
    if (name) {
      change.name = name.value;
      prove('propertyChange.name', name, 5);
    }
    if (
      /PERIMETRO URBANO|DESCARACTERIZA|PASS[A-Z]+ (?:A SER )?(?:DE RURAL (?:PARA|A) )?URBAN[OA]|ZONA URBANA/.test(
        `${title} ${words}`,
      ) &&
      !/\bRUA\b/.test(title)
    ) {
      change.kind = 'urban';
      prove('propertyChange.kind', body, 10);
    }
    const municipality =
      /MUNICIPIO|EMANCIPA/.test(words) && /PASS[A-Z]+[^.;]{0,40}MUNICIPIO/.test(words)
        ? readMunicipality(folded, text, body)
        : null;
    if (municipality) {
      change.municipality = municipality.name.value;
      prove('propertyChange.municipality', municipality.name, 10);
    }
  }
  return change;
}

/** The property's new name; a street's new name is not the property's. */
function newName(folded: string, text: string, body: Range) {
  const match =
    /(?:PASS[A-Z]+ A (?:SE |SER )?(?:DENOMINA|CHAMA)(?:R|D[OA])(?:-SE)?|DENOMINACAO[^.;]{0,40}\bPARA|(?:PASSA(?:NDO|R)? A TER|PASSOU A TER|RECEBE(?:U|NDO)?) A DENOMINACAO DE|DENOMINA-SE)\s+(?:DE\s+|SIMPLESMENTE\s+)?/.exec(
      folded.slice(body.start, body.end),
    );
  if (!match) return null;
  const before = folded.slice(body.start, body.start + match.index);
  // `a requerimento do proprietário, o imóvel passou a denominar-se`: the land, whoever stands before.
  const isProperty = /(?:^|[,;.]\s*|\bQUE\s+)O (?:\w+ )?IMOVEL(?: (?:D?ESTA|OBJETO)[^.;,]{0,40})?\s*$/.test(
    before,
  );
  if (
    !isProperty &&
    /\b(?:RUA|AVENIDA|LOGRADOURO|ALAMEDA|ESTRADA|TRAVESSA|PRACA|VIA|BAIRRO|MUNICIPIO|PROPRIETARI[OA]|EMPRESA|SOCIEDADE)\b[^.;]{0,70}$/.test(
      before,
    )
  )
    return null;
  const start = body.start + match.index + match[0].length;
  const found = properNameAt(text, start, 9);
  return found && !/^(?:Rua|RUA|Avenida|AVENIDA)\b/.test(found.name)
    ? { value: inTitleCase(found.name), start, end: found.end }
    : null;
}
