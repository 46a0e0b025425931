// Written by npm run generate.
import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { consoleHalf as areaType } from '../area/console.tsx';
import { consoleHalf as booleanType } from '../boolean/console.tsx';
import { consoleHalf as cnpjType } from '../cnpj/console.tsx';
import { consoleHalf as cpfType } from '../cpf/console.tsx';
import { consoleHalf as cpfCnpjType } from '../cpfCnpj/console.tsx';
import { consoleHalf as dateType } from '../date/console.tsx';
import { consoleHalf as dateTimeType } from '../dateTime/console.tsx';
import { consoleHalf as emailType } from '../email/console.tsx';
import { consoleHalf as enumType } from '../enum/console.tsx';
import { consoleHalf as fileType } from '../file/console.tsx';
import { consoleHalf as fractionType } from '../fraction/console.tsx';
import { consoleHalf as integerType } from '../integer/console.tsx';
import { consoleHalf as jsonType } from '../json/console.tsx';
import { consoleHalf as linesType } from '../lines/console.tsx';
import { consoleHalf as longTextType } from '../longText/console.tsx';
import { consoleHalf as moneyType } from '../money/console.tsx';
import { consoleHalf as percentType } from '../percent/console.tsx';
import { consoleHalf as referenceType } from '../reference/console.tsx';
import { consoleHalf as referenceManyType } from '../referenceMany/console.tsx';
import { consoleHalf as textType } from '../text/console.tsx';

export const consoleHalves: Readonly<Record<string, FieldTypeConsole<unknown>>> = { area: areaType, boolean: booleanType, cnpj: cnpjType, cpf: cpfType, cpfCnpj: cpfCnpjType, date: dateType, dateTime: dateTimeType, email: emailType, enum: enumType, file: fileType, fraction: fractionType, integer: integerType, json: jsonType, lines: linesType, longText: longTextType, money: moneyType, percent: percentType, reference: referenceType, referenceMany: referenceManyType, text: textType };
