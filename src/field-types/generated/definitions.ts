// Written by npm run generate.
import type { FieldTypeDefinition } from '../types.ts';
import { definition as areaType } from '../area/definition.ts';
import { definition as booleanType } from '../boolean/definition.ts';
import { definition as cnpjType } from '../cnpj/definition.ts';
import { definition as cpfType } from '../cpf/definition.ts';
import { definition as cpfCnpjType } from '../cpfCnpj/definition.ts';
import { definition as dateType } from '../date/definition.ts';
import { definition as dateTimeType } from '../dateTime/definition.ts';
import { definition as emailType } from '../email/definition.ts';
import { definition as enumType } from '../enum/definition.ts';
import { definition as fileType } from '../file/definition.ts';
import { definition as fractionType } from '../fraction/definition.ts';
import { definition as integerType } from '../integer/definition.ts';
import { definition as jsonType } from '../json/definition.ts';
import { definition as linesType } from '../lines/definition.ts';
import { definition as longTextType } from '../longText/definition.ts';
import { definition as moneyType } from '../money/definition.ts';
import { definition as percentType } from '../percent/definition.ts';
import { definition as referenceType } from '../reference/definition.ts';
import { definition as referenceManyType } from '../referenceMany/definition.ts';
import { definition as textType } from '../text/definition.ts';

export const definitions: Readonly<Record<string, FieldTypeDefinition<unknown>>> = { area: areaType, boolean: booleanType, cnpj: cnpjType, cpf: cpfType, cpfCnpj: cpfCnpjType, date: dateType, dateTime: dateTimeType, email: emailType, enum: enumType, file: fileType, fraction: fractionType, integer: integerType, json: jsonType, lines: linesType, longText: longTextType, money: moneyType, percent: percentType, reference: referenceType, referenceMany: referenceManyType, text: textType };
