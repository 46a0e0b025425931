export { readableName } from '../../../domain/matricula/readableName.ts';
