export { readableName } from '../../../../domain/matricula/persons/readableName.ts';
