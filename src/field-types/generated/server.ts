// Written by npm run generate.
import type { FieldTypeServer } from '../../server/sql/fieldTypeServer.ts';
import { serverHalf as areaType } from '../area/server.ts';
import { serverHalf as booleanType } from '../boolean/server.ts';
import { serverHalf as cnpjType } from '../cnpj/server.ts';
import { serverHalf as cpfType } from '../cpf/server.ts';
import { serverHalf as cpfCnpjType } from '../cpfCnpj/server.ts';
import { serverHalf as dateType } from '../date/server.ts';
import { serverHalf as dateTimeType } from '../dateTime/server.ts';
import { serverHalf as emailType } from '../email/server.ts';
import { serverHalf as enumType } from '../enum/server.ts';
import { serverHalf as fileType } from '../file/server.ts';
import { serverHalf as fractionType } from '../fraction/server.ts';
import { serverHalf as integerType } from '../integer/server.ts';
import { serverHalf as jsonType } from '../json/server.ts';
import { serverHalf as linesType } from '../lines/server.ts';
import { serverHalf as longTextType } from '../longText/server.ts';
import { serverHalf as moneyType } from '../money/server.ts';
import { serverHalf as percentType } from '../percent/server.ts';
import { serverHalf as referenceType } from '../reference/server.ts';
import { serverHalf as referenceManyType } from '../referenceMany/server.ts';
import { serverHalf as textType } from '../text/server.ts';

export const serverHalves: Readonly<Record<string, FieldTypeServer<unknown>>> = { area: areaType, boolean: booleanType, cnpj: cnpjType, cpf: cpfType, cpfCnpj: cpfCnpjType, date: dateType, dateTime: dateTimeType, email: emailType, enum: enumType, file: fileType, fraction: fractionType, integer: integerType, json: jsonType, lines: linesType, longText: longTextType, money: moneyType, percent: percentType, reference: referenceType, referenceMany: referenceManyType, text: textType };
