export { readableName } from '../../../../domain/text/readableName.ts';
