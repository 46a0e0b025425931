import { formatMatriculaNumber } from '../../../../domain/documents/matriculaNumber.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { text } from '../../../../metadata/texts.ts';

/** What an item of a checklist is called by beside the others of its type. */
export interface ItemNamed {
  readonly title: string;
  readonly number: string | null;
  readonly file: string | null;
  readonly person: string | null;
}

/** SQL of the columns of `ItemNamed`. */
export const itemNamed = (alias: string): string => `"${alias}"."Titulo" as title,
  (select r."Numero" from registro_matricula r
    where r."Identificador" = "${alias}"."IdentificadorRegistroMatricula") as number,
  (select r."NomeArquivo" from registro_matricula r
    where r."Identificador" = "${alias}"."IdentificadorRegistroMatricula") as file,
  (select k."Nome" from cliente k where k."Identificador" = "${alias}"."IdentificadorCliente") as person`;

/** "Certidão de ônus reais … · matrícula 18.771": two items of one type are told apart. */
export const itemTitle = ({ title, number, file, person }: ItemNamed, locale: Locale): string =>
  [
    title,
    number ? text(locale, 'certificates.recordInTitle', { number: formatMatriculaNumber(number) }) : file,
    person,
  ]
    .filter(Boolean)
    .join(' · ');
